/** The order of the cards in a hand. */
import { DECKS, cardOf, type SpeciesData } from './data';

export interface HandCard {
  token: string;
  /** Tells twins apart while they move. */
  key: string;
  /** The unfinished move plays it. */
  chosen: boolean;
  /** The first of its kind that is not chosen: the one to pick. */
  first: boolean;
}

const CLASSES = ['crew', 'tool', 'book'];

/** Crew, tools, books, each by deck; as many copies of a card are chosen as `played` names. */
export function sortHand(hand: string[], played: string[], data: SpeciesData): HandCard[] {
  const rank = (token: string): number => {
    const card = cardOf(data, token);
    return CLASSES.indexOf(card.class) * 10 + DECKS.indexOf(card.deck);
  };
  const sorted = [...hand].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const left = [...played];
  const copies = new Map<string, number>();
  const waiting = new Set<string>();
  return sorted.map((token) => {
    const copy = copies.get(token) ?? 0;
    copies.set(token, copy + 1);
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    const chosen = at >= 0;
    const first = !chosen && !waiting.has(token);
    if (first) waiting.add(token);
    return { token, key: `${token}#${copy}`, chosen, first };
  });
}
