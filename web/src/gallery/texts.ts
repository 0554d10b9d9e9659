/** Lets the gallery speak without a house: the game's messages come from its own folder. */
import { learn, speak, type Language } from '../lib/i18n/index.svelte';

const messages = import.meta.glob<string>('../../../src/ludoteca/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Speaks a language, with the words of these games. */
export async function offline(language: string, games: string[]): Promise<void> {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const [, game, tag] = /^\/api\/games\/(\w+)\/text\/(\w+)$/.exec(String(input)) ?? [];
    const text = messages[`../../../src/ludoteca/games/${game}/text/${tag}.ftl`];
    return String(input).startsWith('/api/') ? new Response(text ? await text() : '') : ask(input, init);
  };
  await speak(language as Language);
  for (const game of games) await learn(game);
}
