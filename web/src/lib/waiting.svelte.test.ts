/** How many tables wait: the newest look counts, and the table that is open is counted once. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Waiting } from './types';

const told = vi.hoisted(() => ({ me: true, table: null as string | null, answers: [] as ((told: Waiting) => void)[] }));
const asked = vi.hoisted(() => vi.fn());
vi.mock('./api', () => ({
  api: {
    waiting: (but?: string) => {
      asked(but);
      return new Promise<Waiting>((done) => told.answers.push(done));
    },
  },
}));
vi.mock('./me.svelte', () => ({ me: () => (told.me ? { id: 'ada', nickname: 'Ada' } : null) }));
vi.mock('./route.svelte', () => ({
  route: () => (told.table ? { page: 'table', id: told.table, step: null } : { page: 'lobby' }),
}));
const { asksHere, lookForTables, turns, waiting } = await import('./waiting.svelte');

const some = (count: number): Waiting => ({ count, next: { id: 't', game: 'g', link: '/t/t', since: 0 } });

beforeEach(() => {
  Object.assign(told, { me: true, table: null, answers: [] });
  asked.mockClear();
});

it('leaves out the table that is open, which counts for itself', async () => {
  told.table = 'here';
  const look = lookForTables();
  told.answers[0]!(some(2));
  await look;
  expect(asked).toHaveBeenCalledWith('here');
  expect([waiting().count, turns()]).toEqual([2, 2]);
  asksHere(true);
  expect(turns()).toBe(3);
  asksHere(false);
});

it('believes the newest look, whichever answer comes last', async () => {
  const looks = [lookForTables(), lookForTables()];
  told.answers[1]!(some(5));
  told.answers[0]!(some(1));
  await Promise.all(looks);
  expect(waiting().count).toBe(5);
});

it('knows nothing of somebody without a name', async () => {
  told.me = false;
  await lookForTables();
  expect(asked).not.toHaveBeenCalled();
  expect([waiting().next, turns()]).toEqual([null, 0]);
});
