import { describe, expect, it } from 'vitest';
import { section, squareAt, squareName, squareOf, trackField } from './geometry';

describe('squares', () => {
  it('have names and numbers that belong together', () => {
    for (let square = 0; square < 100; square++) expect(squareOf(squareName(square))).toBe(square);
    expect(squareName(66)).toBe('G7');
    expect(() => squareOf('K1')).toThrow('K1');
    expect(() => squareOf('A11')).toThrow('A11');
  });

  it('are found under a point', () => {
    expect(squareAt(650, 650)).toBe(squareOf('G7'));
    expect(squareAt(-1, 50)).toBeNull();
    expect(squareAt(50, 1000)).toBeNull();
  });

  it('have a section around them, with gaps beyond the edge', () => {
    expect(section(squareOf('G7')).map((cell) => squareName(cell!))).toEqual('F6 F7 F8 G6 G7 G8 H6 H7 H8'.split(' '));
    expect(section(squareOf('A1'))).toEqual([null, null, null, null, 0, 1, null, 10, 11]);
  });
});

describe('the score track', () => {
  it('runs clockwise round the map, a hundred fields to the lap', () => {
    const places = Array.from({ length: 100 }, (_, i) => trackField(i + 1));
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(100);
    expect(places[0]!.y).toBeLessThan(0);
    expect(places[25]!.x).toBeGreaterThan(1000);
    expect(places[50]!.y).toBeGreaterThan(1000);
    expect(places[75]!.x).toBeLessThan(0);
    expect(trackField(101)).toEqual(trackField(1));
    expect(trackField(200)).toEqual(trackField(100));
  });
});
