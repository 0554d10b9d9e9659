/** What the figures of a person's page are spelled with, and what is drawn of them. */
import { language } from '../lib/i18n/index.svelte';
import type { Estimate, GameLuck } from '../lib/types';

/** So many standard errors an interval of 95 % reaches. */
const SURE = 1.96;

/** A number with so many digits behind the point, in the reader's language. */
export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value + 0)
    .replace('-', '−');

/** The same with its sign, which a nought has not. */
export function signedFigure(value: number, digits = 0): string {
  const spelled = figure(value, digits);
  return /^[−0.,]*$/.test(spelled) ? spelled.replace('−', '') : value > 0 ? `+${spelled}` : spelled;
}

/** An estimate times something, spelled: what it is, and between what it lies. */
export function spelled(
  { mean, low, high }: Estimate,
  by = 1,
  spell: (value: number, digits?: number) => string = figure,
  digits = 0,
): { mean: string; low: string; high: string } {
  const [one, least, most] = [mean, low, high].map((value) => spell(by * value, digits)) as [string, string, string];
  return { mean: one, low: least, high: most };
}

/** A step of the course of luck: of one game, of all until then, and how far chance alone leads in 95 of 100 cases. */
export interface Luck {
  own: number;
  sum: number;
  reach: number;
}

/** The course of luck. What may come is as wide as what came: the squares of the luck of all games until then. */
export function luckOf(course: Pick<GameLuck, 'luck'>[]): Luck[] {
  let [sum, squares] = [0, 0];
  return course.map(({ luck }) => {
    sum += luck;
    squares += luck * luck;
    return { own: luck, sum, reach: SURE * Math.sqrt(squares) };
  });
}

/** The round number above some values at which a scale ends. */
export function scaleFor(values: number[], least: number): number {
  const most = Math.max(least, ...values);
  const ten = 10 ** Math.floor(Math.log10(most));
  return ten * ([1, 1.5, 2, 3, 5, 7.5, 10].find((step) => step * ten >= most) ?? 10);
}
