/** Where the messages of the page come from: its own and the boards' are files of it, the house sends the others. */
import { boardText } from '../boards';
import type { Language, Texts } from '../lib/i18n/index.svelte';

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

/** The messages of the page itself. */
export const pageText = (language: Language): Promise<string> => files[`./${language}.ftl`]!();

const parts = import.meta.glob<string>('../*/text/*.ftl', { query: '?raw', import: 'default' });

/** The messages of a part of the page, which lie in its folder. */
export const partText = async (part: string, language: Language): Promise<string[]> => [
  await parts[`../${part}/text/${language}.ftl`]!(),
];

async function sent(path: string): Promise<string> {
  const answer = await fetch(`/api${path}`);
  return answer.ok ? await answer.text() : '';
}

/** The messages where there is a house. */
export const houseTexts: Texts = {
  house: (language) => Promise.all([pageText(language), sent(`/text/${language}`)]),
  game: (game, language) => Promise.all([sent(`/games/${game}/text/${language}`), boardText(game, language)]),
  part: partText,
};
