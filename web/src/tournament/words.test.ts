import { describe, expect, test } from 'vitest';
import type { PairedRound, Tournament } from '../lib/types';
import { namesOf, over, ownTable, percent, rounded } from './words';

const round = (...statuses: PairedRound['tables'][number]['status'][]): PairedRound => ({
  tables: statuses.map((status, i) => ({ id: `t${i}`, status, seats: [{ player: `p${i}` }, { player: null }] })),
  byes: [],
  knockout: false,
});

describe('what concerns the reader', () => {
  const told = { rounds: [round('finished', 'finished'), round('finished', 'playing')] } as Tournament;

  test('the own table is that of the last round, while it is played', () => {
    expect(ownTable(told, 'p1')).toBe('t1');
    expect(ownTable(told, 'p0')).toBeNull();
    expect(ownTable(told, undefined)).toBeNull();
    expect(ownTable({ ...told, rounds: [] }, 'p1')).toBeNull();
  });

  test('a round is over when nobody plays', () => {
    expect(told.rounds.map(over)).toEqual([true, false]);
    expect(over(round('closed', 'finished'))).toBe(true);
  });

  test('numbers and names', () => {
    expect([rounded(2.3333), rounded(1), percent(0.6667)]).toEqual([2.33, 1, 67]);
    const name = namesOf([{ player: 'a', name: 'Ada' }]);
    expect([name('a'), name('b'), name(null)]).toEqual(['Ada', '–', '–']);
  });
});
