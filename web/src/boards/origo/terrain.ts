/** How each region looks: where its name and its founding coin stand, and which terrain marks are strewn over it. */
import { CELL, SIDE, squareOf } from './geometry';
import { jitter } from './coast';

export type Mark = 'tree' | 'pine' | 'hill' | 'peak' | 'grass' | 'vine' | 'moor';

export interface Lettering {
  /** The line that the name stands on: start, bend and end in squares from the upper left corner of the map. */
  line: [number, number, number, number, number, number];
  size: number;
  spacing: number;
}

interface Look {
  lettering: Lettering;
  /** Where the founding coin lies, in squares. */
  coin: [number, number];
  marks: Mark[];
}

const look = (line: Lettering['line'], size: number, spacing: number, coin: [number, number], marks: Mark[]): Look => ({
  lettering: { line, size, spacing },
  coin,
  marks,
});

/** Names run along the lines of the grid, so that shields leave them readable. */
export const LOOKS: Record<string, Look> = {
  BR: look([0.1, 2.06, 1.5, 1.98, 2.95, 2.07], 25, 7, [2, 1.5], ['moor', 'hill', 'grass']),
  SK: look([4.02, 1.06, 5, 1.0, 6.0, 1.06], 20, 0.5, [5, 0.5], ['pine', 'pine', 'peak']),
  BA: look([7.8, 1.06, 9, 1.0, 9.97, 1.07], 23, 3, [8, 0.5], ['tree', 'moor', 'pine']),
  GE: look([4.3, 5.08, 5.6, 4.96, 7.0, 5.07], 24, 6, [6, 4.5], ['tree', 'tree', 'pine']),
  BE: look([3.05, 4.07, 4, 3.99, 4.97, 4.07], 22, 4, [4, 3.5], ['grass', 'moor']),
  PO: look([7.07, 4.07, 7.6, 4.0, 8.3, 4.05], 23, 4, [8, 3.5], ['grass', 'tree']),
  GA: look([1.6, 6.05, 3, 5.98, 4.5, 6.08], 24, 7, [4, 6.5], ['grass', 'tree', 'vine']),
  HE: look([5.05, 7.06, 6.5, 6.98, 7.97, 7.06], 22, 5, [7, 6.5], ['peak', 'peak', 'hill']),
  DK: look([8.05, 5.07, 9, 4.99, 9.97, 5.07], 24, 7, [9, 5.5], ['peak', 'tree', 'hill']),
  HI: look([0.05, 7.07, 1.2, 6.99, 2.3, 7.09], 23, 4, [1, 7.5], ['hill', 'vine', 'hill']),
  IT: look([3.3, 9.14, 5.5, 9.0, 7.9, 9.12], 25, 15, [6, 8.5], ['vine', 'hill', 'tree']),
  DM: look([6.2, 8.0, 8, 7.94, 9.9, 8.03], 22, 10, [8, 7.5], ['hill', 'peak', 'grass']),
  no: look([1.02, 0.98, 2.3, 0.86, 3.75, 0.98], 27, 8, [0, 0], []),
  os: look([7.04, 1.0, 7.1, 2.0, 7.1, 3.0], 22, 3, [0, 0], []),
  bi: look([0.05, 4.97, 1.4, 5.1, 2.9, 4.88], 27, 10, [0, 0], []),
  mi: look([1.7, 9.05, 2.9, 8.93, 4.9, 8.93], 24, 4, [0, 0], []),
  ad: look([7.1, 9.0, 8, 8.93, 8.95, 9.05], 24, 7, [0, 0], []),
};

/** A look for a region that has none of its own: its name across its first square, its coin in the middle of it. */
export function lookOf(code: string, squares: string[]): Look {
  const known = LOOKS[code];
  if (known) return known;
  const square = squareOf(squares[0] ?? 'A1');
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  return look(
    [column, row + 0.95, column + 1, row + 0.9, column + 2, row + 0.95],
    20,
    2,
    [column + 0.5, row + 0.5],
    ['grass'],
  );
}

/** A capital's width, letter spacing left out, in parts of its size. */
const WIDTH = 0.72;

/** Size and spacing that make a name fit on its line, whatever the language. */
export function fit(
  { line: [x0, y0, , , x1, y1], size, spacing }: Lettering,
  name: string,
): { size: number; spacing: number } {
  const room = Math.hypot(x1 - x0, y1 - y0) * CELL;
  const letters = [...name];
  const ems = letters.reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : WIDTH), 0);
  const fitting = Math.min(size, room / ems);
  return { size: fitting, spacing: Math.max(0, Math.min(spacing, (room - ems * fitting) / letters.length)) };
}

/** How far a name may go on beyond its line where small screens need large letters: what has no path is not drawn. */
const BEYOND = 1.5;

/** The point beyond the end of a line that comes from another point. */
function beyond(x: number, y: number, fromX: number, fromY: number): [number, number] {
  const far = Math.hypot(x - fromX, y - fromY) / BEYOND;
  return [x + (x - fromX) / far, y + (y - fromY) / far];
}

/** The path of a name in units of the drawing. */
export function letteringPath({ line: [x0, y0, x1, y1, x2, y2] }: Lettering): string {
  const points = [beyond(x0, y0, x1, y1), [x0, y0], [x1, y1], [x2, y2], beyond(x2, y2, x1, y1)];
  const [start, from, bend, to, end] = points.map(([x, y]) => `${x! * CELL} ${y! * CELL}`);
  return `M${start}L${from}Q${bend} ${to}L${end}`;
}

export interface Placed {
  mark: Mark;
  x: number;
  y: number;
  scale: number;
}

/** Terrain marks strewn over the squares of a country: a few to a square, away from its middle, always the same. */
export function strew(code: string, squares: string[]): Placed[] {
  const { marks } = lookOf(code, squares);
  if (!marks.length) return [];
  return squares.flatMap((name) => {
    const square = squareOf(name);
    const [row, column] = [Math.floor(square / SIDE), square % SIDE];
    const spots: [number, number][] = [
      [0.25, 0.3],
      [0.72, 0.27],
      [0.27, 0.72],
      [0.74, 0.7],
      [0.5, 0.48],
    ];
    const skipped = Math.floor((jitter(row, column, 41) + 1) * 2.4);
    return spots
      .filter((_, i) => i !== skipped)
      .map(([x, y], i) => ({
        mark: marks[Math.floor(((jitter(row, column, i, 43) + 1) / 2.001) * marks.length)] ?? 'grass',
        x: (column + x + jitter(row, column, i, 44) * 0.07) * CELL,
        y: (row + y + jitter(row, column, i, 45) * 0.07) * CELL,
        scale: 0.9 + jitter(row, column, i, 46) * 0.16,
      }))
      .sort((a, b) => a.y - b.y);
  });
}
