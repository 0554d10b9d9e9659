/** The shapes of Origo's data and view as they come from the server, and the tables that the drawing reads from them. */

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

/** What `GET /api/games/origo` answers as `data`: the package's data file. */
export interface OrigoData {
  map: { rows: string[] };
  country: Country[];
  sea: Sea[];
  scoring: {
    founding: { values: number[]; triggers: number[] };
    clan: { points: number[]; minimum: number };
    naval: { per_shield: number; bonus: number[] };
    country: { monopoly_bonus: number };
  };
}

export interface Player {
  colour: Colour;
  points: number;
  supply: number;
  hand: number;
  lost: number;
  initial: number;
  passed: boolean;
}

export interface Combat {
  square: string;
  attacker: number;
  defender: number;
  /** Whose decision it is: the seat, see `sideSeat`. */
  side: number;
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
  monopoly: number | boolean | null;
}

export interface TotalLine {
  seat: number;
  clan: number;
  naval: number;
  country: number;
  total: number;
}

export interface Scoring {
  round: number;
  clans: ClanLine[];
  naval: NavalLine[];
  countries: CountryLine[];
  totals: TotalLine[];
}

export interface OrigoView {
  game: 'origo';
  seats: number;
  seat: number | null;
  phase: 'placement' | 'play' | 'over';
  round: number;
  start_player: number;
  turn: number;
  stack: { decision: string; seats: number[]; args: number[] }[];
  to_act: number[];
  board: string[];
  players: Player[];
  hand?: string[];
  hands?: string[][];
  pile: number;
  founded: { country: string; value: number; seat: number }[];
  due: number;
  last_round: boolean;
  allowance: { fight: number; shift: number };
  navigated: string[];
  combat?: Combat | null;
  standing?: Scoring | null;
  scorings?: Scoring[];
  result?: { points: number[]; ranks: number[] } | null;
}

export type Colour = 'red' | 'blue' | 'black' | 'green' | 'orange';

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
