/** The ornament of the map: woods, fields, vineyards, hills and ponds, strewn where no road, river or city is. */
import { BOX, along, chance, smooth, type Course, type Point } from './courses';
import type { City } from './data';

export type Mark = 'tree' | 'pine' | 'hill' | 'vine' | 'wheat' | 'pond' | 'tuft' | 'mill' | 'manor' | 'deer' | 'sheep';

interface Region {
  name: string;
  x: number;
  y: number;
  rx: number;
  ry: number;
  ground: 'wood' | 'field' | 'meadow' | 'rise';
  marks: Mark[];
  /** Space between marks. */
  gap: number;
}

/** Landscapes of the country round the middle Loire. */
export const REGIONS: Region[] = [
  { name: 'beauce', x: 545, y: 150, rx: 150, ry: 105, ground: 'field', marks: ['wheat', 'wheat', 'tuft'], gap: 46 },
  { name: 'forest-orleans', x: 716, y: 222, rx: 110, ry: 60, ground: 'wood', marks: ['tree', 'tree', 'pine'], gap: 27 },
  {
    name: 'sologne',
    x: 560,
    y: 470,
    rx: 120,
    ry: 92,
    ground: 'wood',
    marks: ['tree', 'pine', 'pond', 'tree'],
    gap: 33,
  },
  { name: 'perche', x: 215, y: 90, rx: 150, ry: 92, ground: 'wood', marks: ['tree', 'hill', 'tree'], gap: 35 },
  { name: 'maine', x: 10, y: 140, rx: 95, ry: 100, ground: 'meadow', marks: ['tuft', 'tree', 'hill'], gap: 42 },
  { name: 'gatine', x: 222, y: 440, rx: 80, ry: 62, ground: 'meadow', marks: ['tuft', 'vine', 'vine'], gap: 36 },
  { name: 'anjou', x: 4, y: 500, rx: 100, ry: 92, ground: 'meadow', marks: ['vine', 'vine', 'tuft'], gap: 38 },
  { name: 'loches', x: 400, y: 690, rx: 80, ry: 62, ground: 'wood', marks: ['tree', 'pine'], gap: 30 },
  { name: 'brenne', x: 368, y: 800, rx: 92, ry: 55, ground: 'meadow', marks: ['pond', 'tuft', 'pond'], gap: 46 },
  { name: 'poitou', x: 40, y: 950, rx: 110, ry: 110, ground: 'field', marks: ['wheat', 'tuft', 'tree'], gap: 44 },
  { name: 'berry', x: 560, y: 745, rx: 90, ry: 75, ground: 'field', marks: ['wheat', 'tuft'], gap: 44 },
  { name: 'troncais', x: 690, y: 1000, rx: 100, ry: 62, ground: 'wood', marks: ['tree', 'pine', 'tree'], gap: 29 },
  { name: 'sancerrois', x: 728, y: 560, rx: 84, ry: 76, ground: 'rise', marks: ['vine', 'hill', 'vine'], gap: 40 },
  { name: 'puisaye', x: 962, y: 400, rx: 100, ry: 130, ground: 'wood', marks: ['tree', 'tree', 'hill'], gap: 34 },
  { name: 'gatinais', x: 930, y: 150, rx: 130, ry: 120, ground: 'field', marks: ['wheat', 'tree', 'tuft'], gap: 46 },
  { name: 'morvan', x: 1010, y: 620, rx: 70, ry: 70, ground: 'rise', marks: ['hill', 'pine'], gap: 36 },
  { name: 'bourbonnais', x: 920, y: 980, rx: 130, ry: 100, ground: 'meadow', marks: ['hill', 'tree', 'tuft'], gap: 42 },
  { name: 'marche', x: 300, y: 1060, rx: 130, ry: 40, ground: 'rise', marks: ['hill', 'tree'], gap: 40 },
  { name: 'dunois', x: 420, y: 330, rx: 70, ry: 60, ground: 'field', marks: ['wheat', 'tuft'], gap: 44 },
];

/** What stands in the country only here and there. */
const LANDMARKS: [Mark, number, number][] = [
  ['mill', 510, 122],
  ['mill', 880, 96],
  ['mill', 40, 930],
  ['mill', 456, 330],
  ['manor', 968, 524],
  ['deer', 660, 520],
  ['deer', 250, 96],
  ['deer', 694, 226],
  ['deer', 420, 690],
  ['deer', 720, 1008],
  ['sheep', 560, 730],
  ['sheep', 610, 800],
  ['sheep', 960, 1000],
  ['sheep', 20, 120],
];

/** The outline of a region: a blot that is not quite an ellipse. */
export function blot({ name, x, y, rx, ry }: Region): string {
  const points = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI;
    const reach = 0.84 + 0.36 * chance(`${name} ${i}`);
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
  });
  return `${smooth([...points, points[0]!])}Z`;
}

export interface Ornament extends Point {
  mark: Mark;
  scale: number;
  key: string;
}

/** Whether an ornament may stand here: not on a road or river, nor under a city, its banner or a good. */
function free(at: Point, cities: City[], courses: Course[]): boolean {
  const inside =
    at.x > BOX.x + 46 && at.x < BOX.x + BOX.width - 46 && at.y > BOX.y + 46 && at.y < BOX.y + BOX.height - 42;
  return (
    inside &&
    cities.every((city) => Math.abs(at.x - city.x) > 84 || at.y < city.y - 56 || at.y > city.y + 96) &&
    courses.every(
      ({ trail, goods }) =>
        trail.every((p) => Math.hypot(at.x - p.x, at.y - p.y) > 27) &&
        goods.every((p) => Math.hypot(at.x - p.x, at.y - p.y) > 42),
    )
  );
}

/** All ornaments, the farther ones first, so that nearer ones stand before them. */
export function strew(cities: City[], courses: Course[]): Ornament[] {
  const landmarks = LANDMARKS.map(([mark, x, y], i) => ({ mark, x, y, key: `${mark} ${i}`, scale: 1.25 })).filter(
    (at) => free(at, cities, courses),
  );
  const found: Ornament[] = [...landmarks];
  for (const region of REGIONS) {
    const { name, x, y, rx, ry, gap, marks } = region;
    for (let row = -Math.ceil(ry / gap); row * gap <= ry; row++)
      for (let column = -Math.ceil(rx / gap); column * gap <= rx; column++) {
        const key = `${name} ${row} ${column}`;
        const at = {
          x: x + (column + (row % 2) / 2 + (chance(`${key} x`) - 0.5) * 0.6) * gap,
          y: y + (row + (chance(`${key} y`) - 0.5) * 0.5) * gap * 0.86,
        };
        const within = ((at.x - x) / rx) ** 2 + ((at.y - y) / ry) ** 2 < 0.92;
        if (
          !within ||
          !free(at, cities, courses) ||
          landmarks.some((mark) => Math.hypot(mark.x - at.x, mark.y - at.y) < 34)
        )
          continue;
        const mark = marks[Math.floor(chance(`${key} mark`) * marks.length)]!;
        found.push({ ...at, mark, key, scale: 0.85 + chance(`${key} scale`) * 0.4 });
      }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Little waves on a river: where they lie, and their slope in degrees. */
export function ripples({ trail, goods }: Course): (Point & { slope: number })[] {
  return [0.2, 0.36, 0.64, 0.8].flatMap((part) => {
    const here = along(trail, part);
    const next = along(trail, part + 0.02);
    const covered = goods.some((good) => Math.hypot(good.x - here.x, good.y - here.y) < 30);
    return covered ? [] : [{ ...here, slope: (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI }];
  });
}
