/** What is drawn of the figures of a person's page. */
import type { GameLuck } from '../lib/types';

/** So many standard errors an interval of 95 % reaches. */
const SURE = 1.96;

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
