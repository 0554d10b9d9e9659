import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import type { SpeciesView } from './data';
import { recentSpaces } from './news';
import { planOf, type Step } from './plan';
import { alongEdges, edgesOf, legs, trace } from './route';

/** The staggered grid: rows A and C begin further to the west. */
const spaces = ['A', 'B', 'C', 'D'].flatMap((row, r) =>
  [1, 2, 3, 4, 5].map((col) => {
    const at = (other: number, c: number): string[] =>
      other >= 0 && other < 4 && c >= 1 && c <= 5 ? [`${'ABCD'[other]}${c}`] : [];
    const beside = r % 2 ? [col, col + 1] : [col - 1, col];
    return {
      id: `${row}${col}`,
      x: 200 + 120 * col + (r % 2 ? 60 : 0),
      y: 240 + 120 * r,
      adjacent: [...at(r, col - 1), ...at(r, col + 1), ...beside.flatMap((c) => [...at(r - 1, c), ...at(r + 1, c)])],
    };
  }),
);

describe('the way of the Beagle', () => {
  const edges = edgesOf(spaces);

  it('keeps to the edges of the spaces', () => {
    // From the corner below C5 to the one at its upper right: along its lower and its right edge.
    expect(alongEdges({ x: 800, y: 540 }, { x: 860, y: 420 }, edges)).toEqual([
      { x: 800, y: 540 },
      { x: 860, y: 540 },
      { x: 860, y: 420 },
    ]);
  });

  it('never crosses a space', () => {
    const inside = (x: number, y: number) => spaces.some((s) => Math.abs(s.x - x) < 60 && Math.abs(s.y - y) < 60);
    const stops = [
      { x: 1010, y: 600 },
      { x: 800, y: 540 },
      { x: 800, y: 300 },
      { x: 440, y: 540 },
      { x: 320, y: 300 },
      { x: 200, y: 130 },
    ];
    for (const way of legs(stops, spaces))
      for (let i = 1; i < way.length; i++)
        for (const share of [0.25, 0.5, 0.75]) {
          const [a, b] = [way[i - 1]!, way[i]!];
          expect(inside(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)).toBe(false);
        }
  });

  it('begins and ends at the stops', () => {
    const [first, last] = legs(
      [
        { x: 1010, y: 600 },
        { x: 800, y: 540 },
        { x: 800, y: 300 },
      ],
      spaces,
    );
    expect(first![0]).toEqual({ x: 1010, y: 600 });
    expect(last!.at(-1)).toEqual({ x: 800, y: 300 });
  });

  it('is drawn with round corners', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 60 },
    ];
    expect(trace(way)).toBe('M0 0L46 0Q60 0 60 14L60 60');
  });
});

const view = (over: Partial<SpeciesView> = {}): SpeciesView =>
  ({
    covering: { B2: { tile: 'coral', level: 1, captured: false, returned: [0, 0], to: ['A2', 'C2'] } },
    players: [{ cubes: 4 }, { cubes: 1 }],
    ...over,
  }) as SpeciesView;

const steps = (...tokens: string[]): Step[] =>
  tokens.map((token) => ({
    token,
    kind: /^[A-D]\d$/.test(token)
      ? 'space'
      : token === 'racer'
        ? 'tile'
        : /^(research|done|pay)$/.test(token)
          ? 'action'
          : 'card',
  }));

describe('an unfinished move', () => {
  it('is nothing at first', () => expect(planOf([], view(), 0)).toMatchObject({ first: null, tile: null, taken: {} }));

  it('discovers a tile on a space and pays', () => {
    expect(planOf(steps('racer', 'B3', 'A4', 'A4', 'air·sketch'), view(), 0)).toMatchObject({
      tile: 'racer',
      target: 'B3',
      displaced: null,
      taken: { A4: 2 },
      cards: ['air·sketch'],
    });
  });

  it('moves a known tile first where there is a choice', () => {
    expect(planOf(steps('racer', 'B2', 'C2', 'A4'), view(), 0)).toMatchObject({
      target: 'B2',
      displaced: 'C2',
      taken: { A4: 1 },
    });
  });

  it('looks through the binoculars before it pays', () => {
    expect(planOf(steps('racer', 'B3', 'land·binoculars', 'D3', 'A4'), view(), 0)).toMatchObject({
      taken: { A4: 1 },
      cards: ['land·binoculars'],
    });
  });

  it('puts cubes down in a Research', () => {
    expect(planOf(steps('research', 'B3'), view(), 0)).toMatchObject({ placed: { B3: 1 }, taken: {} });
  });

  it('takes cubes back first with an empty hand', () => {
    expect(planOf(steps('research', 'A4', 'A4'), view(), 1)).toMatchObject({ placed: {}, taken: { A4: 2 } });
    expect(planOf(steps('research', 'A4', 'B2', 'done', 'C3'), view(), 1)).toMatchObject({
      placed: { C3: 1 },
      taken: { A4: 1, B2: 1 },
    });
  });

  it('reads what the crew does', () => {
    expect(planOf(steps('stokes', 'A4', 'B3', 'C4'), view(), 0)).toMatchObject({
      taken: { A4: 1, C4: 1 },
      placed: { B3: 1 },
    });
    expect(planOf(steps('covington', 'A4', 'A4'), view(), 0)).toMatchObject({ taken: { A4: 2 } });
    expect(planOf(steps('king', 'B3'), view(), 0)).toMatchObject({ placed: { B3: 1 } });
    expect(planOf(steps('may', 'C4'), view(), 0)).toMatchObject({ target: 'C4', taken: {}, placed: {} });
  });
});

describe('news', () => {
  const event = (id: string, args: GameEvent['args']): GameEvent => ({ seq: 0, id: `species-${id}`, args });
  const board = { A4: 'coral', B3: 'racer', C4: 'acacia' };

  it('are where the last turn was', () => {
    const log = [
      event('turn', { seat: 0 }),
      event('researched', { seat: 0, tile: 'coral', other: 'acacia' }),
      event('turn', { seat: 1 }),
      event('discovered', { seat: 1, tile: 'racer', space: 'B3' }),
      event('refilled', { tile: 'acacia', stack: 'stack·1' }),
      event('turn', { seat: 0 }),
    ];
    expect([...recentSpaces(log, board)]).toEqual(['B3']);
    expect([...recentSpaces(log.slice(0, 3), board)].sort()).toEqual(['A4', 'C4']);
    expect(recentSpaces([], board).size).toBe(0);
  });
});
