import { describe, expect, it } from 'vitest';
import type { Pick } from '../../lib/types';
import type { Player } from './data';
import { planOf, shown, tokensOf, vacated } from './draft';
import { onBoard, panelFor, panelsFor } from './panels';
import { choiceName, word } from './word';

const player = {
  market: ['farmer', 'farmer*', 'monk'],
  tower: ['trader'],
  spaces: { 'village·1': 'technology', 'castle·0': 'farmer' },
} as unknown as Player;

describe('a plan', () => {
  const tokens = ['farmer*', 'village·0', 'monk', 'ship·2'];

  it('is followers and spaces by turns', () => {
    const plan = planOf([...tokens, 'farmer']);
    expect(plan.placed).toEqual([
      { follower: 'farmer*', space: 'village·0' },
      { follower: 'monk', space: 'ship·2' },
    ]);
    expect(plan.hand).toBe('farmer');
    expect(tokensOf(plan.placed)).toEqual(tokens);
  });

  it('loses one follower and keeps the others', () => {
    expect(tokensOf(vacated(planOf(tokens).placed, 'village·0'))).toEqual(['monk', 'ship·2']);
    expect(tokensOf(vacated(planOf(tokens).placed, 'wagon·0'))).toEqual(tokens);
  });

  it('is seen on the board before it is committed', () => {
    const seen = shown(player, [], 'plan', [...tokens, 'farmer']);
    expect(seen.market).toEqual(['farmer']);
    expect(seen.spaces).toEqual({ ...player.spaces, 'village·0': 'farmer*', 'ship·2': 'monk' });
    expect([...seen.drafted]).toEqual(['village·0', 'ship·2']);
    expect(seen.hand).toBe('farmer');
  });

  it('still stands while the commit is on its way', () => {
    const seen = shown(player, [], 'plan', [...tokens, 'commit']);
    expect(seen.hand).toBeNull();
    expect(seen.market).toEqual(['farmer']);
  });

  it('takes from the tower whom the market lacks', () => {
    const seen = shown(player, [], 'plan', ['trader', 'wagon·1']);
    expect([seen.market, seen.tower]).toEqual([player.market, []]);
  });
});

describe('an unfinished move', () => {
  it('arranges the tower', () => {
    const seen = shown(player, [], 'tower', ['monk', 'commit']);
    expect([seen.market, seen.tower]).toEqual([
      ['farmer', 'farmer*'],
      ['trader', 'monk'],
    ]);
  });
  it('takes a follower back', () => {
    const seen = shown(player, [], 'draw', ['take_back', 'castle·0']);
    expect(seen.spaces).toEqual({ 'village·1': 'technology' });
    expect(seen.market).toEqual([...player.market, 'farmer']);
  });
  it('places who was drawn at the Bathhouse', () => {
    const seen = shown(player, ['knight', 'monk'], 'bath', ['monk', 'ship·2']);
    expect([seen.drawn, seen.market]).toEqual([['knight'], player.market]);
  });
  it('of another kind moves nobody', () => {
    const seen = shown(player, [], 'act', ['ship', 'blois']);
    expect([seen.market, seen.tower, seen.spaces]).toEqual([player.market, player.tower, player.spaces]);
  });
});

describe('what is asked', () => {
  it('comes into sight', () => {
    expect(panelFor('city', true)).toBe('map');
    expect(panelFor('tile', false)).toBe('tiles');
    expect(panelFor('plan', true)).toBe('mine');
    expect(panelFor('plan', false)).toBeNull();
    expect(panelsFor(false)).not.toContain('mine');
  });
  it('is offered in words where the board does not show it', () => {
    const one = (kind: string) => ({ id: 1, token: 'x', kind }) as Pick;
    expect(onBoard(one('follower'), 'plan')).toBe(true);
    expect(onBoard(one('follower'), 'recruit')).toBe(false);
    expect(onBoard(one('action'), 'act')).toBe(false);
    expect(onBoard(one('place'), 'torture')).toBe(false);
  });
});

describe('arguments of messages', () => {
  it('become words', () => {
    expect(word('seat', 2)).toEqual({ seat: 2 });
    expect(word('followers', 'farmer*')).toEqual({
      message: 'orleans-starting',
      args: { follower: { message: 'orleans-follower-farmer' } },
    });
    expect(word('tile', 'school')).toEqual({ message: 'orleans-place-school' });
    expect(word('city', 'blois')).toEqual({ message: 'orleans-city-blois' });
    expect(word('coins', 3)).toBe(3);
  });
});

describe('drawing all', () => {
  const says = (allowance: number, bag: number) =>
    choiceName(
      { token: 'draw_all', kind: 'action' },
      { decision: 'draw', player: { allowance, bag, city: '' } },
      (id, args) => [id, ...Object.values(args ?? {})].join(' '),
    );
  it('means as many as may be drawn, and no more than the bag holds', () => {
    expect(says(5, 4)).toBe('orleans-ui-draw-all 4');
    expect(says(4, 6)).toBe('orleans-ui-draw-all 4');
  });
});
