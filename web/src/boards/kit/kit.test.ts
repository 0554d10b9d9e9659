import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { choose, stepKey, without } from './draft';
import { carry, type Carried } from './drag.svelte';
import { closeLast, closes } from './escape';
import { nearest } from './focus';
import { keyed, sortHand } from './hand';
import { reading, stepFrom, Trail, type Box } from './keys';
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
  it('lead to what is nearest in their direction', () => {
    const steps = { ArrowRight: 4, ArrowLeft: 3, ArrowDown: 4, ArrowUp: 1 };
    for (const [key, next] of Object.entries(steps)) expect(stepFrom(2, key, spots), key).toBe(next);
    expect(stepFrom(1, 'ArrowDown', spots)).toBe(3);
  });
  it('lead straight to what is wide, not to what is narrow and aside', () => {
    const wide = { left: 0, top: 100, width: 400, height: 40 };
    expect(stepFrom(0, 'ArrowDown', [at(0, 0), wide, at(60, 100)])).toBe(1);
  });
  it('go on as one reads where nothing lies ahead', () => {
    expect(stepFrom(0, 'ArrowRight', spots), 'the next line').toBe(3);
    expect(stepFrom(4, 'ArrowRight', spots), 'the beginning').toBe(1);
    expect(stepFrom(4, 'ArrowDown', spots)).toBe(1);
  });
  it('reach everything from everywhere', () => {
    let luck = 1;
    const roll = (n: number) => (luck = (luck * 48271) % 2147483647) % n;
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
    for (let layout = 0; layout < 12; layout++) {
      const boxes = Array.from({ length: 30 }, (_, i) => ({
        ...at((i % 6) * 150 + roll(60), Math.floor(i / 6) * 70 + roll(40)),
        ...{ width: 20 + roll(90), height: 20 + roll(40) },
      })).filter(() => roll(3));
      const steps = boxes.map((_, one) => keys.map((key) => stepFrom(one, key, boxes)!));
      const reached = boxes.map((_, start) => {
        const found = new Set([start]);
        for (const one of found) for (const next of steps[one]!) found.add(next);
        return found.size;
      });
      expect(new Set(reached)).toEqual(new Set([boxes.length]));
    }
  });
  it('go back the way that they came', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, isConnected: true }) as unknown as Element);
    const trail = new Trail();
    trail.go(a!, b!, 'ArrowRight');
    trail.go(b!, c!, 'ArrowDown');
    expect(trail.back(c!, 'ArrowLeft')).toBeNull();
    expect(trail.back(c!, 'ArrowUp')).toBe(b);
    expect(trail.back(b!, 'ArrowLeft')).toBe(a);
    expect(trail.back(a!, 'ArrowLeft')).toBeNull();
    trail.go(a!, b!, 'ArrowRight');
    expect(trail.back(c!, 'ArrowLeft'), 'the focus is elsewhere by now').toBeNull();
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
