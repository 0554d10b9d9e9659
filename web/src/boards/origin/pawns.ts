/** The figures of the tribes: what a token says of a pawn, and the outline of its three heights and three widths. */

export const HEIGHTS = [1, 2, 3] as const;
export const WIDTHS = [1, 2, 3] as const;
export const PAWN_COLOURS = ['white', 'brown', 'black'] as const;
export type PawnColour = (typeof PAWN_COLOURS)[number];

export interface Pawn {
  height: number;
  width: number;
  colour: PawnColour;
}

/** How tall and how broad a pawn is drawn, in units of the map. */
export const tall = (height: number): number => 14 + 10 * height;
export const broad = (width: number): number => 4 + 7 * width;

const HEAD = [0, 4.6, 5.2, 5.8];

/** The head of a pawn: its middle above the feet, and its radius. */
export function head({ height, width }: Pawn): { y: number; r: number } {
  const r = HEAD[width]!;
  return { y: r - tall(height), r };
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** The body below the head, standing on the point 0 0: a cloak that falls from round shoulders. */
export function body(pawn: Pawn): string {
  const foot = broad(pawn.width) / 2;
  const shoulder = foot * 0.8;
  const top = head(pawn).y + head(pawn).r * 0.55;
  const round = Math.min(shoulder, 6.5);
  return [
    `M${n(-foot)} -1.6`,
    `L${n(-shoulder)} ${n(top + round)}`,
    `Q${n(-shoulder)} ${n(top)} ${n(-shoulder + round)} ${n(top)}`,
    `L${n(shoulder - round)} ${n(top)}`,
    `Q${n(shoulder)} ${n(top)} ${n(shoulder)} ${n(top + round)}`,
    `L${n(foot)} -1.6`,
    `Q${n(foot)} 1.4 ${n(foot - 2.6)} 1.7`,
    `Q0 3 ${n(-foot + 2.6)} 1.7`,
    `Q${n(-foot)} 1.4 ${n(-foot)} -1.6Z`,
  ].join('');
}

/** The marks that count the height: bars across the cloak, one above the other. */
export function heightMarks(pawn: Pawn): string {
  const half = broad(pawn.width) * 0.2 + 0.6;
  return Array.from({ length: pawn.height }, (_, i) => `M${n(-half)} ${n(-7.2 - 4 * i)}H${n(half)}`).join('');
}

/** The marks that count the width: dots along the hem. */
export function widthMarks(pawn: Pawn): { x: number; y: number }[] {
  return Array.from({ length: pawn.width }, (_, i) => ({ x: (i - (pawn.width - 1) / 2) * 5.4, y: -2.4 }));
}

/** The pawn that a token such as `2·1·white` stands for. */
export function pawnOf(token: string): Pawn {
  const [height, width, colour] = token.split('·');
  return { height: Number(height), width: Number(width), colour: colour as PawnColour };
}

/** The token of a pawn. */
export const tokenOf = ({ height, width, colour }: Pawn): string => `${height}·${width}·${colour}`;
