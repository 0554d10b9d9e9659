/** The cards in the hand and what is printed on them. */
import type { CardKind, OrigoData } from './data';

/** The kind of a card by its token. */
export function cardKind(token: string, data: OrigoData): CardKind {
  const kind = data.cards.find((card) => card.token === token);
  if (!kind) throw new Error(`no such card: ${token}`);
  return kind;
}

/** A hand card with a key of its own, so that twins can be told apart while they move. */
export interface HandCard {
  token: string;
  key: string;
  selected: boolean;
}

/** The hand sorted by rows, columns, land, growth, ship; as many copies of a card are selected as the draft names. */
export function sortHand(hand: string[], selected: string[], data: OrigoData): HandCard[] {
  const order = new Map(data.cards.map((card, i) => [card.token, i]));
  const sorted = [...hand].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const left = [...selected];
  return keyed(sorted).map(({ token, key }) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return { token, key, selected: at >= 0 };
  });
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
