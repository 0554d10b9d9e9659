import { expect, it } from 'vitest';
import { pictureName } from '../kit/pictures';
import { cardName } from './data';
import game from './gallery/game.json';

const pictures = Object.keys(import.meta.glob('./art/*.svg')).map(pictureName);
const { tiles, cards, habitats } = game.data;
/** Told by the signs of their volumes or of their deck. */
const TOLD = ['book', 'knowledge'];

it.each([
  ...tiles.map(({ id }) => id),
  ...habitats.map(({ id }) => id),
  ...new Set(cards.map(({ token }) => cardName(token))),
  ...new Set(cards.filter(({ kind }) => !TOLD.includes(kind)).map(({ kind }) => `effect-${kind}`)),
])('%s is drawn', (name) => {
  expect(pictures).toContain(name);
});
