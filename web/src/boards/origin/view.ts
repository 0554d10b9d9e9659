/** Written by `npm run types` from the shape of the game's views, which its room declares. */
import type { Header } from '../../lib/wire';

/** A pawn on the map. */
export interface Standing {
  /** Its height, width and colour. */
  pawn: string;
  /** Whose it is; null: the neutral one. */
  seat: number | null;
}

/** A deck. */
export interface DeckView {
  /** How many cards are left in it. */
  size: number;
  /** Cards that lie at the bottom in known order, the next to be drawn first; others than own ones are null. */
  under: (string | null)[];
  /** Who put them there. */
  under_by: number[];
}

/** How long nothing has been gained or played (R24). */
export interface Idle {
  /** Idle turns in a row. */
  turns: number;
  /** What was to be had at the end of the last turn. */
  stock: number;
  /** Whether a card was played in this turn. */
  busy: boolean;
}

/** Points by source (10). */
export interface Score {
  /** For objectives. */
  objectives: number;
  /** For cards in hand. */
  cards: number;
  /** For hunting tokens. */
  hunting: number;
  /** For strait tokens. */
  straits: number;
  /** For innovation tiles. */
  tiles: number;
  /** For continents. */
  continents: number;
  /** All of them. */
  total: number;
}

/** What a reader sees of a player. */
export interface Player {
  /** The colour of the villages. */
  colour: 'pink' | 'blue' | 'yellow' | 'green';
  /** Villages left to place. */
  villages: number;
  /** How many cards of each deck are in the hand. */
  hand: Record<'action' | 'permanent' | 'objective', number>;
  /** The heights of the stacks of tiles, the highest first. */
  stacks: number[];
  /** The levels of tiles that could be taken. */
  takeable: number[];
  /** Permanent cards in play. */
  permanents: string[];
  /** Objectives played. */
  objectives: string[];
  /** The values of hunting tokens, ascending. */
  hunting: number[];
  /** The values of strait tokens. */
  straits: number[];
  /** How many cards were put out of the game, by deck. */
  gone: Record<'action' | 'permanent' | 'objective', number>;
  /** Points now. */
  points: number;
  /** The same by source. */
  score: Score;
  /** Cards in this hand that the reader knows, because they were stolen from him. */
  known: string[];
}

/** How far an objective has come. */
export interface Progress {
  /** What is there. */
  have: number;
  /** What it asks for. */
  need: number;
}

/** What a seat may see of a game of Origin. */
export interface OriginView extends Header {
  /** The part of the turn. */
  phase: 'action' | 'end' | 'objectives' | 'over' | 'reward';
  /** Who began. */
  start_player: number;
  /** Whose turn it is. */
  turn: number;
  /** The pawns on the map, by region. */
  pawns: Record<string, Standing>;
  /** Pawns of each kind that are left. */
  reserve: Record<string, number>;
  /** The tokens that lie on straits. */
  straits: Record<string, number>;
  /** The tokens that lie on green regions. */
  hunting: Record<string, number>;
  /** The levels of the tiles on the reward board, ascending. */
  areas: Record<'yellow' | 'orange' | 'purple' | 'brown', number[]>;
  /** Tiles that lie face down. */
  tile_reserve: number;
  /** The decks. */
  decks: Record<'action' | 'permanent' | 'objective', DeckView>;
  /** Action cards played. */
  discards: string[];
  /** The region that decides the reward. */
  arrival: string | null;
  /** Cards played in this turn. */
  turn_cards: Record<'action' | 'permanent' | 'objective', number>;
  /** Cards whose effect lasts for the turn. */
  bonuses: string[];
  /** During the action: where the player on turn can evolve, with the pawns. */
  evolutions: Record<string, string[]>;
  /** Who triggered the end. */
  trigger: number | null;
  /** Why the game ends. */
  end_reason: '' | 'deck' | 'tiles' | 'pawns' | 'villages' | 'skips' | 'idle' | null;
  /** How long nothing has happened. */
  idle: Idle;
  /** Actions skipped in a row. */
  skipped: number;
  /** What is still to be done of a reward. */
  tasks: ('draw' | 'tile' | 'second' | 'b' | 'done')[];
  /** The players, by seat. */
  players: Player[];
  /** The reader’s cards; null for a spectator. */
  hand: string[] | null;
  /** How far the reader’s objectives have come. */
  progress: Record<string, Progress>;
  /** Of the cards to choose from for the Council of Elders (A12) those that the reader knows. */
  drawn: string[];
  /** Cards that the reader has put out of the game. */
  gone: string[];
  /** All hands, by seat; in the open view only. */
  hands?: string[][];
  /** The same of cards out of the game. */
  gone_cards?: string[][];
  /** The same of cards known in other hands. */
  known_cards?: string[][];
}
