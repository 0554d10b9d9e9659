import { expect, it } from 'vitest';
import { pictureName } from '../kit/pictures';
import game from './gallery/game.json';

const pictures = Object.keys(import.meta.glob('./art/*.svg')).map(pictureName);
const { colours, cards } = game.data;
/** Cards that show their squares on a map. */
const MAPS = ['row', 'column', 'land'];

it.each([
  ...colours.map(({ name }) => `shield-${name}`),
  ...new Set(cards.filter(({ group }) => !MAPS.includes(group)).map(({ group }) => `card-${group}`)),
  ...game.picks.filter(({ kind }) => kind === 'action').map(({ token }) => `icon-${token}`),
])('%s is drawn', (name) => {
  expect(pictures).toContain(name);
});
