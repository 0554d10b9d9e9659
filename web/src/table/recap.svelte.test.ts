import { beforeEach, expect, it, vi } from 'vitest';
import { remember } from '../lib/memory';
import type { Offer, View } from '../lib/types';
import { beyond, changes, counted, signed } from './changes';
import { Recap } from './recap.svelte';
import type { Showing } from './showing.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});

/** A table that has come so far. */
class Shown {
  last = 0;
  skip = vi.fn();
  viewAt = async (seq: number) => ({ round: seq }) as unknown as View;
}
const offer = (...tokens: string[]): Offer =>
  ({ decision: 'turn', picks: tokens.map((token, id) => ({ id, token, kind: 'tile' })) }) as unknown as Offer;

let shown: Shown;
const open = (id = 't1') => new Recap(id, shown as unknown as Showing);

beforeEach(() => {
  kept.clear();
  shown = new Shown();
});

it('tells what has happened since the own last move, and remembers that it did', async () => {
  let recap = open();
  shown.last = 3;
  recap.seen(2);
  recap.tell();
  expect(recap.from).toBe(2);
  await vi.waitFor(() => expect(recap.before).toEqual({ round: 2 }));
  recap = open();
  expect(recap.from).toBeNull();
  recap.tell();
  expect(recap.from).toBe(2);
  recap.read();
  expect(recap.from).toBeNull();
  expect(shown.skip).toHaveBeenCalled();
  open().tell();
  expect(recap.from).toBeNull();
});

it('has nothing to tell where nobody else has moved, nor of the long past of a table never seen', () => {
  const recap = open();
  recap.tell();
  expect(recap.from).toBeNull();
  shown.last = 900;
  const late = open('t2');
  late.tell();
  expect(late.from).toBeNull();
});

it('tells which options came and went between two turns', () => {
  const recap = open();
  recap.turn(offer('a', 'b'), ['tile']);
  expect(recap.options).toEqual({ won: [], lost: [] });
  recap.turn(offer('b', 'c'), ['tile']);
  expect(recap.options).toEqual({ won: ['c'], lost: ['a'] });
  open().turn(offer('c'), ['card']);
  expect(recap.options).toEqual({ won: ['c'], lost: ['a'] });
});

it('has nothing to tell where what others did is hidden and has changed nothing', () => {
  const recap = open();
  shown.last = 3;
  recap.turn(offer('a'), ['tile']);
  expect(recap.from).toBe(0);
  expect(recap.has([], [])).toBe(false);
  expect(recap.has([{ seq: 2 }], [])).toBe(true);
  expect(recap.has([], [{ of: 1 }])).toBe(true);
  recap.turn(offer('b'), ['tile']);
  expect(recap.has([], [])).toBe(true);
});

it('does not tell that what the reader has picked is gone', () => {
  const recap = open();
  recap.turn(offer('a', 'b', 'c'), ['tile']);
  recap.used(['a', 'x']);
  recap.turn(offer('c'), ['tile']);
  expect(recap.options).toEqual({ won: [], lost: ['b'] });
});

it('keeps so many tables and no more', () => {
  for (let i = 0; i < 80; i++) {
    shown.last = 5;
    open(`t${i}`).seen(5);
  }
  expect(Object.keys(JSON.parse(kept.get('ludoteca-seen')!) as object)).toHaveLength(60);
  remember('seen', 'no json');
  shown.last = 2;
  open('t9').tell();
});

it('finds what has changed of what somebody has', () => {
  const before = [
    { name: 'coins', value: 5 },
    { name: 'wool', value: 1 },
    { name: 'goods', value: ['wine', 'wine', 'corn'] },
  ];
  const after = [
    { name: 'coins', value: 3 },
    { name: 'wool', value: 1 },
    { name: 'goods', value: ['wine', 'cheese'] },
    { name: 'new', value: 2 },
  ];
  expect(changes(before, after)).toEqual([
    { name: 'coins', by: -2 },
    { name: 'goods', came: ['cheese'], went: ['wine', 'corn'] },
    { name: 'new', by: 2 },
  ]);
  expect(beyond(['a', 'a'], ['a'])).toEqual(['a']);
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
  expect(counted(['a', 'b', 'a'])).toEqual(['2 × a', 'b']);
});
