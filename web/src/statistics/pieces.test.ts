import { describe, expect, it } from 'vitest';
import type { PieceMeasures } from '../lib/types';
import type { GameData } from '../lib/types';
import { named, sorted } from './pieces';

const piece = (name: string, value?: number): PieceMeasures & { name: string } => ({
  asked: 'tile',
  kind: 'tile',
  token: name,
  games: 30,
  times: 40,
  name,
  ...(value === undefined ? {} : { value: { mean: value, low: value - 1, high: value + 1 } }),
});

describe('the order of pieces', () => {
  const pieces = [piece('b', 1), piece('c'), piece('a', 2)];
  const names = (by: 'name' | 'value', up: boolean) => sorted(pieces, by, up).map(({ name }) => name);

  it('begins with the largest, or the smallest', () => {
    expect(names('value', false)).toEqual(['a', 'b', 'c']);
    expect(names('value', true)).toEqual(['b', 'a', 'c']);
  });
  it('leaves what is not known at the end', () => expect(names('value', true).at(-1)).toBe('c'));
  it('sorts names both ways', () => {
    expect(names('name', true)).toEqual(['a', 'b', 'c']);
    expect(names('name', false)).toEqual(['c', 'b', 'a']);
  });
});

it('numbers pieces of a group that are called alike', () => {
  const room = { word: () => 0, pick: () => 'Cheese Factory' };
  const alone = { ...piece('c'), asked: 'plan' };
  const names = named({ name: 'fair' } as GameData, room, [piece('a'), piece('b'), alone]).map(({ name }) => name);
  expect(names).toEqual(['Cheese Factory (1)', 'Cheese Factory (2)', 'Cheese Factory']);
});
