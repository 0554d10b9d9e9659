import { describe, expect, it } from 'vitest';
import { sortHand, cardKind } from './cards';
import { choose, stepKey, without } from '../choose';
import type { OrigoData } from './data';
import { carry, press, release } from '../drag';
import type { GameEvent } from '../../lib/types';
import { lastMove, lastOutcome } from './news';
import { follow } from './pieces';
import { standing } from './scores';
import { fit, lookOf } from './terrain';
import game from './gallery/game.json';
import over from './gallery/turn.json';

const data = game.data as unknown as OrigoData;

describe('cards', () => {
  it('are sorted rows, columns, land, growth, ship', () => {
    const hand = ['ship', 'PO', '10', 'growth', 'C·D', '2', 'C', 'BR'];
    expect(sortHand(hand, [], data).map(({ token }) => token)).toEqual([
      'C',
      'C·D',
      '2',
      '10',
      'BR',
      'PO',
      'growth',
      'ship',
    ]);
  });

  it('are selected one copy at a time', () => {
    const cards = sortHand(['H', 'growth', 'H'], ['H'], data);
    expect(cards.map(({ key, selected }) => [key, selected])).toEqual([
      ['H#0', true],
      ['H#1', false],
      ['growth#0', false],
    ]);
  });

  it('refuse a token that no card has', () => {
    expect(() => cardKind('K', data)).toThrow('K');
  });
});

describe('a choice', () => {
  const steps = new Map([
    [stepKey([]), new Set([176, 177])],
    [stepKey([176]), new Set([132, 141])],
    [stepKey([176, 132]), new Set([22, 23])],
  ]);

  it('picks what is on offer', () => expect(choose(22, [176, 132], steps)).toEqual({ kind: 'pick', id: 22 }));
  it('changes the card', () => expect(choose(141, [176, 132], steps)).toEqual({ kind: 'draft', ids: [176, 141] }));
  it('changes the action', () => expect(choose(177, [176, 132], steps)).toEqual({ kind: 'draft', ids: [177] }));
  it('leaves a refusal to the frame', () => expect(choose(99, [176, 132], steps)).toEqual({ kind: 'pick', id: 99 }));
  it('can be withdrawn', () => {
    expect(without(132, [176, 132, 22], false)).toEqual([176]);
    expect(without(132, [132, 141], true)).toEqual([141]);
    expect(without(132, [132, 132], true)).toEqual([132]);
  });
});

describe('a drag', () => {
  it('is a tap until it has moved', () => {
    expect(release(carry(press(5, 10, 10), 13, 12), 5)).toEqual({ kind: 'tap' });
  });
  it('drops on another square and goes back from anywhere else', () => {
    const lifted = carry(press(5, 10, 10), 60, 10);
    expect(release(lifted, 6)).toEqual({ kind: 'drop', from: 5, to: 6 });
    expect(release(lifted, null)).toEqual({ kind: 'back', from: 5 });
    expect(release(carry(lifted, 11, 10), 5)).toEqual({ kind: 'back', from: 5 });
  });
});

describe('shields', () => {
  const board = (squares: Record<number, 'red' | 'blue'>) =>
    Array.from({ length: 100 }, (_, square) => squares[square] ?? null);

  it('keep their identity when they move', () => {
    const before = follow([], board({ 1: 'red', 5: 'red', 7: 'blue' }));
    const after = follow(before, board({ 1: 'red', 6: 'red', 7: 'blue' }));
    expect(after.find(({ square }) => square === 6)!.id).toBe(before.find(({ square }) => square === 5)!.id);
  });
  it('that come are new, even where another colour stood', () => {
    const before = follow([], board({ 7: 'blue' }));
    const after = follow(before, board({ 7: 'red' }));
    expect(after).toHaveLength(1);
    expect(after[0]!.id).not.toBe(before[0]!.id);
  });
  it('do not fly across the map when a whole board changes', () => {
    const before = follow([], board({ 1: 'red', 2: 'red' }));
    const after = follow(before, board({ 50: 'red', 51: 'red' }));
    expect(after.map(({ id }) => id).some((id) => before.some((piece) => piece.id === id))).toBe(false);
  });
});

describe('news', () => {
  const events: GameEvent[] = [
    { seq: 3, id: 'origo-attacked', args: { seat: 0, defender: 1, card: 'H', square: 'H7' } },
    { seq: 5, id: 'origo-combat-won', args: { seat: 0, defender: 1, square: 'H7', attack: 5, defence: 3 } },
    { seq: 6, id: 'origo-moved', args: { seat: 0, from: 'G8', to: 'G9' } },
    { seq: 7, id: 'origo-ended-turn', args: { seat: 0 } },
  ];
  it('mark the squares of the last move', () => expect([...lastMove(events)]).toEqual([67, 68]));
  it('tell how the last combat ended', () => {
    expect(lastOutcome(events)).toEqual({ seq: 5, won: 'attacker', square: 'H7', values: [5, 3] });
    expect(lastOutcome(events.slice(2))).toBeNull();
  });
});

describe('standings', () => {
  const line = (country: string) => over.view.standing.countries.find((one) => one.country === country)!;
  it('are those of the rules’ example', () => {
    expect(standing(line('BE'), 0)).toEqual({ pieces: 4, place: 1, tied: false, monopoly: true, points: 4 });
    expect(standing(line('BR'), 1)).toMatchObject({ pieces: 1, place: 2, tied: true, monopoly: false, points: 1 });
    expect(standing(line('SK'), 0)).toMatchObject({ pieces: 0, place: 0, tied: false, points: 0 });
  });
});

describe('names on the map', () => {
  it('fit on their line in every language', () => {
    for (const name of ['Bay of Biscay', 'Golfo di Biscaglia', 'ビスケー湾']) {
      const { lettering } = lookOf('bi', []);
      const { size, spacing } = fit(lettering, name);
      expect(size).toBeGreaterThan(10);
      expect(spacing).toBeGreaterThanOrEqual(0);
      expect(size).toBeLessThanOrEqual(lettering.size);
    }
  });
});
