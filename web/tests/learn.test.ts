/** Messages of several games arrive in any order, and all of them stay. */
import { expect, it, vi } from 'vitest';
import { knows, learn, takeTexts } from '../src/lib/i18n/index.svelte';

it('knows every game, whichever answer comes last', async () => {
  const waits: Record<string, number> = { origo: 30, orleans: 15, origin: 0 };
  const game = vi.fn(async (name: string) => {
    await new Promise((done) => setTimeout(done, waits[name]));
    return [`${name}-title = ${name}`];
  });
  takeTexts({ house: async () => [], game });
  await Promise.all(Object.keys(waits).map(learn));
  for (const name of Object.keys(waits)) expect(knows(`${name}-title`)).toBe(true);
  await learn('origo');
  expect(game).toHaveBeenCalledTimes(3);
});
