/** What is hidden from whoever does not know a game, and when that ends. */
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Veil } from './veil.svelte';

const LENGTH = 9;

function reading(from: number): { at: number; veil: Veil; stop: () => void } {
  let at = $state(from);
  const veil = new Veil({ id: 'game', from, length: () => LENGTH, at: () => at, veiled: () => true });
  const stop = $effect.root(() => veil.walk());
  flushSync();
  return {
    get at() {
      return at;
    },
    set at(step) {
      at = step;
      flushSync();
    },
    veil,
    stop,
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('a step on is all that may be opened, and what one has seen stays', () => {
  const reader = reading(4);
  expect([reader.veil.on, reader.veil.furthest, reader.veil.last]).toEqual([true, 4, 5]);
  reader.at = 5;
  reader.at = 1;
  expect([reader.veil.on, reader.veil.furthest, reader.veil.last]).toEqual([true, 5, 6]);
  reader.stop();
});

test('at the end nothing is hidden any more, nor when the game is opened again', () => {
  const reader = reading(LENGTH - 1);
  reader.at = LENGTH;
  expect(reader.veil.on).toBe(false);
  reader.stop();
  const again = reading(2);
  expect(again.veil.on).toBe(false);
  again.stop();
});
