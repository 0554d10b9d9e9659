import { expect, it } from 'vitest';
import { pictureName } from '../kit/pictures';
import game from './gallery/game.json';

const pictures = Object.keys(import.meta.glob('./art/*.svg')).map(pictureName);
const { map, tokens } = game.data;

it.each([
  ...[...map.colours, 'none'].map((colour) => `emblem-${colour}`),
  ...Object.keys(tokens)
    .filter((name) => name.endsWith('_values'))
    .map((name) => `token-${name.replace('_values', '')}`),
])('%s is drawn', (name) => {
  expect(pictures).toContain(name);
});
