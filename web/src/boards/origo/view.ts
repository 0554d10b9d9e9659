/** Written by `npm run types` from the shape of the game's views, which its room declares. */
import type { Header } from '../../lib/wire';

/** What everybody sees of a player. */
export interface Player {
  /** The colour of the shields. */
  colour: 'red' | 'blue' | 'black' | 'green' | 'orange';
  /** Points so far. */
  points: number;
  /** Shields left to place. */
  supply: number;
  /** How many cards are in the hand. */
  hand: number;
  /** Shields lost in combat. */
  lost: number;
  /** How many cards were exchanged since the last reshuffle. */
  exchanged: number;
  /** Whether the player has passed in this round. */
  passed: boolean;
  /** Whether the player has used cards in combat in this turn. */
  fought: boolean;
}

/** An established country (7.4). */
export interface Founding {
  /** The country. */
  country: string;
  /** The points that its marker gave. */
  value: number;
  /** Who established it. */
  seat: number;
}

/** What the player on turn may still do (7.1). */
export interface Allowance {
  /** Expansions and attacks. */
  fight: number;
  /** A move or an exchange. */
  shift: number;
}

/** The running combat (7.5); of two values the attacker’s comes first. */
export interface Combat {
  /** The battle square. */
  square: string;
  /** Who attacks. */
  attacker: number;
  /** Whose shield stands there. */
  defender: number;
  /** Whose decision it is. */
  side: number;
  /** White flags shown in a row. */
  flags: number;
  /** The combat values. */
  values: [number, number];
  /** Own shields beside the square. */
  support: [number, number];
  /** The cards shown. */
  cards: [string[], string[]];
}

/** A clan, of three shields and more (8.2). */
export interface Clan {
  /** Whose it is. */
  seat: number;
  /** How many shields. */
  size: number;
  /** Where they stand. */
  squares: string[];
  /** Its place among all clans, from 1. */
  place: number;
  /** What it gives. */
  points: number;
}

/** A player’s power at sea (8.3). */
export interface Naval {
  /** The player. */
  seat: number;
  /** Shields at sea. */
  shields: number;
  /** Points for the most, or second most. */
  bonus: number;
  /** All points at sea. */
  points: number;
}

/** A country’s points (8.4), by seat. */
export interface CountryScore {
  /** The country. */
  country: string;
  /** Shields in it. */
  pieces: number[];
  /** The seat’s place, from 1; 0: none. */
  places: number[];
  /** What it gives. */
  points: number[];
  /** Who holds every square. */
  monopoly: number | null;
}

/** The sums of a player in a scoring. */
export interface Total {
  /** The player. */
  seat: number;
  /** For clans. */
  clan: number;
  /** At sea. */
  naval: number;
  /** In countries. */
  country: number;
  /** All three. */
  total: number;
}

/** A scoring with everything that leads to it (14.5). */
export interface ScoreBoard {
  /** The round. */
  round: number;
  /** All clans, by place. */
  clans: Clan[];
  /** Power at sea, by seat. */
  naval: Naval[];
  /** The twelve countries. */
  countries: CountryScore[];
  /** The sums, by seat. */
  totals: Total[];
}

/** A scoring that took place: its sums. */
export interface Scoring {
  /** The round that it ended. */
  round: number;
  /** The sums, by seat. */
  totals: Total[];
}

/** What a seat may see of a game of Origo. */
export interface OrigoView extends Header {
  /** The part of the game. */
  phase: 'over' | 'placement' | 'play';
  /** The round, from 1; 0: initial placement. */
  round: number;
  /** Who begins the rounds. */
  start_player: number;
  /** Whose turn it is. */
  turn: number;
  /** Rows A to J: the letter of the colour on each square (`r b k g o`), or a dot. */
  board: string[];
  /** The players, by seat. */
  players: Player[];
  /** The reader’s cards, sorted; null for a spectator. */
  hand: string[] | null;
  /** Cards left to draw. */
  pile: number;
  /** Open discards since the last reshuffle. */
  seen: string[];
  /** What the reader has exchanged since then. */
  buried: string[] | null;
  /** Established countries, in the order of their markers. */
  founded: Founding[];
  /** Scorings that are due (8.1). */
  due: number;
  /** Whether this round is the last (9). */
  last_round: boolean;
  /** What the player on turn may still do. */
  allowance: Allowance;
  /** Whether the turn holds an action already. */
  acted: boolean;
  /** Shields that have navigated in this turn. */
  navigated: string[];
  /** The running combat. */
  combat: Combat | null;
  /** What a scoring would give now. */
  standing: ScoreBoard;
  /** The scorings so far. */
  scorings: Scoring[];
  /** All hands, by seat; in the open view only. */
  hands?: string[][];
  /** All exchanged cards, by seat; in the open view only. */
  buried_cards?: string[][];
}
