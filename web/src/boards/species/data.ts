/** The shapes of the game's data as they come from the server (docs/species.md), and look-ups in them. */
export type { Covering, GoalStanding as Standing, Player, Prospect as TrackEntry, SpeciesView } from './view';

export const HABITATS = ['land', 'water', 'air'] as const;
export type Habitat = (typeof HABITATS)[number];
export type Deck = Habitat | 'beagle';
export const DECKS: Deck[] = [...HABITATS, 'beagle'];
export const COSTS = [...HABITATS, 'any'] as const;
export type Cost = (typeof COSTS)[number];

export interface Space {
  id: string;
  x: number;
  y: number;
  adjacent: string[];
}

export interface Stop {
  stop: number;
  /** The day of the year 1835. */
  date: string;
  x: number;
  y: number;
  touches: string[];
}

export interface Tile {
  id: string;
  latin: string;
  level: number;
  known: boolean;
  icons: Record<Habitat, number>;
  /** Known species are never discovered: they cost and give nothing. */
  cost?: Record<Cost, number>;
  rewards?: { points: number; cards: Deck[]; steps: number };
}

export interface Card {
  token: string;
  deck: Deck;
  class: 'book' | 'tool' | 'crew';
  kind: string;
  count: number;
  volumes?: number;
  amount?: number;
  distance?: number;
}

export interface Goal {
  id: string;
  level: number;
  stop: number;
  kind: 'majority' | 'per_item';
  measure: string;
  habitats?: Habitat[];
  each?: number;
  cap?: number;
}

/** What `GET /api/games/species` answers as `data`. */
export interface SpeciesData {
  spaces: Space[];
  route: Stop[];
  tiles: Tile[];
  cards: Card[];
  journal: { goals: Goal[]; finals: { id: string; kind: string }[] };
  /** By level, from 1. */
  awards: number[][];
  cubes: number;
  track_spaces: number;
  /** So many spaces from the top need a Map. */
  map_spaces: number;
}

export const SCORES = ['setup', 'discoveries', 'cubes', 'goal1', 'goal2', 'goal3', 'tiles', 'books'] as const;
export type Score = (typeof SCORES)[number];

/** What a draft has settled of a discovery's payment. */
export interface Settled {
  cubes: Record<string, number>;
  cards: string[];
}

const found = <T>(thing: T | undefined, name: string): T => {
  if (thing === undefined) throw new Error(`no such thing: ${name}`);
  return thing;
};

export const tileOf = (data: SpeciesData, id: string): Tile =>
  found(
    data.tiles.find((one) => one.id === id),
    id,
  );
export const spaceOf = (data: SpeciesData, id: string): Space =>
  found(
    data.spaces.find((one) => one.id === id),
    id,
  );
export const cardOf = (data: SpeciesData, token: string): Card =>
  found(
    data.cards.find((one) => one.token === token),
    token,
  );
export const goalOf = (data: SpeciesData, id: string): Goal =>
  found(
    data.journal.goals.find((one) => one.id === id),
    id,
  );

/** A card's picture and message: its token without the deck. */
export const cardName = (token: string): string => token.split('·').at(-1)!;
