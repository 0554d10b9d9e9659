import { describe, expect, it } from 'vitest';
import { cornerOf, deckOf, type OriginData } from './data';
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

describe('cards', () => {
  it('show their level or their points', () => {
    expect(deckOf('A01')).toBe('action');
    expect(cornerOf('A01', data)).toBeNull();
    expect(cornerOf('P14', data)).toBe(5);
    expect(cornerOf('O08', data)).toBe(6);
  });
});
