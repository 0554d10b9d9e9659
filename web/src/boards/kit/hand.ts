/** The cards of a hand in order; twins get a key each, so that they can be told apart while they move. */

export interface HandCard {
  token: string;
  key: string;
  /** The unfinished move holds it. */
  chosen: boolean;
  /** The first of its kind that is not chosen: the one to pick. */
  first: boolean;
}

/** Cards with a key for each copy. */
export function keyed(cards: string[]): { token: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((token) => {
    const copy = seen.get(token) ?? 0;
    seen.set(token, copy + 1);
    return { token, key: `${token}#${copy}` };
  });
}

/** The hand by rank, then by name; as many copies of a card are chosen as the draft names. */
export function sortHand(hand: string[], chosen: string[], rank: (card: string) => number): HandCard[] {
  const sorted = [...hand].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const left = [...chosen];
  const waiting = new Set<string>();
  return keyed(sorted).map(({ token, key }) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    const first = at < 0 && !waiting.has(token);
    if (first) waiting.add(token);
    return { token, key, chosen: at >= 0, first };
  });
}
