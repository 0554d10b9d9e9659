/** The graph's lines hold until points change; its areas stand on one another. */
import { expect, it } from 'vitest';
import type { Gain } from '../lib/types';
import { curve, gainAt, layers, stair } from './curves';

const gains: Gain[] = [
  { seq: 0, points: [0, 0], score: [{ goods: 0, coins: 0, towers: 0 }, {}] },
  { seq: 4, points: [3, 0], score: [{ goods: 3, coins: 0, towers: 0 }, {}] },
  { seq: 6, points: [5, 1], score: [{ goods: 3, coins: 2, towers: 0 }, {}] },
];

it('draws a stair for each seat', () => {
  expect(curve(gains, 1)).toEqual([
    [0, 0],
    [4, 0],
    [6, 1],
  ]);
  expect(stair(curve(gains, 0), 8, ([step, points]) => [step, points])).toBe('0,0L4,0L4,3L6,3L6,5L8,5');
});

it('piles up the sources that gave something', () => {
  expect(layers(gains, 0)).toEqual([
    {
      source: 'goods',
      top: [
        [0, 0],
        [4, 3],
        [6, 3],
      ],
      bottom: [
        [0, 0],
        [4, 0],
        [6, 0],
      ],
    },
    {
      source: 'coins',
      top: [
        [0, 0],
        [4, 3],
        [6, 5],
      ],
      bottom: [
        [0, 0],
        [4, 3],
        [6, 3],
      ],
    },
  ]);
  expect(layers(gains, 1)).toEqual([]);
});

it('knows what held at a step', () => {
  expect(gainAt(gains, 5)?.seq).toBe(4);
  expect(gainAt([], 5)).toBeUndefined();
});
