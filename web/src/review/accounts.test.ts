/** What a review says adds up to what it is made of. */
import { expect, it } from 'vitest';
import type { Review, Turn } from '../lib/types';
import { band, luckByKind, percent, sampled, spread, signed, summary, winner } from './accounts';

const event = (seq: number, seat: number, kind: string, change: number, chance: number): Turn => ({
  seq,
  seat,
  move: '',
  kind,
  change: [change, -change],
  chances: [chance, 1 - chance],
});

const review: Review = {
  evaluator: { version: 1, hash: '', lens: 'open', depth: 1, fitted: {}, luck: null },
  seats: [
    { base: 0.5, deal: -0.1, luck: 0.2, play: [0.3, 0.1], final: 1 },
    { base: 0.5, deal: 0.1, luck: -0.2, play: [-0.3, -0.1], final: 0 },
  ],
  events: [
    event(0, -1, 'deal', -0.1, 0.4),
    event(3, 0, 'play', 0.3, 0.7),
    event(3, 0, 'bag', 0.25, 0.95),
    event(5, 1, 'bag', -0.05, 0.9),
    event(6, 1, 'play', 0.1, 1),
  ],
  errors: [],
  opinions: [],
  turning_points: [event(3, 0, 'play', 0.3, 0.7)],
  adjusted: [],
};

it('tells changes in whole percent, and nothing as nothing', () => {
  expect([0.124, -0.05, -0.001, 0].map(signed)).toEqual(['+12', '−5', '0', '0']);
  expect(Object.is(percent(-0.001), 0)).toBe(true);
});

it('tells where a result came from', () => {
  const { gained, luck, own, others, most } = summary(review, 0);
  expect(gained).toBeCloseTo(luck + own + others, 9);
  expect([gained, luck, own, others].map(percent)).toEqual([50, 10, 30, 10]);
  expect(most).toBe(review.events[1]);
  expect(summary(review, 1).own).toBeCloseTo(-0.1);
  expect(winner(review)).toBe(0);
});

it('adds luck up by kind', () => {
  expect(luckByKind(review, 1).map(({ kind, change }) => [kind, percent(change)])).toEqual([
    ['deal', 10],
    ['bag', -20],
  ]);
});

it('stacks the chances so that they fill the height', () => {
  const [first, second] = [band(review.events, 0), band(review.events, 1)];
  first.forEach(({ top, bottom }, i) => {
    expect([top, second[i]!.top, second[i]!.bottom]).toEqual([0, bottom, 1]);
  });
});

it('moves marks apart that would hide one another', () => {
  expect(spread([10, 12, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(spread([90, 95, 99], 20, 100)).toEqual([60, 80, 100]);
  expect(spread([], 20, 100)).toEqual([]);
});

it('tells ends and turning points in a table, whatever else is left out', () => {
  expect(sampled(review, 2).map(({ seq }) => seq)).toEqual([0, 3, 6]);
  expect(sampled(review, 100).map(({ seq }) => seq)).toEqual([0, 3, 5, 6]);
});
