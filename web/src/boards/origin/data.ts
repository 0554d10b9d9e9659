/** The shape of Origin's data as they come from the server (docs/origin.md). */
import type { Colour } from '../../lib/types';

export type { OriginView, Player, Score } from './view';

export const GROUNDS = ['yellow', 'orange', 'purple', 'brown', 'green'] as const;
/** The colour of a region; the cradle has none. */
export type Ground = (typeof GROUNDS)[number];

export const AREAS = ['yellow', 'orange', 'purple', 'brown'] as const;
/** An area of the reward board. */
export type Area = (typeof AREAS)[number];

export const DECKS = ['action', 'permanent', 'objective'] as const;
export type Deck = (typeof DECKS)[number];

export interface Region {
  id: string;
  continent: string;
  colour: Ground | 'none';
  x: number;
  y: number;
}

export interface Strait {
  id: string;
  a: string;
  b: string;
  x: number;
  y: number;
  wrap: boolean;
}

/** What `GET /api/games/origin` answers as `data`. */
export interface OriginData {
  map: { origin: string; regions: Region[]; borders: [string, string][]; straits: Strait[] };
  /** Steps between regions by their numbers; `rafts`: where crossing a strait costs nothing. */
  distances: { steps: number[][]; rafts: number[][] };
  villages: { per_player: number; colours: Colour[] };
  tiles: { total: number };
  pawns: { in_play: Record<string, number> };
  reward_board: { areas: { colour: Area; slots: number; deck?: Deck }[] };
  /** How many cards the options of a reward draw and keep. */
  decks: { draw_a: number; draw_b: number; keep_b: number };
  cards: {
    action: { id: string }[];
    permanent: { id: string; level: number; effect: { kind: string; draw?: number; return?: number } }[];
    objective: { id: string; points: number }[];
  };
}

/** The deck that a card belongs to. */
export const deckOf = (card: string): Deck =>
  card.startsWith('A') ? 'action' : card.startsWith('P') ? 'permanent' : 'objective';

/** The colour of the reward board that a deck lies at. */
export const GROUND_OF: Record<Deck, Ground> = { action: 'yellow', permanent: 'orange', objective: 'purple' };

/** The colour of a seat's villages. */
export const colourOf = (seat: number, data: OriginData): Colour => data.villages.colours[seat]!;

/** What is printed in the corner of a card: the level of a permanent one, the points of an objective. */
export function cornerOf(card: string, data: OriginData): number | null {
  const permanent = data.cards.permanent.find(({ id }) => id === card);
  return permanent?.level ?? data.cards.objective.find(({ id }) => id === card)?.points ?? null;
}
