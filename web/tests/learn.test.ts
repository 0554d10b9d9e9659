/** Messages of several games arrive in any order, and all of them stay. */
import { expect, it, vi } from 'vitest';
import { knows, learn } from '../src/lib/i18n/index.svelte';

it('knows every game, whichever answer comes last', async () => {
  const waits: Record<string, number> = { origo: 30, orleans: 15, origin: 0 };
  const answer = async (path: string) => {
    const game = path.split('/')[3]!;
    await new Promise((done) => setTimeout(done, waits[game]));
    return new Response(`${game}-title = ${game}`);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  await Promise.all(Object.keys(waits).map(learn));
  for (const game of Object.keys(waits)) expect(knows(`${game}-title`)).toBe(true);
  await learn('origo');
  expect(fetch).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});
