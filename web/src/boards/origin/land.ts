/** The drawing of the land (land/land.json, made by land/draw.py): areas, coasts and borders as lines to draw. */
import drawn from './land/land.json';

interface Arc {
  /** The areas left and right of the line: regions, `sea`, `lake` or `peaks`. */
  sides: [string, string];
  /** x, y, x, y, … */
  line: number[];
}

interface Drawing {
  width: number;
  height: number;
  arcs: Arc[];
  regions: Record<string, { rings: number[][]; at: number[]; room: number }>;
  lakes: number[][];
  peaks: number[][];
}

const drawing: Drawing = drawn as unknown as Drawing;

export const WIDTH = drawing.width;
export const HEIGHT = drawing.height;

export interface Point {
  x: number;
  y: number;
}

const WATERS = ['sea', 'lake'];
const isRegion = (side: string): boolean => side in drawing.regions;

/** Which regions meet along a drawn border, each pair once and sorted. */
export const drawnBorders = (): string[] => [
  ...new Set(drawing.arcs.filter(({ sides }) => sides.every(isRegion)).map(({ sides }) => [...sides].sort().join(' '))),
];

function walked(way: number): number[] {
  const { line } = drawing.arcs[way < 0 ? ~way : way]!;
  if (way >= 0) return line;
  const back: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i]!, line[i + 1]!);
  return back;
}

const open = (line: number[]): string => `M${line.join(' ')}`;
const closed = (rings: number[][]): string =>
  rings.map((ring) => `M${ring.map((way) => walked(way).join(' ')).join(' ')}Z`).join('');

/** The area of a region as a closed path. */
export const areaOf = (region: string): string => closed(drawing.regions[region]!.rings);

/** Where a pawn stands in a region. */
export function standOf(region: string): Point {
  const [x, y] = drawing.regions[region]!.at;
  return { x: x!, y: y! };
}

/** How far the land reaches around the stand at least. */
export const roomOf = (region: string): number => drawing.regions[region]!.room;

/** All regions that are drawn. */
export const drawnRegions = (): string[] => Object.keys(drawing.regions);

/** All borders between regions as open lines. */
export const borders = (): string =>
  drawing.arcs
    .filter(({ sides }) => !sides.some((side) => WATERS.includes(side)))
    .map(({ line }) => open(line))
    .join('');

/** All coasts, of the seas and of the lakes, as open lines. */
export const coasts = (): string =>
  drawing.arcs
    .filter(({ sides }) => sides.some((side) => WATERS.includes(side)))
    .map(({ line }) => open(line))
    .join('');

export const lakes = (): string => closed(drawing.lakes);
export const peaks = (): string => closed(drawing.peaks);

/** The middle of the highlands, where mountains are drawn. */
export function summit(): Point {
  const points = drawing.peaks.flat().flatMap(walked);
  const middle = (of: number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  return { x: middle(points.filter((_, i) => i % 2 === 0)), y: middle(points.filter((_, i) => i % 2)) };
}

/** True when a point lies in a region's area. */
export function lies(region: string, { x, y }: Point): boolean {
  let inside = false;
  for (const ring of drawing.regions[region]!.rings) {
    const line = ring.flatMap(walked);
    for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [line[i]!, line[i + 1]!, line[j]!, line[j + 1]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}
