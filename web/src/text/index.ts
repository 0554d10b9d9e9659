/** Where the messages of the page come from: its own and the boards' are files of it, the house sends the others. */
import { boardText } from '../boards';
import type { Language, Texts } from '../lib/i18n/index.svelte';

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

/** The messages of the page itself. */
export const pageText = (language: Language): Promise<string> => files[`./${language}.ftl`]!();

async function sent(path: string): Promise<string> {
  const answer = await fetch(`/api${path}`);
  return answer.ok ? await answer.text() : '';
}

/** The messages where there is a house. */
export const houseTexts: Texts = {
  house: (language) => Promise.all([pageText(language), sent(`/text/${language}`)]),
  // A part of the page's own messages comes with the pages that say them.
  game: (part, language) =>
    files[`./${part}.${language}.ftl`]?.().then((text) => [text]) ??
    Promise.all([sent(`/games/${part}/text/${language}`), boardText(part, language)]),
};
