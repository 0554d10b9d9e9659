/** The grid of the map: square names, pick ids, neighbours, and where things stand on the drawing. */

/** How many squares a side of the map has. */
export const SIDE = 10;
/** The side of one square in units of the drawing. */
export const CELL = 100;
/** The frame around the map: letters and numbers inside, the score track outside. */
export const FRAME = 70;
/** All that is drawn. */
export const BOX = {
  x: -FRAME,
  y: -FRAME,
  width: SIDE * CELL + 2 * FRAME,
  height: SIDE * CELL + 2 * FRAME,
} as const;
/** How many points one lap of the score track has. */
export const LAP = 100;

const LETTERS = 'ABCDEFGHIJ';

/** The letter of a row, counted from 0. */
export const rowLetter = (row: number): string => LETTERS[row] ?? '?';

/** The name of a square: `squareName(62)` is `G3`. */
export const squareName = (square: number): string =>
  rowLetter(Math.floor(square / SIDE)) + String((square % SIDE) + 1);

/** The number of a named square, which is also its pick id: `squareOf('A1')` is 0. */
export function squareOf(name: string): number {
  const row = LETTERS.indexOf(name.charAt(0));
  const column = Number(name.slice(1)) - 1;
  if (row < 0 || !(column >= 0 && column < SIDE)) throw new Error(`no such square: ${name}`);
  return row * SIDE + column;
}

/** The centre of a square on the drawing. */
export const centre = (square: number): { x: number; y: number } => ({
  x: ((square % SIDE) + 0.5) * CELL,
  y: (Math.floor(square / SIDE) + 0.5) * CELL,
});

/** The square under a point of the drawing, or null beside the map. */
export function squareAt(x: number, y: number): number | null {
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return inside ? row * SIDE + column : null;
}

/** How far the middle of the score track lies outside the map, and half its breadth. */
const TRACK = 54;
export const TRACK_HALF = 12;

/**
 * The field of the score track for a number of points: 25 on each side, clockwise from the upper left corner. Above
 * 100 the track goes on from its beginning. `along` is true where the track runs from left to right.
 */
export function trackField(points: number): { x: number; y: number; along: boolean } {
  const field = (((points - 1) % LAP) + LAP) % LAP;
  const [side, step] = [Math.floor(field / (LAP / 4)), field % (LAP / 4)];
  // Each side begins in its corner and ends before the next, like the arms of a pinwheel.
  const length = SIDE * CELL + 2 * TRACK;
  const at = ((step + 0.5) * length) / (LAP / 4) - TRACK - TRACK_HALF;
  const far = SIDE * CELL + TRACK;
  const back = SIDE * CELL - at;
  return [
    { x: at, y: -TRACK, along: true },
    { x: far, y: at, along: false },
    { x: back, y: far, along: true },
    { x: -TRACK, y: back, along: false },
  ][side]!;
}

/** The section of the map around a square: `size` rows of `size` squares, null beyond the edge. */
export function section(square: number, size = 3): (number | null)[] {
  const half = (size - 1) / 2;
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  const cells: (number | null)[] = [];
  for (let r = row - half; r <= row + half; r++)
    for (let c = column - half; c <= column + half; c++)
      cells.push(r >= 0 && r < SIDE && c >= 0 && c < SIDE ? r * SIDE + c : null);
  return cells;
}
