/** The shapes of Origo's data as they come from the server, and the tables that the drawing reads from them. */
import type { Colour } from '../../lib/types';

export type { Colour };
export type {
  Clan as ClanLine,
  Combat,
  CountryScore as CountryLine,
  Naval as NavalLine,
  OrigoView,
  Player,
  ScoreBoard as Scoring,
  Scoring as Scored,
  Total as TotalLine,
} from './view';

export interface Country {
  code: string;
  name: string;
  size: number;
  points: [number, number, number];
  squares: string[];
}

export interface Sea {
  code: string;
  name: string;
  squares: string[];
}

/** A kind of card; `squares` are those printed on it, none for population growth. */
export interface CardKind {
  token: string;
  group: CardClass;
  count: number;
  squares: string[];
}

export type CardClass = 'row' | 'column' | 'land' | 'growth' | 'ship';

/** What `GET /api/games/origo` answers as `data`. */
export interface OrigoData {
  map: { rows: string[] };
  countries: Country[];
  seas: Sea[];
  cards: CardKind[];
  setup: { players: Record<number, { shields: number; initial: number }> };
  scoring: {
    founding: { values: number[]; triggers: number[] };
    clan: { points: number[]; minimum: number };
    naval: { per_shield: number; bonus: number[] };
  };
  allowances: { expand_or_attack_per_turn: number; move_or_exchange_per_turn: number };
}

/** The letter of each colour on the view's board. */
export const COLOURS: Record<string, Colour> = {
  r: 'red',
  b: 'blue',
  k: 'black',
  g: 'green',
  o: 'orange',
};

/** The region code of every square, row by row. */
export const regionGrid = (data: OrigoData): string[][] => data.map.rows.map((row) => row.trim().split(/\s+/));

/** The colour of the shield on each of the 100 squares, or null. */
export const shieldsOf = (board: string[]): (Colour | null)[] =>
  board.flatMap((row) => [...row].map((letter) => COLOURS[letter] ?? null));

/** True for the code of a country, false for the code of a sea. */
export const isCountry = (code: string): boolean => code === code.toUpperCase();
