/** Messages of a game take their arguments in the form that the sentence needs. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Word } from '../boards/contract';
import { learn, speak, takeTexts } from './i18n/index.svelte';
import { HOUSE, compose, phrase } from './phrase';

const TEXT = `
fair-animal-cow = Kuh
    .one = eine Kuh
fair-animal-dog = Hund
    .one = einen Hund
fair-tame = { $animal } (zahm)
    .one = { $animal-one } (zahm)
fair-bought = { $seat } kauft { $animal-one }.
fair-shown = { $animals-count ->
    [0] { $seat } hat kein Tier.
   *[other] { $seat } hat { $animals-one }.
  }
fair-drawn = { $seat } zieht { $deck ->
    [red] eine rote Karte
   *[blue] eine blaue Karte
  }.
`;

function word(name: string, value: unknown): Word {
  if (name === 'seat') return { seat: Number(value) };
  if (!name.startsWith('animal')) return String(value);
  const kind = { message: `fair-animal-${String(value).replace('*', '')}` };
  return String(value).endsWith('*') ? { message: 'fair-tame', args: { animal: kind } } : kind;
}

const said = (id: string, args: Parameters<typeof phrase>[1]) => phrase(id, args, { word }, ['Ada', 'Bo']);

beforeAll(async () => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
  takeTexts({ house: async () => ['prompt-wait = Warten auf { $names }'], game: async () => [TEXT] });
  await speak('de');
  await learn('fair');
});

describe('a sentence', () => {
  it('has its names in the form that it asks for', () => {
    expect(said('fair-bought', { seat: 0, animal: 'cow' })).toBe('Ada kauft eine Kuh.');
    expect(said('fair-bought', { seat: 1, animal: 'dog*' })).toBe('Bo kauft einen Hund (zahm).');
  });

  it('has lists in that form, and knows an empty one', () => {
    expect(said('fair-shown', { seat: 0, animals: ['cow', 'dog'] })).toBe('Ada hat eine Kuh und einen Hund.');
    expect(said('fair-shown', { seat: 0, animals: [] })).toBe('Ada hat kein Tier.');
  });

  it('selects by a code', () => {
    expect(said('fair-drawn', { seat: 0, deck: 'red' })).toBe('Ada zieht eine rote Karte.');
  });

  it('of the house keeps people in their colours', () => {
    expect(compose('prompt-wait', { names: [1, 0] }, HOUSE)).toEqual([
      'Warten auf ',
      { seat: 1 },
      ' und ',
      { seat: 0 },
    ]);
  });
});
