/** Written by `npm run types` from the shape of the game's views, which its room declares. */
import type { Header } from '../../lib/wire';

/** Points by source (16). */
export interface Score {
  /** For coins. */
  coins: number;
  /** For goods. */
  goods: number;
  /** Trading stations, each worth the level. */
  stations: number;
  /** Citizens, each worth the level. */
  citizens: number;
  /** The level of development. */
  level: number;
  /** All of them. */
  total: number;
}

/** What a reader sees of a player. */
export interface Player {
  /** Coins. */
  coins: number;
  /** Points now. */
  points: number;
  /** The same by source. */
  score: Score;
  /** How many followers are in the bag. */
  bag: number;
  /** The followers in it: the reader’s own, or by option; else null. */
  bag_contents: string[] | null;
  /** Unplaced followers on the market. */
  market: string[];
  /** Unplaced followers on the Gunpowder Tower. */
  tower: string[];
  /** What stands on each action space: a follower, or `technology`. */
  spaces: Record<string, string>;
  /** Spaces of the running plan: the reader’s own, until all have committed. */
  planned: string[];
  /** Those of them that were filled from the Gunpowder Tower. */
  planned_from_tower: string[];
  /** Place tiles. */
  tiles: string[];
  /** Places that are filled. */
  ready: string[];
  /** Places that can be executed now. */
  executable: string[];
  /** Technology tiles that wait to be placed. */
  waiting: number;
  /** Technology tiles ever gained. */
  received: number;
  /** Those of them that were placed or lost. */
  settled: number;
  /** How far the markers are on the tracks. */
  steps: Record<'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar', number>;
  /** How far the marker is on the development track. */
  development: number;
  /** The level that this gives. */
  level: number;
  /** Coin spaces of the development track that have paid. */
  paid: number[];
  /** Goods. */
  goods: Record<'brocade' | 'wool' | 'wine' | 'cheese' | 'grain', number>;
  /** Citizens. */
  citizens: number;
  /** Where the merchant is. */
  city: string;
  /** Cities with a trading station. */
  stations: string[];
  /** Stations left to build. */
  stock: number;
  /** Draws left. */
  allowance: number;
  /** Whether the player has passed in this round. */
  passed: boolean;
  /** Place tiles ever taken. */
  tiles_taken: number;
  /** Coins that the event of the round will give or, below zero, take. */
  event_coins: number;
}

/** What a seat may see of a game of Orléans. */
export interface OrleansView extends Header {
  /** The phase of the round. */
  phase: string;
  /** How many steps of the phase are done, or to be done. */
  stage: number;
  /** The round, from 1; 0: before the first. */
  round: number;
  /** Who has the marker. */
  start_player: number;
  /** Whose turn it is. */
  turn: number;
  /** The event of the round. */
  event: 'pilgrimage' | 'plague' | 'taxes' | 'trading_day' | 'income' | 'harvest' | null;
  /** The events so far. */
  history: ('pilgrimage' | 'plague' | 'taxes' | 'trading_day' | 'income' | 'harvest')[];
  /** Events left in this stack. */
  events_left: Record<'pilgrimage' | 'plague' | 'taxes' | 'trading_day' | 'income' | 'harvest', number>;
  /** Followers to be recruited. */
  supply: Record<'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk', number>;
  /** Goods on the market. */
  goods_market: Record<'brocade' | 'wool' | 'wine' | 'cheese' | 'grain', number>;
  /** Technology tiles left. */
  technologies: number;
  /** Coins in the bank; null: without end. */
  bank: number | null;
  /** Goods on each road and waterway, in the order of `data.map.edges`; an empty word: none. */
  edges: ('' | 'brocade' | 'wool' | 'wine' | 'cheese' | 'grain')[][];
  /** Place tiles on offer. */
  tiles: string[];
  /** Citizens not yet taken. */
  citizens: string[];
  /** Followers on the deeds. */
  deeds: Record<string, Record<'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk', number>>;
  /** Followers that have left the game. */
  gone: Record<'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk', number>;
  /** Followers drawn aside by the Bathhouse. */
  drawn: string[];
  /** The players, by seat. */
  players: Player[];
}
