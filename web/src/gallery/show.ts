/** Brings the page into a state, as somebody would who enters the picks one by one. */
import { tick } from 'svelte';
import { speak, type Language } from '../lib/i18n/index.svelte';
import { go } from '../lib/route.svelte';
import { addressOf } from './paper';
import type { State } from './scenes';

/** How long a state may take to appear, in milliseconds. */
const PATIENCE = 60_000;

const frames = (count = 2): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => (count > 1 ? void frames(count - 1).then(done) : done())));

/** Waits until the page shows something; throws when it does not come. */
async function until<T>(found: () => T | null | undefined | false, what: string): Promise<T> {
  for (const since = performance.now(); performance.now() - since < PATIENCE; await frames(1)) {
    const one = found();
    if (one) return one;
  }
  throw new Error(`waited in vain for ${what}`);
}

const board = () => document.querySelector('.board[aria-busy=false] > *');
const pickable = (id: number) => document.querySelector(`.board[aria-busy=false] [data-pick="${id}"]`);

/** Nothing moves any more. */
export async function settle(): Promise<void> {
  await tick();
  await document.fonts.ready;
  await frames();
}

/** Shows a state to somebody who was never here: the guide is at its beginning, and no move was begun. */
export async function show({ game, scene, draft }: State): Promise<void> {
  localStorage.clear();
  go('/nowhere', true);
  await tick();
  go(addressOf(game, scene), true);
  await until(board, `${game} ${scene}`);
  for (const id of draft) {
    const thing = await until(() => pickable(id), `pick ${id} of ${game} ${scene}`);
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
  }
  await settle();
}

/** Turns what is shown into another language and theme. */
export async function turnTo(language: Language, theme: string): Promise<void> {
  if (document.documentElement.lang !== language) await speak(language);
  document.documentElement.dataset.theme = theme;
  await settle();
}
