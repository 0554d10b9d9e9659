/** Where roads and waterways run on the drawn map: curves through hand-set points, and the points on them. */
import type { City, Edge } from './data';

export interface Point {
  x: number;
  y: number;
}

/** The part of the plane that the map shows. */
export const BOX = { x: -58, y: -26, width: 1116, height: 1116 } as const;

/** Points that a course passes, from the first city of its edge to the second; where none are set it winds by itself. */
const VIA: Record<string, [number, number][]> = {
  'road argenton chateauroux': [[498, 884]],
  'road argenton chatellerault': [
    [385, 990],
    [282, 1008],
    [196, 926],
  ],
  'road argenton la_chatre': [[524, 930]],
  'road chateauroux la_chatre': [[568, 878]],
  'road chateauroux le_blanc': [[410, 846]],
  'road chatellerault chinon': [[158, 744]],
  'road chartres le_mans': [
    [330, 108],
    [240, 188],
    [140, 208],
  ],
  'road bourges saint_amand': [[756, 790]],
  'road orleans vierzon': [
    [604, 420],
    [574, 530],
  ],
  'road blois vierzon': [
    [474, 500],
    [562, 544],
  ],
  'road le_mans tours': [
    [72, 372],
    [146, 456],
  ],
  'road chartres orleans': [[536, 168]],
  'road la_chatre saint_amand': [[664, 892]],
  'road nevers saint_amand': [
    [872, 790],
    [812, 862],
  ],
  'waterway argenton le_blanc': [
    [420, 912],
    [374, 930],
  ],
  'waterway blois orleans': [
    [438, 408],
    [508, 372],
  ],
  'waterway blois tours': [
    [334, 486],
    [268, 536],
  ],
  'waterway bourges vierzon': [
    [686, 664],
    [650, 664],
  ],
  'waterway briare orleans': [
    [786, 374],
    [700, 368],
    [634, 322],
  ],
  'waterway briare sancerre': [
    [846, 492],
    [824, 536],
  ],
  'waterway chatellerault chinon': [
    [112, 800],
    [84, 738],
  ],
  'waterway chinon le_blanc': [
    [150, 672],
    [214, 726],
    [234, 806],
    [286, 862],
  ],
  'waterway chinon tours': [
    [112, 612],
    [152, 606],
  ],
  'waterway loches tours': [
    [256, 650],
    [240, 596],
  ],
  'waterway montrichard tours': [
    [306, 560],
    [258, 572],
  ],
  'waterway montrichard vierzon': [
    [418, 586],
    [492, 634],
    [560, 632],
  ],
  'waterway nevers sancerre': [
    [902, 700],
    [898, 634],
  ],
  'waterway saint_amand vierzon': [
    [694, 834],
    [634, 782],
    [640, 706],
  ],
};

/** Rivers go on beyond the cities, to where they come from and whither they flow. */
export const SPRINGS: { points: [number, number][]; width: number }[] = [
  {
    points: [
      [940, 748],
      [962, 812],
      [1010, 850],
      [1070, 856],
    ],
    width: 17,
  },
  {
    points: [
      [73, 664],
      [30, 650],
      [-8, 664],
      [-70, 650],
    ],
    width: 27,
  },
  {
    points: [
      [746, 874],
      [782, 934],
      [772, 1000],
      [802, 1100],
    ],
    width: 11,
  },
  {
    points: [
      [453, 938],
      [432, 982],
      [456, 1030],
      [444, 1100],
    ],
    width: 10,
  },
  {
    points: [
      [163, 829],
      [128, 892],
      [144, 976],
      [116, 1100],
    ],
    width: 12,
  },
];

/** How wide each stretch of a river is, from the Loire down to its tributaries. */
const WIDTHS: Record<string, number> = {
  'nevers sancerre': 17,
  'briare sancerre': 18,
  'briare orleans': 20,
  'blois orleans': 21,
  'blois tours': 22,
  'chinon tours': 25,
  'montrichard tours': 15,
  'montrichard vierzon': 14,
  'chinon le_blanc': 14,
  'chatellerault chinon': 15,
};

export const widthOf = ({ a, b }: Edge): number => WIDTHS[`${a} ${b}`] ?? 12;

/** A number between 0 and 1 that is always the same for the same name. */
export function chance(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The points that an edge passes, with its cities at the ends. */
function stationsOf(edge: Edge, cities: Map<string, City>): Point[] {
  const a = cities.get(edge.a)!;
  const b = cities.get(edge.b)!;
  const via = VIA[`${edge.kind} ${edge.a} ${edge.b}`];
  if (via) return [a, ...via.map(([x, y]) => ({ x, y })), b];
  const sway = (chance(edge.a + edge.b) < 0.5 ? -1 : 1) * 0.075;
  const at = (part: number, aside: number): Point => ({
    x: a.x + (b.x - a.x) * part + (b.y - a.y) * aside,
    y: a.y + (b.y - a.y) * part - (b.x - a.x) * aside,
  });
  return [a, at(0.3, sway), at(0.7, -sway * 0.6), b];
}

/** The control points of a smooth curve through all points (Catmull and Rom's, with a third of their tension). */
function curves(points: Point[]): [Point, Point, Point, Point][] {
  return points.slice(1).map((end, i) => {
    const start = points[i]!;
    const before = points[i - 1] ?? start;
    const after = points[i + 2] ?? end;
    return [
      start,
      { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 },
      { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 },
      end,
    ];
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A smooth path through points. */
export function smooth(points: Point[]): string {
  const [first] = points;
  const bends = curves(points).map(
    ([, one, two, end]) => `C${[one, two, end].map(({ x, y }) => `${round(x)} ${round(y)}`)}`,
  );
  return `M${round(first!.x)} ${round(first!.y)}${bends.join('')}`;
}

/** Points along a curve, evenly enough to measure it. */
export function walk(points: Point[], steps = 12): Point[] {
  const found = [points[0]!];
  for (const [p, q, r, s] of curves(points))
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      const mix = (k: 'x' | 'y') => u * u * u * p[k] + 3 * u * u * t * q[k] + 3 * u * t * t * r[k] + t * t * t * s[k];
      found.push({ x: mix('x'), y: mix('y') });
    }
  return found;
}

/** The point that lies a part of the way along. */
export function along(trail: Point[], part: number): Point {
  const lengths = trail.slice(1).map((point, i) => Math.hypot(point.x - trail[i]!.x, point.y - trail[i]!.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  for (const [i, length] of lengths.entries()) {
    if (left <= length) {
      const share = length ? left / length : 0;
      const from = trail[i]!;
      const to = trail[i + 1]!;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return trail.at(-1)!;
}

/** An edge as it is drawn. */
export interface Course {
  edge: Edge;
  path: string;
  trail: Point[];
  /** Where its goods lie, one point for each goods space. */
  goods: Point[];
}

/** Space between two goods on the same edge. */
const APART = 46;

export function coursesOf(cities: City[], edges: Edge[]): Course[] {
  const byId = new Map(cities.map((city) => [city.id, city]));
  return edges.map((edge) => {
    const stations = stationsOf(edge, byId);
    const trail = walk(stations);
    const length = trail.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - trail[i]!.x, p.y - trail[i]!.y), 0);
    const goods = edge.goods.map((_, i) => along(trail, 0.5 + ((i - (edge.goods.length - 1) / 2) * APART) / length));
    return { edge, path: smooth(stations), trail, goods };
  });
}

/** The number of the road or waterway between two cities, or -1. */
export const edgeBetween = (edges: Edge[], kind: Edge['kind'], one: string, other: string): number =>
  edges.findIndex((edge) => edge.kind === kind && [edge.a, edge.b].includes(one) && [edge.a, edge.b].includes(other));
