import { describe, expect, it } from 'vitest';
import type { OriginData } from './data';
import { drawnBorders, drawnRegions, lies, roomOf, standOf } from './land';
import game from './gallery/game.json';

const { map } = game.data as unknown as OriginData;

describe('the land', () => {
  it('has an area for every region', () => {
    expect(drawnRegions().sort()).toEqual(map.regions.map(({ id }) => id).sort());
  });

  it('has exactly the borders of the rules', () => {
    expect(drawnBorders().sort()).toEqual(map.borders.map((pair) => [...pair].sort().join(' ')).sort());
  });

  it.each(map.regions.map(({ id, x, y }) => ({ id, x, y })))('lies around the coordinates of $id', ({ id, x, y }) => {
    expect(lies(id, { x, y })).toBe(true);
    expect(lies(id, standOf(id))).toBe(true);
    expect(roomOf(id)).toBeGreaterThan(18);
  });

  it('knows what is outside', () => {
    expect(lies('af_origin', { x: 10, y: 10 })).toBe(false);
  });
});
