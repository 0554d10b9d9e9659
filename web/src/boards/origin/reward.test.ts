import { describe, expect, it } from 'vitest';
import type { OriginData, OriginView } from './data';
import game from './gallery/game.json';
import { rewardOf, tileAreas } from './reward';

const data = game.data as unknown as OriginData;

/** A position in which a player holds some permanent cards. */
function position(permanents: string[] = [], size = 14, options: OriginView['options'] = {}) {
  const view = { turn: 0, players: [{ permanents }], decks: { action: { size } }, options };
  return { view: view as unknown as OriginView, data };
}

describe('a reward', () => {
  it('is a card, or one of three', () => {
    expect(rewardOf('a', 'action', position())).toMatchObject({ draw: 1, back: 0 });
    expect(rewardOf('b', 'action', position())).toMatchObject({ draw: 3, back: 2 });
  });

  it('grows by Foragers and Storykeepers', () => {
    expect(rewardOf('a', 'action', position(['P08']))).toMatchObject({ draw: 2, back: 1 });
    expect(rewardOf('b', 'action', position(['P11']))).toMatchObject({ draw: 3, back: 1 });
  });

  it('is no more than the deck holds', () => {
    expect(rewardOf('a', 'action', position(['P08'], 1))).toMatchObject({ draw: 1, back: 0 });
    expect(rewardOf('b', 'action', position([], 2))).toMatchObject({ draw: 2, back: 1 });
    expect(rewardOf('a', 'action', position([], 0))).toMatchObject({ draw: 0, back: 0 });
  });

  it('may put the card first', () => {
    expect(rewardOf('a', 'action', position([], 14, { card_before_tile: true })).first).toBe(true);
    expect(rewardOf('a', 'action', position()).first).toBe(false);
  });

  it('of brown comes from brown, from the others, or from anywhere', () => {
    const from = (option: 'a' | 'b', ...held: Parameters<typeof position>) =>
      tileAreas(option, 'brown', rewardOf(option, undefined, position(...held)));
    expect(from('a')).toEqual(['brown']);
    expect(from('a', ['P07'])).toHaveLength(4);
    expect(from('b', [], 14, { brown_single: 'any_area' })).toHaveLength(4);
    expect(from('b', [], 14, { brown_single: 'other_areas' })).toEqual(['yellow', 'orange', 'purple']);
    expect(tileAreas('a', 'orange', rewardOf('a', 'action', position()))).toEqual(['orange']);
  });
});
