/** Puzzles are asked when they are due, and none twice in a row. */
import { expect, it } from 'vitest';
import type { PuzzleInfo } from '../lib/types';
import { dueNext, dueNow, inDays } from './due';

const DAY = 86_400_000;
const puzzle = (seq: number, due: number): PuzzleInfo => ({ table: 'a', game: 'origo', seq, link: '', stage: 0, due });

it('asks what is due, and next what was not just solved', () => {
  const puzzles = [puzzle(3, 0), puzzle(5, 10), puzzle(9, DAY)];
  expect(dueNow(puzzles, 10).map(({ seq }) => seq)).toEqual([3, 5]);
  expect(dueNext(puzzles, 10, 'a', 3)?.seq).toBe(5);
  expect(dueNext(puzzles, 10, 'b', 3)?.seq).toBe(3);
  expect(dueNext(puzzles.slice(0, 1), 10, 'a', 3)).toBeUndefined();
});

it('tells whole days, at least one', () => {
  expect([0, DAY, 3 * DAY + 5].map((due) => inDays(due, 0))).toEqual([1, 1, 3]);
});
