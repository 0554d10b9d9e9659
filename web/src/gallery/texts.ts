/** Where the gallery's messages come from, which has no house: they are read from the folders that a house sends them from. */
import { boardText } from '../boards';
import type { Texts } from '../lib/i18n/index.svelte';
import { pageText, partText } from '../text';

const games = import.meta.glob<string>('../../../src/ludoteca/games/*/text/??.ftl', {
  query: '?raw',
  import: 'default',
});
const house = import.meta.glob<string>('../../../src/ludoteca/house/text/*.ftl', { query: '?raw', import: 'default' });

export const galleryTexts: Texts = {
  house: async (language) =>
    Promise.all([pageText(language), house[`../../../src/ludoteca/house/text/${language}.ftl`]!()]),
  game: async (game, language) =>
    Promise.all([
      games[`../../../src/ludoteca/games/${game}/text/${language}.ftl`]?.() ?? '',
      boardText(game, language),
    ]),
  part: partText,
};
