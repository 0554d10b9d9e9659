/** The shapes of Origin's data and view as they come from the server (docs/origin.md). */
import type { Colour, View } from '../../lib/types';

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
  reward_board: { areas: { colour: Area; slots: number; deck?: Deck }[] };
  cards: {
    action: { id: string }[];
    permanent: { id: string; level: number; effect: { kind: string } }[];
    objective: { id: string; points: number }[];
  };
}

export interface Score {
  objectives: number;
  cards: number;
  hunting: number;
  straits: number;
  tiles: number;
  continents: number;
  total: number;
}

export interface Player {
  colour?: Colour;
  points: number;
  villages: number;
  /** How many cards of each deck are in the hand. */
  hand: Record<Deck, number>;
  /** The heights of the stacks of innovation tiles. */
  stacks: number[];
  takeable: number[];
  permanents: string[];
  objectives: string[];
  hunting: number[];
  straits: number[];
  score: Score;
  /** Cards in this hand that the reader knows. */
  known: string[];
}

export interface OriginView extends View {
  game: 'origin';
  phase: 'objectives' | 'action' | 'reward' | 'end' | 'over';
  start_player: number;
  turn: number;
  pawns: Record<string, { pawn: string; seat: number | null }>;
  reserve: Record<string, number>;
  straits: Record<string, number>;
  hunting: Record<string, number>;
  areas: Record<Area, number[]>;
  tile_reserve: number;
  decks: Record<Deck, { size: number; under: (string | null)[] }>;
  discards: string[];
  arrival: string | null;
  bonuses: string[];
  evolutions: Record<string, string[]>;
  trigger: number | null;
  players: Player[];
  /** The reader's own cards; null for a spectator. */
  hand: string[] | null;
  progress: Record<string, { have: number; need: number }> | null;
  drawn: string[] | null;
  /** All hands, in an open view only. */
  hands?: string[][];
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
