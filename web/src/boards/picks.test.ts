/** Every game names its picks as its board does, in each language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { word as origin } from './origin/word';
import { word as origo } from './origo/word';
import { pick, word as orleans } from './orleans/word';
import { word as species } from './species/word';
import { LANGUAGES, learn, speak, takeTexts, type Language } from '../lib/i18n/index.svelte';
import { pickName } from './picks';
import type { GameData } from '../lib/types';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, '../../..', ...path), 'utf8');
const texts = (game: string, language: Language) => [
  read('src/ludoteca/games', game, 'text', `${language}.ftl`),
  read('web/src/boards', game, 'text', `${language}.ftl`),
];
const places = [
  { token: 'village', spaces: ['farmer', 'boatman', 'craftsman'] },
  { token: 'town_hall', spaces: ['any_neutral', 'any_neutral'] },
];
const rooms = {
  origin: { word: origin },
  origo: { word: origo },
  orleans: { word: orleans, pick },
  species: { word: species },
};
const name = (game: keyof typeof rooms, kind: string, token: string): string =>
  pickName({ name: game, picks: [], data: { places } } as unknown as GameData, rooms[game], { kind, token });

vi.stubGlobal('document', { documentElement: {} });

const NAMES: Record<Language, string[]> = {
  en: [
    'Village, space for Boatman',
    'Town Hall, space for any neutral follower',
    'Expand',
    'Stack 2',
    'Option A',
    'Seat 1',
  ],
  ja: ['村、船乗りのスペース', '市役所、任意の中立の従者のスペース', '拡張', '新種の山2', '報酬A', '席1'],
  it: [
    'Villaggio, spazio per Barcaiolo',
    'Municipio, spazio per qualsiasi aiutante neutrale',
    'Espandi',
    'Pila 2',
    'Opzione A',
    'Posto 1',
  ],
  de: [
    'Dorf, Feld (Schiffer)',
    'Rathaus, Feld (beliebiger neutraler Gefolgsmann)',
    'Ausbreiten',
    'Stapel 2',
    'Belohnung A',
    'Platz 1',
  ],
};

it.each(Object.keys(LANGUAGES) as Language[])('names spaces, actions, stacks and seats in %s', async (language) => {
  takeTexts({
    house: async () => [read('web/src/text', `${language}.ftl`)],
    game: async (game) => texts(game, language),
  });
  await speak(language);
  await Promise.all(Object.keys(rooms).map(learn));
  expect([
    name('orleans', 'space', 'village·1'),
    name('orleans', 'space', 'town_hall·0'),
    name('origo', 'action', 'expand').replace('\u00AD', ''),
    name('species', 'stack', 'stack·2'),
    name('origin', 'action', 'a'),
    name('origin', 'seat', 'seat·0'),
  ]).toEqual(NAMES[language]);
});
