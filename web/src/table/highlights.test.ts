import { expect, it } from 'vitest';
import type { GameEvent } from '../lib/types';
import { gainsOf } from './highlights';

const event = (seq: number, id: string, args: GameEvent['args'] = {}): GameEvent => ({ seq, id, args });

it('finds the largest gains, and what is told of whoever gained', () => {
  const log = [
    event(1, 'moved', { seat: 0 }),
    event(2, 'moved', { seat: 1 }),
    event(2, 'scored', { seat: 1, points: 6 }),
    event(3, 'moved', { seat: 0 }),
    event(6, 'scored', { seat: 0, points: 2 }),
  ];
  // The fourth step was undone by the fifth.
  const points = [
    [0, 0],
    [1, 0],
    [1, 6],
    [0, 6],
    [40, 6],
    [0, 6],
    [2, 6],
  ];
  const changes = points.map((now, seq) => ({ seq, points: now }));
  expect(gainsOf(changes, log, 2)).toEqual([
    { seq: 2, seat: 1, points: 6, events: [log[2]] },
    { seq: 6, seat: 0, points: 2, events: [log[4]] },
  ]);
  expect(gainsOf(changes, log, 9).map(({ seq }) => seq)).toEqual([1, 2, 6]);
});

it('has nothing to tell of a game without gains', () => {
  expect(gainsOf([{ seq: 0, points: [0, 0] }], [event(1, 'moved')], 3)).toEqual([]);
});
