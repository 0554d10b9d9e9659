import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { choose, stepKey, without } from './draft';
import { carry, type Carried } from './drag.svelte';
import { closeLast, closes } from './escape';
import { nearest } from './focus';
import { keyed, sortHand } from './hand';
import { reading, stepFrom, type Box } from './keys';
import { lastPlaces } from './news';
import { follow } from './pieces.svelte';

describe('a choice', () => {
  const steps = new Map([
    [stepKey([]), new Set([176, 177])],
    [stepKey([176]), new Set([132, 141])],
    [stepKey([176, 132]), new Set([22, 23])],
  ]);

  it('adds what is on offer', () => expect(choose(22, [176, 132], steps)).toEqual([176, 132, 22]));
  it('changes the card', () => expect(choose(141, [176, 132], steps)).toEqual([176, 141]));
  it('changes the action', () => expect(choose(177, [176, 132], steps)).toEqual([177]));
  it('is none where it was never on offer', () => expect(choose(99, [176, 132], steps)).toBeNull());
  it('can be withdrawn', () => {
    expect(without(1, [176, 132, 22])).toEqual([[176, 22], [176]]);
    expect(without(0, [132])).toEqual([[], []]);
  });
});

describe('arrow keys', () => {
  const at = (left: number, top: number): Box => ({ left, top, width: 40, height: 40 });
  /** Two rows, the second a little askew, and a spot on its own below. */
  const spots = [at(100, 0), at(0, 4), at(50, 64), at(0, 60), at(100, 150)];

  it('read lines and columns', () => {
    expect(reading(spots, true)).toEqual([1, 0, 3, 2, 4]);
    expect(reading(spots, false)).toEqual([1, 3, 2, 0, 4]);
  });
  it('go round everything and come back', () => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      const way = [2];
      for (let i = 0; i < spots.length; i++) way.push(stepFrom(way.at(-1)!, key, spots)!);
      expect(new Set(way).size).toBe(spots.length);
      expect(way.at(-1)).toBe(2);
    }
  });
  it('go back the way that they came', () => {
    expect(stepFrom(stepFrom(0, 'ArrowRight', spots)!, 'ArrowLeft', spots)).toBe(0);
    expect(stepFrom(stepFrom(0, 'ArrowDown', spots)!, 'ArrowUp', spots)).toBe(0);
  });
  it('leave other keys alone', () => expect(stepFrom(0, 'a', spots)).toBeNull());
});

describe('focus', () => {
  it('goes on at what is nearest', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 30, y: 40 },
      { x: 90, y: 0 },
    ];
    expect(nearest({ x: 50, y: 30 }, spots, (one) => one)).toBe(spots[1]);
    expect(nearest({ x: 0, y: 0 }, [], (one) => one)).toBeNull();
  });
});

describe('Escape', () => {
  it('closes what was opened last', () => {
    const said: string[] = [];
    const shut = ['bag', 'question'].map((name) => closes(() => said.push(name))());
    expect(closeLast()).toBe(true);
    shut[1]!();
    closeLast();
    shut[0]!();
    expect(said).toEqual(['question', 'bag']);
    expect(closeLast()).toBe(false);
  });
});

describe('a drag', () => {
  const pressed: Carried<number> = { from: 5, start: [10, 10], now: [10, 10], lifted: false };

  it('is a tap until it has moved', () => expect(carry(pressed, 13, 12).lifted).toBe(false));
  it('stays one on the way back', () => expect(carry(carry(pressed, 60, 10), 11, 10).lifted).toBe(true));
});

describe('pieces', () => {
  const stand = (where: Record<string, string>) => Object.entries(where).map(([at, kind]) => ({ at, kind }));
  const idAt = (pieces: { at: string; id: number }[], at: string) => pieces.find((one) => one.at === at)?.id;

  it('keep their identity when they move', () => {
    const before = follow([], stand({ a: 'red', b: 'red', c: 'blue' }));
    const after = follow(before, stand({ a: 'red', d: 'red', c: 'blue' }));
    expect(idAt(after, 'd')).toBe(idAt(before, 'b'));
    expect(idAt(after, 'a')).toBe(idAt(before, 'a'));
  });
  it('that come are new, even where another kind stood', () => {
    const before = follow([], stand({ c: 'blue' }));
    const after = follow(before, stand({ c: 'red' }));
    expect(after).toHaveLength(1);
    expect(after[0]!.id).not.toBe(before[0]!.id);
  });
  it('move in a crowd only where they may', () => {
    const before = follow([], stand({ a: 'red', b: 'red' }));
    const ids = before.map(({ id }) => id);
    const now = stand({ x: 'red', y: 'red' });
    expect(follow(before, now).map(({ id }) => id)).toEqual(ids);
    expect(follow(before, now, true).some(({ id }) => ids.includes(id))).toBe(false);
    expect(follow(before, stand({ b: 'red', x: 'red' }), true).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  });
});

describe('a hand', () => {
  const rank = (card: string) => 'ship growth'.indexOf(card);

  it('is sorted by rank, then by name', () => {
    const hand = ['growth', 'b', 'ship', 'a'];
    expect(sortHand(hand, [], rank).map(({ token }) => token)).toEqual(['a', 'b', 'ship', 'growth']);
  });
  it('plays one copy at a time', () => {
    const twins = sortHand(['ship', 'ship', 'ship'], ['ship'], rank);
    expect(twins.map(({ chosen, first }) => [chosen, first])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(keyed(['ship', 'a', 'ship']).map(({ key }) => key)).toEqual(['ship#0', 'a#0', 'ship#1']);
  });
});

describe('news', () => {
  const events: GameEvent[] = [
    { seq: 3, id: 'g-attacked', args: { seat: 0, square: 'H7' } },
    { seq: 6, id: 'g-left', args: { seat: 0, from: 'G8' } },
    { seq: 6, id: 'g-moved', args: { seat: 0, to: 'G9' } },
    { seq: 7, id: 'g-ended-turn', args: { seat: 0 } },
  ];
  it('are the places of the last move', () =>
    expect(lastPlaces(events, ['from', 'to', 'square'])).toEqual(['G8', 'G9']));
  it('are none before the first', () => expect(lastPlaces(events.slice(3), ['from', 'to'])).toEqual([]));
});
