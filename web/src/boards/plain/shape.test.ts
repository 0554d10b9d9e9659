/** Views of any shape find their places. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../lib/types';
import { groupsOf, partsOf, shapeOf, tokensOf, type Fields } from './shape';

describe('a value', () => {
  it('is nothing, a word, or words', () => {
    for (const nothing of [null, undefined, '', [], {}]) expect(shapeOf(nothing)).toEqual({ kind: 'none' });
    for (const word of [0, false, 'C·D']) expect(shapeOf(word)).toEqual({ kind: 'word', word });
    expect(shapeOf(['a', 1, true])).toEqual({ kind: 'words', words: ['a', 1, true] });
  });

  it('is a drawing when it holds lines of one length with dots', () => {
    expect(shapeOf(['x.o', '...'])).toEqual({ kind: 'grid', lines: ['x.o', '...'] });
    expect(shapeOf(['c1', 'c7'])).toMatchObject({ kind: 'words' });
    expect(shapeOf(['x.o', '..'])).toMatchObject({ kind: 'words' });
  });

  it('is a table when it holds records, with every field of any of them', () => {
    const rows: Fields[] = [{ a: 1 }, { b: 2, a: 3 }];
    expect(shapeOf(rows)).toEqual({ kind: 'table', columns: ['a', 'b'], rows, heads: [] });
    expect(shapeOf({ c7: rows[0]!, c8: rows[1]! })).toMatchObject({ columns: ['a', 'b'], heads: ['c7', 'c8'] });
  });

  it('is a record or a list when its parts are of several kinds', () => {
    expect(shapeOf({ a: 1, b: { c: 2 } })).toMatchObject({ kind: 'record' });
    expect(shapeOf([[1, 2], [3]])).toMatchObject({ kind: 'list' });
    expect(shapeOf([{ a: 1 }, 2])).toMatchObject({ kind: 'list' });
  });
});

it('tells short fields of a view from long ones, and leaves out what the frame shows', () => {
  const head = { game: 'fair', seats: 2, seat: 0, options: {}, stack: [], to_act: [0], players: [], result: null };
  const view: View = { ...head, day: 2, hand: ['c1'], best: null, bank: { white: 4 }, rows: [['c2'], ['c3']] } as View;
  const { facts, parts } = partsOf(view);
  expect(facts.map(([field]) => field)).toEqual(['day', 'hand', 'best']);
  expect(parts.map(([field]) => field)).toEqual(['bank', 'rows']);
});

it('finds what the data tells of a token', () => {
  expect(tokensOf({ size: 3, cards: { c1: { cost: 2 } }, tiles: [{ token: 't1', level: 4 }, { level: 5 }] })).toEqual(
    new Map([
      ['c1', { cost: 2 }],
      ['t1', { level: 4 }],
    ]),
  );
  for (const nothing of [null, [], 'text', {}]) expect(tokensOf(nothing).size).toBe(0);
});

it('keeps every pick at its place, open or refused', () => {
  const picks = [1, 2, 3, 4].map((id) => ({ id, token: `p${id}`, kind: id < 3 ? 'card' : 'word' }));
  const why = { rule: '1', reason: 'fair-refused', args: {} };
  const offered = (open: number[]) => picks.filter(({ id }) => open.includes(id));
  const shown = (open: number[], refused: number[]) =>
    groupsOf(offered(open), [{ ...why, picks: refused }], picks).map(({ kind, open, choices }) => [
      kind,
      open,
      choices.map((c) => c.open),
    ]);
  expect(shown([2], [1, 4])).toEqual([
    ['card', true, [false, true]],
    ['word', false, [false]],
  ]);
  expect(shown([1, 2, 3], [])).toEqual([
    ['card', true, [true, true]],
    ['word', true, [true]],
  ]);
});
