/** Written by `npm run types` from the shape of the game's views, which its room declares. */
import type { Header } from '../../lib/wire';

/** A tile of the track, and what its discovery would give now (8.6, 11). */
export interface Prospect {
  /** The space of the track, from the top. */
  space: number;
  /** The tile. */
  tile: string;
  /** Whether it needs a Map. */
  needs_map: boolean;
  /** Points. */
  points: number;
  /** Cards, by deck. */
  cards: ('land' | 'water' | 'air' | 'beagle')[];
  /** Steps of the Beagle. */
  steps: number;
  /** The levels of the goals on the way. */
  goals: number[];
  /** Whether it ends the game. */
  ends: boolean;
}

/** What covering a space would do, before any payment (9). */
export interface Covering {
  /** The tile that lies there. */
  tile: string;
  /** Its level. */
  level: number;
  /** Whether it would be captured; else it moves. */
  captured: boolean;
  /** Cubes that go back, each worth a point to the others. */
  returned: number[];
  /** Where a known tile can move; empty: it cannot be covered. */
  to: string[];
}

/** A stack of new species (R3). */
export interface Stack {
  /** The open tile. */
  top: string | null;
  /** How many tiles, those at the bottom included. */
  size: number;
  /** Tiles that were put under it for all to see, from the upper to the lowest. */
  bottom: string[];
}

/** What a seat would get for a goal, or got. */
export interface GoalStanding {
  /** The seat. */
  seat: number;
  /** What is counted; null where it hangs on a hidden hand. */
  measure: number | null;
  /** Points; null where they hang on a hidden hand. */
  points: number | null;
}

/** A goal of the journal (11). */
export interface Goal {
  /** Its level. */
  level: number;
  /** The journal card. */
  card: string;
  /** The stop of the Beagle where it is scored. */
  stop: number;
  /** Whether it has been. */
  scored: boolean;
  /** What it would give now, or gave, by seat. */
  standing: GoalStanding[];
}

/** What the books of a seat are worth. */
export interface FinalStanding {
  /** The seat. */
  seat: number;
  /** Volumes; null where the hand is hidden. */
  volumes: number | null;
  /** Points; null where they hang on a hidden hand. */
  points: number | null;
}

/** The level-4 card of the journal (12.2). */
export interface Final {
  /** The journal card. */
  card: 'J4-1' | 'J4-2' | 'J4-3' | 'J4-4' | 'J4-5' | 'J4-6';
  /** What the books would be worth now, by seat. */
  standing: FinalStanding[];
}

/** What a reader sees of a player. */
export interface Player {
  /** Points so far. */
  points: number;
  /** Cubes in hand. */
  cubes: number;
  /** Cards in hand; null where hidden, until the game is over. */
  hand: string[] | null;
  /** Cards in hand that all know to be there: taken from the open row, or from the discards. */
  known: string[];
  /** How many cards of each deck are in the hand. */
  hand_sizes: Record<'land' | 'water' | 'air' | 'beagle', number>;
  /** Captured tiles. */
  captured: string[];
  /** Knowledge by habitat. */
  knowledge: Record<'land' | 'water' | 'air', number>;
  /** Tiles with own cubes. */
  observed: number;
  /** Tiles that the player controls. */
  controlled: number;
  /** New species on the board that the seat would capture if the game ended now. */
  holds: string[];
  /** Points by source; `tiles` and `books` are 0 until the end. */
  score: Record<string, number>;
}

/** What a seat may see of a game of On the Origin of Species. */
export interface SpeciesView extends Header {
  /** The part of the game. */
  phase: 'over' | 'setup' | 'turn';
  /** Who began. */
  start_player: number;
  /** Whose turn it is. */
  turn: number;
  /** Whether the main action of the turn is done. */
  main_done: boolean;
  /** Whether the Beagle moved in this turn. */
  sailed: boolean;
  /** The tile on each space that has one. */
  board: Record<string, string>;
  /** The cubes on each space that has any, by seat. */
  cubes: Record<string, number[]>;
  /** The evolution track from top to bottom; fewer than seven tiles lie on the lowest spaces. */
  track: Prospect[];
  /** For each occupied space what covering it would do. */
  covering: Record<string, Covering>;
  /** The three stacks. */
  stacks: Stack[];
  /** The open Beagle cards; an empty word: none. */
  open: string[];
  /** How many cards are in each deck. */
  decks: Record<'land' | 'water' | 'air' | 'beagle', number>;
  /** The discards of each deck. */
  discards: Record<'land' | 'water' | 'air' | 'beagle', string[]>;
  /** The level-0 card of the journal. */
  layout: string;
  /** The stop that the Beagle is at. */
  beagle: number;
  /** Turns in a row without a voyage. */
  calm: number;
  /** When the stall guard moves the ship; null: the option is off. */
  calm_limit: number | null;
  /** The goals of levels 1 to 3. */
  goals: Goal[];
  /** The level-4 card. */
  final: Final;
  /** The players, by seat. */
  players: Player[];
}
