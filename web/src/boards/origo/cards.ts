/** The cards in the hand and what is printed on them. */
import type { CardKind, OrigoData } from './data';

/** The kind of a card by its token. */
export function cardKind(token: string, data: OrigoData): CardKind {
  const kind = data.cards.find((card) => card.token === token);
  if (!kind) throw new Error(`no such card: ${token}`);
  return kind;
}
