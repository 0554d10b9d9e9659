/** Which tables wait for a person, and in which order they are shown. */
import { expect, it } from 'vitest';
import type { TableInfo } from '../lib/types';
import { awaited, inGroups } from './turns';

const seat = (player: string | null, number: number, substituted = false) => ({
  seat: number,
  name: player,
  bot: null,
  player,
  connected: true,
  substituted,
});
const table = (id: string, more: Partial<TableInfo>): TableInfo => ({
  id,
  game: 'game',
  options: {},
  private: false,
  status: 'playing',
  host: 'ada',
  seats: [seat('ada', 0), seat('bo', 1)],
  commitment: null,
  seq: 1,
  created: 0,
  link: `/t/${id}`,
  moved: 0,
  ...more,
});

it('waits for whoever is asked, unless a bot decides for them', () => {
  expect(awaited(table('a', { to_act: [0] }), 'ada')).toBe(true);
  expect(awaited(table('a', { to_act: [1] }), 'ada')).toBe(false);
  expect(awaited(table('a', { to_act: [0] }), undefined)).toBe(false);
  expect(awaited(table('a', { to_act: [0], seats: [seat('ada', 0, true)] }), 'ada')).toBe(false);
  expect(awaited(table('a', {}), 'ada')).toBe(false);
});

it('waits for the host when everybody is there', () => {
  expect(awaited(table('a', { status: 'open' }), 'ada')).toBe(true);
  expect(awaited(table('a', { status: 'open' }), 'bo')).toBe(false);
  expect(awaited(table('a', { status: 'open', seats: [seat('ada', 0), seat(null, 1)] }), 'ada')).toBe(false);
});

it('groups tables in the order of the house, own turns first', () => {
  const finished = table('over', { status: 'finished' });
  const tables = [table('late', { to_act: [0] }), finished, table('other', {}), table('later', { to_act: [0] })];
  const told = inGroups(tables, 'ada').map(([group, found]) => [group, ...found.map(({ id }) => id)]);
  expect(told).toEqual([
    ['turn', 'late', 'later'],
    ['playing', 'other'],
    ['finished', 'over'],
  ]);
});
