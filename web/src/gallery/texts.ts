/** Where the gallery's messages come from, which has no house: a game's are read from its own folder. */
import { boardText } from '../boards';
import type { Texts } from '../lib/i18n/index.svelte';
import { pageText } from '../text';

const files = import.meta.glob<string>('../../../src/ludoteca/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

export const galleryTexts: Texts = {
  house: async (language) => [await pageText(language)],
  game: async (game, language) =>
    Promise.all([
      files[`../../../src/ludoteca/games/${game}/text/${language}.ftl`]?.() ?? '',
      boardText(game, language),
    ]),
};
