import { describe, expect, it } from 'vitest';
import { drawCoast, jitter } from './coast';
import { regionGrid, type OrigoData } from './data';
import game from './gallery/game.json';

const grid = regionGrid(game.data as unknown as OrigoData);
const coast = drawCoast(grid);
const pieces = (path: string): string[] => path.match(/-?[\d.]+ -?[\d.]+/g) ?? [];

describe('the coast', () => {
  it('draws every region as closed outlines', () => {
    for (const code of new Set(grid.flat())) {
      const path = coast.regions[code]!;
      expect(path.match(/M/g)!.length, code).toBe(path.match(/Z/g)!.length);
    }
  });

  it('keeps a region that is one piece in one outline', () => {
    for (const code of ['BR', 'GE', 'IT', 'DM']) expect(coast.regions[code]!.match(/Z/g), code).toHaveLength(1);
  });

  it('gives neighbours the very same line between them', () => {
    // Polen and Dakien share their border: every point of it stands in both outlines.
    const polen = new Set(pieces(coast.regions.PO!));
    const shared = pieces(coast.regions.DK!).filter((point) => polen.has(point));
    expect(shared.length).toBeGreaterThan(20);
  });

  it('lets two seas that meet at a corner flow into one another', () => {
    // C3 and D4 are land, C4 and D3 sea: the two corners of land do not touch at (300, 300).
    const near = pieces(coast.land)
      .map((point) => point.split(' ').map(Number) as [number, number])
      .filter(([x, y]) => Math.hypot(x - 300, y - 300) < 60);
    const west = near.filter(([x, y]) => x + y < 600);
    const east = near.filter(([x, y]) => x + y > 600);
    const gap = Math.min(...west.flatMap(([x, y]) => east.map(([u, v]) => Math.hypot(x - u, y - v))));
    expect(gap).toBeGreaterThan(15);
  });

  it('stays near the squares, so that they can be told', () => {
    for (const point of pieces(coast.coast).map((p) => p.split(' ').map(Number) as [number, number])) {
      const off = Math.min(...point.map((n) => Math.abs(n - Math.round(n / 100) * 100)));
      expect(off).toBeLessThan(27);
    }
  });

  it('looks the same every time', () => {
    expect(drawCoast(grid)).toEqual(coast);
    expect(jitter(3, 4, 5)).toBe(jitter(3, 4, 5));
    expect(jitter(3, 4, 5)).not.toBe(jitter(4, 3, 5));
  });
});
