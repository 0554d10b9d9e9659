import { expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { tale } from './tale';

const event = (id: string, args: GameEvent['args']): GameEvent => ({ seq: 4, id: `orleans-${id}`, args });
const ways = (now: GameEvent, ...before: GameEvent[]) =>
  tale.flights(now, before).map(({ from, to, drawing }) => [drawing, from, to]);

it('coins, goods and followers fly from where they come to where they go', () => {
  const coin = ['orleans-coin', 'supply coins', 'player 1'];
  expect(ways(event('coins', { seat: 1, coins: 2 }))).toEqual([coin, coin]);
  expect(ways(event('coins', { seat: 1, coins: 9 }))).toHaveLength(3);
  expect(ways(event('paid', { seat: 0, coins: 1 }))).toEqual([['orleans-coin', 'player 0', 'supply coins']]);
  const good = event('good', { seat: 0, good: 'wine' });
  expect(ways(good)).toEqual([['orleans-good-wine', 'supply wine', 'player 0']]);
  expect(ways(good, event('travelled', { seat: 0, city: 'tours' })), 'from the way').toEqual([
    ['orleans-good-wine', 'map tours', 'player 0'],
  ]);
  expect(ways(event('sent', { seat: 2, follower: 'farmer*', deed: 'cathedral' }))).toEqual([
    ['orleans-follower-farmer', 'player 2', 'deeds cathedral'],
  ]);
  expect(ways(event('passed', { seat: 2 }))).toEqual([]);
});
