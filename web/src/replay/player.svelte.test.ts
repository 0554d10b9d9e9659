/** The walk through a game: one step at a time, to the end, at the speed that was chosen. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Player } from './player.svelte';

function walker(last: number, from = 0) {
  let at = $state(from);
  const player = new Player({ at: () => at, last: () => last, open: (step) => (at = step), ready: () => true });
  const stop = $effect.root(() => player.walk());
  return { player, stop };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    vi.advanceTimersByTime(100);
    flushSync();
  }
}

it('walks to the end and stops there', () => {
  const { player, stop } = walker(3);
  player.toggle();
  flushSync();
  pass(1300);
  expect(player.at).toBe(1);
  pass(4000);
  expect([player.at, player.playing]).toEqual([3, false]);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  stop();
});

it('goes faster when asked, and stops at a step by hand', () => {
  const { player, stop } = walker(9);
  player.setSpeed(4);
  player.toggle();
  flushSync();
  pass(1300);
  expect(player.at).toBe(4);
  player.go(7);
  flushSync();
  pass(3000);
  expect([player.at, player.playing]).toEqual([7, false]);
  player.go(99);
  expect(player.at).toBe(9);
  player.setSpeed(1);
  stop();
});
