/** The shapes of Origo's data and view as they come from the server, and the tables that the drawing reads from them. */
import type { Colour, View } from '../../lib/types';

export type { Colour };

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
  scoring: {
    founding: { values: number[]; triggers: number[] };
    clan: { points: number[]; minimum: number };
    naval: { per_shield: number; bonus: number[] };
  };
  allowances: { expand_or_attack_per_turn: number; move_or_exchange_per_turn: number };
}

export interface Player {
  colour: Colour;
  points: number;
  supply: number;
  hand: number;
  lost: number;
  passed: boolean;
}

export interface Combat {
  square: string;
  attacker: number;
  defender: number;
  /** The seat whose decision it is. */
  side: number;
  /** White flags shown in a row. */
  flags: number;
  values: [number, number];
  cards: [string[], string[]];
  support: [number, number];
}

export interface ClanLine {
  seat: number;
  size: number;
  squares: string[];
  place: number;
  points: number;
}

export interface NavalLine {
  seat: number;
  shields: number;
  bonus: number;
  points: number;
}

export interface CountryLine {
  country: string;
  pieces: number[];
  places: number[];
  points: number[];
  /** The seat that holds every square. */
  monopoly: number | null;
}

export interface TotalLine {
  seat: number;
  clan: number;
  naval: number;
  country: number;
  total: number;
}

/** A scoring as the record keeps it: the sums only. */
export interface Scored {
  round: number;
  totals: TotalLine[];
}

/** A scoring with everything that led to it. */
export interface Scoring extends Scored {
  clans: ClanLine[];
  naval: NavalLine[];
  countries: CountryLine[];
}

export interface OrigoView extends View {
  game: 'origo';
  phase: 'placement' | 'play' | 'over';
  round: number;
  start_player: number;
  turn: number;
  board: string[];
  players: Player[];
  /** The viewer's own hand; null for a spectator. */
  hand: string[] | null;
  /** All hands, in an open view only. */
  hands?: string[][];
  pile: number;
  founded: { country: string; value: number; seat: number }[];
  due: number;
  last_round: boolean;
  allowance: { fight: number; shift: number };
  navigated: string[];
  /** The turn holds an action already. */
  acted: boolean;
  combat: Combat | null;
  /** What a scoring of this position would give. */
  standing: Scoring;
  scorings: Scored[];
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
