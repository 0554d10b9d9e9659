/** Every picture that a rule book names is there, and cards and places find theirs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Illustrations } from '../boards/contract';
import { pictureOf } from './pictures';

const books = import.meta.glob<{ pictures: Illustrations }>('../boards/*/rules.ts', { eager: true });

describe.each(Object.entries(books))('%s', (path, { pictures }) => {
  const art = join(import.meta.dirname, path, '..', 'art');
  it.each(Object.entries(pictures))('shows what paragraph %s speaks of', (_, names) => {
    for (const name of names) expect(existsSync(join(art, `${name}.svg`)), name).toBe(true);
  });
});

it('finds the picture that bears the name of a thing', () => {
  const names = ['place-ship', 'ship', 'card-ship', 'emblem-yellow', 'shipping'];
  expect(pictureOf('ship', names)).toBe('place-ship');
  expect(pictureOf('region-yellow', names)).toBe('emblem-yellow');
  expect(pictureOf('P03', names)).toBeUndefined();
});
