import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { cornerOf, deckOf, type OriginData } from './data';
import { lastMove } from './news';
import {
  HEIGHTS,
  PAWN_COLOURS,
  WIDTHS,
  body,
  broad,
  head,
  heightMarks,
  pawnOf,
  tall,
  tokenOf,
  widthMarks,
} from './pawns';
import { follow, type Standing } from './pieces';
import game from './gallery/game.json';

const data = game.data as unknown as OriginData;

describe('pawns', () => {
  it('are what their tokens say', () => {
    expect(pawnOf('3·1·black')).toEqual({ height: 3, width: 1, colour: 'black' });
    for (const { token, kind } of game.picks) if (kind === 'pawn') expect(tokenOf(pawnOf(token))).toBe(token);
  });

  it('are told apart by height and width without their marks', () => {
    const outlines = HEIGHTS.flatMap((height) => WIDTHS.map((width) => body({ height, width, colour: 'white' })));
    expect(new Set(outlines).size).toBe(9);
    for (const [low, high] of [
      [1, 2],
      [2, 3],
    ] as const) {
      expect(tall(high) / tall(low)).toBeGreaterThan(1.25);
      expect(broad(high) / broad(low)).toBeGreaterThan(1.25);
    }
  });

  it('carry as many marks as they are high and wide, inside their outline', () => {
    for (const height of HEIGHTS)
      for (const width of WIDTHS) {
        const pawn = { height, width, colour: PAWN_COLOURS[0] };
        expect(heightMarks(pawn).split('M').length - 1).toBe(height);
        expect(widthMarks(pawn)).toHaveLength(width);
        const lines = [...heightMarks(pawn).matchAll(/M-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
        expect(Math.min(...lines)).toBeGreaterThan(head(pawn).y + head(pawn).r * 0.5);
        for (const { x } of widthMarks(pawn)) expect(Math.abs(x)).toBeLessThan(broad(width) / 2);
      }
  });
});

describe('pieces', () => {
  const white: Standing = { pawn: '1·1·white', seat: 0 };
  const black: Standing = { pawn: '2·2·black', seat: 1 };

  it('keep their identity when they move', () => {
    const before = follow([], { af_chad: white, af_nile: black });
    const after = follow(before, { af_horn: white, af_nile: black });
    expect(after.find(({ region }) => region === 'af_horn')!.id).toBe(before.find(({ seat }) => seat === 0)!.id);
    expect(after).toHaveLength(2);
  });

  it('change places in a swap', () => {
    const before = follow([], { af_chad: white, af_nile: black });
    const after = follow(before, { af_chad: black, af_nile: white });
    expect(after.map(({ id, seat }) => [id, seat])).toEqual(before.map(({ id, seat }) => [id, seat]));
    expect(after.find(({ seat }) => seat === 1)!.region).toBe('af_chad');
  });

  it('that come are new', () => {
    const before = follow([], { af_chad: white });
    const after = follow(before, { af_chad: white, af_horn: white });
    expect(new Set(after.map(({ id }) => id)).size).toBe(2);
  });
});

describe('cards', () => {
  it('show their level or their points', () => {
    expect(deckOf('A01')).toBe('action');
    expect(cornerOf('A01', data)).toBeNull();
    expect(cornerOf('P14', data)).toBe(5);
    expect(cornerOf('O08', data)).toBe(6);
  });
});

describe('news', () => {
  const events: GameEvent[] = [
    { seq: 3, id: 'origin-evolved', args: { seat: 0, pawn: '1·1·black', region: 'af_chad' } },
    { seq: 6, id: 'origin-migrated', args: { seat: 1, pawn: '2·1·white', from: 'af_nile', to: 'af_atlas' } },
    { seq: 6, id: 'origin-hunting', args: { seat: 1, region: 'af_atlas', points: 8 } },
    { seq: 7, id: 'origin-drew', args: { seat: 1, deck: 'action', count: 1 } },
  ];
  it('mark the regions of the last move', () => expect([...lastMove(events)]).toEqual(['af_nile', 'af_atlas']));
  it('mark nothing before the first', () => expect(lastMove([]).size).toBe(0));
});
