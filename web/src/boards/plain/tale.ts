/** What is told beside the board of a game that says nothing of itself: the numbers of its players. */
import { fieldTitle } from '../../lib/titles';
import type { View } from '../../lib/types';
import type { Tale } from '../contract';

/** Told of every game. */
const POINTS = 'points';

export const tale: Tale = {
  holdings: (view: View, seat) =>
    Object.entries(view.players?.[seat] ?? {}).flatMap(([field, value]) =>
      typeof value === 'number' && field !== POINTS ? [{ name: fieldTitle(view.game, field), value }] : [],
    ),
};
