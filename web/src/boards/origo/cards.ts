/** What a card shows: its class, its label and the squares that are printed on it. */
import { SIDE, rowLetter, squareOf } from './geometry';
import { isCountry, regionGrid, type OrigoData } from './data';

export type CardClass = 'row' | 'column' | 'land' | 'growth' | 'ship';

/** Hands are sorted in this order of classes. */
const ORDER: CardClass[] = ['row', 'column', 'land', 'growth', 'ship'];

export interface CardFace {
  token: string;
  kind: CardClass;
  /** The squares printed on the card; none on a growth card, whose squares depend on the shields. */
  squares: number[];
}

/** The class of a card by its token. */
export function cardClass(token: string): CardClass {
  if (token === 'growth' || token === 'ship') return token;
  if (/^[A-J](·[A-J])*$/.test(token)) return 'row';
  if (/^\d+(·\d+)*$/.test(token)) return 'column';
  return 'land';
}

/** The face of a card. */
export function cardFace(token: string, data: OrigoData): CardFace {
  const kind = cardClass(token);
  return { token, kind, squares: printed(token, kind, data) };
}

function printed(token: string, kind: CardClass, data: OrigoData): number[] {
  const names = token.split('·');
  switch (kind) {
    case 'row':
      return all((row) => names.includes(rowLetter(row)));
    case 'column':
      return all((_, column) => names.includes(String(column + 1)));
    case 'land':
      return (data.country.find((country) => country.code === token)?.squares ?? []).map(squareOf);
    case 'ship': {
      const grid = regionGrid(data);
      return all((row, column) => !isCountry(grid[row]![column]!));
    }
    case 'growth':
      return [];
  }
}

function all(test: (row: number, column: number) => boolean): number[] {
  const squares: number[] = [];
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) if (test(row, column)) squares.push(row * SIDE + column);
  return squares;
}

/** A hand card with a key of its own, so that twins can be told apart while they move. */
export interface HandCard {
  token: string;
  key: string;
  selected: boolean;
}

const numbered = (token: string): number => Number(token.split('·')[0]);

function compare(a: string, b: string): number {
  const [ka, kb] = [cardClass(a), cardClass(b)];
  if (ka !== kb) return ORDER.indexOf(ka) - ORDER.indexOf(kb);
  if (ka === 'column' && numbered(a) !== numbered(b)) return numbered(a) - numbered(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The hand sorted by rows, columns, land, growth, ship; as many copies of a card are selected as the draft names. */
export function sortHand(hand: string[], selected: string[]): HandCard[] {
  const left = [...selected];
  const seen = new Map<string, number>();
  return [...hand].sort(compare).map((token) => {
    const copy = seen.get(token) ?? 0;
    seen.set(token, copy + 1);
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return { token, key: `${token}#${copy}`, selected: at >= 0 };
  });
}
