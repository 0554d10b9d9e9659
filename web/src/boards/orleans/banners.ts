/** Where the banners with the cities' names hang, so that they cover neither goods nor towns nor each other. */
import { BOX, type Course, type Point } from './courses';
import type { City } from './data';

export interface Banner extends Point {
  /** Its middle is at `x`, its upper edge at `y`. */
  width: number;
  height: number;
  lines: string[];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Size of the letters. */
export const LETTER = 22;
const LINE = LETTER * 1.08;

/** A long name stands in two lines, broken where it has a hyphen. */
function linesOf(name: string): string[] {
  const breaks = [...name.matchAll(/[-=＝・]/g)].map(({ index }) => index + 1);
  if (name.length < 14 || !breaks.length) return [name];
  const middle = name.length / 2;
  const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [name.slice(0, at), name.slice(at)];
}

/** Letters of East Asia are as wide as high, others a good half of that. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + LETTER * (letter > '\u2e80' ? 1 : 0.6), 0);

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const boxOf = ({ x, y, width, height }: Banner): Box => ({
  left: x - width / 2 - 7,
  right: x + width / 2 + 7,
  top: y - 2,
  bottom: y + height + 2,
});

const around = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** Places beside a town, the best first: under it, above, at its sides, and in between. */
function candidates(city: City, width: number, height: number, great: boolean): Point[] {
  const half = width / 2;
  const down = city.y + (great ? 80 : 27);
  const up = city.y - (great ? 70 : 54) - height;
  const out = (great ? 66 : 44) + half;
  const sides = [-1, 1].flatMap((side) => [
    { x: city.x + side * out, y: city.y - height / 2 - 4 },
    { x: city.x + side * out, y: city.y - height / 2 - 28 },
    { x: city.x + side * out, y: city.y - height / 2 + 18 },
  ]);
  const shifts = [0, -24, 24, -48, 48, -half, half];
  return [
    ...shifts.map((shift) => ({ x: city.x + shift, y: down })),
    ...sides,
    ...shifts.map((shift) => ({ x: city.x + shift, y: up })),
    ...shifts.map((shift) => ({ x: city.x + shift, y: down + 16 })),
  ];
}

/**
 * The banner of every city, by its id. `scale` makes letters and goods larger than life, for small screens. Each banner
 * goes where it covers least, and once more when all others hang.
 */
export function hangBanners(
  cities: City[],
  names: Map<string, string>,
  courses: Course[],
  great: string,
  scale: number,
): Map<string, Banner> {
  const goods = courses.flatMap((course) => course.goods.map((point) => around(point, 19 * scale)));
  const towns = cities.map(({ id, x, y }) => {
    const big = id === great ? 1.5 : 1;
    return {
      left: x - 40 * big,
      right: x + 46 * big,
      top: y - (id === great ? 106 : 40),
      bottom: y + (id === great ? 78 : 24),
    };
  });
  const ways = courses.flatMap(({ trail }) => trail.filter((_, i) => i % 3 === 0));
  const hung = new Map<string, Banner>();

  const cost = (id: string, box: Box, rank: number): number => {
    const edge = overlap(box, {
      left: BOX.x + 26,
      right: BOX.x + BOX.width - 26,
      top: BOX.y + 26,
      bottom: BOX.y + BOX.height - 26,
    });
    const outside = (box.right - box.left) * (box.bottom - box.top) - edge;
    const covered = goods.reduce((sum, good) => sum + overlap(box, good), 0);
    const built = towns.reduce((sum, town) => sum + overlap(box, town), 0);
    const others = [...hung].reduce(
      (sum, [other, banner]) => sum + (other === id ? 0 : overlap(box, boxOf(banner))),
      0,
    );
    const crossed = ways.filter((p) => p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom).length;
    return 20 * outside + 5 * covered + 3 * built + 8 * others + 60 * crossed + 40 * rank;
  };

  for (let turn = 0; turn < 3; turn++)
    for (const city of cities) {
      const lines = linesOf(names.get(city.id)!);
      const width = (Math.max(...lines.map(widthOf)) + 16) * scale;
      const height = (lines.length * LINE + 8) * scale;
      const shape = { width, height, lines };
      const places = candidates(city, width, height, city.id === great).map((place, rank) => {
        const banner = { ...place, ...shape };
        return { banner, cost: cost(city.id, boxOf(banner), rank) };
      });
      hung.set(city.id, places.reduce((best, one) => (one.cost < best.cost ? one : best)).banner);
    }
  return hung;
}
