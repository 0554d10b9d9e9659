/** Where the banners with the cities' names hang, so that they cover neither goods nor towns nor each other. */
import { linesOf } from '../kit/lines';
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

/** About how wide a letter is, by its shape: those of East Asia are as wide as high. */
function letterWidth(letter: string): number {
  if (letter > '\u2e80') return 1;
  if (/[ijltfr.'’ -]/.test(letter)) return 0.44;
  if (/[mwMW]/.test(letter)) return 0.98;
  return letter === letter.toLowerCase() ? 0.62 : 0.76;
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + LETTER * letterWidth(letter), 0);

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

/** Places around a town: under it is best, then the nearer the better; `far` says how much worse than the best. */
function candidates(city: City, width: number, height: number, great: boolean): (Point & { far: number })[] {
  const half = width / 2;
  const down = great ? 80 : 27;
  const up = (great ? 70 : 52) + height;
  const out = (great ? 66 : 42) + half;
  const row = (y: number, far: number) =>
    [0, 0.2, -0.2, 0.45, -0.45, 0.7, -0.7, 1, -1].map((part) => ({
      x: city.x + part * out,
      y: city.y + y,
      far: far + Math.abs(part) * 5,
    }));
  const column = (x: number) =>
    [-0.9, -0.6, -0.3, 0, 0.3].map((part) => ({
      x: city.x + x,
      y: city.y - height / 2 + part * (up - height),
      far: 5 + Math.abs(part + 0.1) * 4,
    }));
  return [...row(down, 0), ...row(down + 14, 4), ...column(out), ...column(-out), ...row(-up, 6), ...row(-up - 12, 9)];
}

/**
 * The banner of every city, by its id. `scale` makes letters and goods larger than life, for small screens. Each banner
 * goes where it covers least, and again when all others hang.
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
  const ways = courses.flatMap(({ trail }) => trail.filter((_, i) => i % 5 === 0));
  const map = { left: BOX.x + 26, right: BOX.x + BOX.width - 26, top: BOX.y + 26, bottom: BOX.y + BOX.height - 26 };

  /** How much a banner here would cover of what stays where it is, and how far from its town it would be. */
  function cost(city: City, box: Box, far: number): number {
    const outside = (box.right - box.left) * (box.bottom - box.top) - overlap(box, map);
    const covered = goods.reduce((sum, good) => sum + overlap(box, good), 0);
    const built = towns.reduce((sum, town) => sum + overlap(box, town), 0);
    const crossed = ways.filter((p) => p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom).length;
    const reach = ({ x, y }: City) =>
      Math.hypot(Math.max(0, box.left - x, x - box.right), y - 8 - (box.top + box.bottom) / 2);
    // A name must not seem to be that of another town.
    const astray = cities.some((other) => other !== city && reach(other) < reach(city) * 1.15);
    return 20 * outside + 12 * covered + 3 * built + 40 * crossed + 120 * far + (astray ? 5000 : 0);
  }

  const choices = cities.map((city) => {
    const lines = linesOf(names.get(city.id)!, 14);
    const width = (Math.max(...lines.map(widthOf)) + 16) * scale;
    const height = (lines.length * LINE + 8) * scale;
    return candidates(city, width, height, city.id === great).map(({ x, y, far }) => {
      const banner = { x, y, width, height, lines };
      const box = boxOf(banner);
      return { banner, box, cost: cost(city, box, far) };
    });
  });

  const hung = choices.map(([first]) => first!);
  for (let turn = 0; turn < 6; turn++)
    for (const [at, places] of choices.entries()) {
      const others = hung.filter((_, i) => i !== at && (turn > 0 || i < at));
      const worth = (place: (typeof places)[number]) =>
        others.reduce((sum, { box }) => sum + 8 * overlap(place.box, box), place.cost);
      hung[at] = places.reduce((best, one) => (worth(one) < worth(best) ? one : best));
    }
  return new Map(cities.map(({ id }, at) => [id, hung[at]!.banner]));
}
