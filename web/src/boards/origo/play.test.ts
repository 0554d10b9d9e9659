import { describe, expect, it } from 'vitest';
import { cardKind } from './cards';
import type { OrigoData, OrigoView } from './data';
import type { GameEvent } from '../../lib/types';
import { lastOutcome } from './news';
import { standing } from './scores';
import { tale } from './tale';
import { fit, letteringPath, lookOf, type Lettering } from './terrain';
import game from './gallery/game.json';
import over from './gallery/turn.json';

const data = game.data as unknown as OrigoData;

describe('cards', () => {
  it('refuse a token that no card has', () => {
    expect(() => cardKind('K', data)).toThrow('K');
  });
});

describe('news', () => {
  const events: GameEvent[] = [
    { seq: 3, id: 'origo-attacked', args: { seat: 0, defender: 1, card: 'H', square: 'H7' } },
    { seq: 5, id: 'origo-combat-won', args: { seat: 0, defender: 1, square: 'H7', attack: 5, defence: 3 } },
    { seq: 6, id: 'origo-moved', args: { seat: 0, from: 'G8', to: 'G9' } },
    { seq: 7, id: 'origo-ended-turn', args: { seat: 0 } },
  ];
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

describe('the path of a name', () => {
  it('goes straight on at both ends, so that large letters are not cut off', () => {
    const lettering = { line: [1, 2, 2, 2, 3, 2] as Lettering['line'], size: 30, spacing: 0 };
    expect(letteringPath(lettering)).toBe('M-50 200L100 200Q200 200 300 200L450 200');
  });
});

describe('the initial placement', () => {
  it('tells how many shields whoever is on turn has still to place', () => {
    const view = { phase: 'placement', seats: 3, turn: 1, players: [{ supply: 28 }, { supply: 29 }, { supply: 29 }] };
    expect(tale.progress(view as unknown as OrigoView, data)).toEqual([
      { message: 'origo-ui-to-place', value: 1, of: 8 },
    ]);
  });
});
