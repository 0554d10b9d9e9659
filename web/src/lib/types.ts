/** What travels between the page and the house (docs/protocol.md). */

/** An argument of a message: a token, a number, a flag, or a list of them. */
export type Argument = string | number | boolean;
export type Arguments = Record<string, Argument | Argument[]>;

export interface Person {
  id: string;
  nickname: string;
}

export interface BotInfo {
  name: string;
  level: number;
}

export interface SeatInfo {
  seat: number;
  /** What the person or bot is called; null while the seat is free. */
  name: string | null;
  bot: string | null;
  /** The id of the person whose seat it is. */
  player: string | null;
  connected: boolean;
  /** A bot plays for the person for the time being. */
  substituted: boolean;
}

export interface Result {
  points: number[];
  ranks: number[];
}

export type OptionValue = string | number | boolean;

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  private: boolean;
  status: 'open' | 'playing' | 'finished';
  host: string;
  seats: SeatInfo[];
  commitment: string | null;
  /** Opens the commitment; shown when the game is over. */
  key?: string;
  seq: number;
  created: number;
  result?: Result;
  /** The way in; holds the secret of a private table. */
  link?: string;
  branch_of?: string;
  branch_seq?: number;
}

export interface TableLists {
  open: TableInfo[];
  playing: TableInfo[];
  finished: TableInfo[];
  mine: TableInfo[];
}

export interface OptionInfo {
  name: string;
  values: OptionValue[];
  of_seats: boolean;
  default: OptionValue;
}

export interface GameInfo {
  name: string;
  seats: [number, number];
  options: OptionInfo[];
}

/** One pick that a game knows. */
export interface Pick {
  id: number;
  token: string;
  kind: string;
}

/** A game with what its board draws from. */
export interface GameData extends GameInfo {
  picks: Pick[];
  data: unknown;
}

/** Why some picks are not offered. */
export interface Refusal {
  rule: string;
  reason: string;
  args: Arguments;
  picks: number[];
}

/** What a seat may pick now, after the draft. */
export interface Offer {
  id: string;
  seat: number;
  decision: string;
  draft: number[];
  picks: Pick[];
  refused: Refusal[];
  /** The draft is a whole move. */
  complete?: boolean;
  /** What the draft has settled beyond its own picks, in the game's terms. */
  settled?: Record<string, unknown>;
}

/** Something that happened, for the log. */
export interface GameEvent {
  seq: number;
  id: string;
  args: Arguments;
}

/** What every game's view has; the rest is the board's business. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  stack: { decision: string; seats: number[]; args: number[] }[];
  to_act: number[];
  players: { colour?: Colour; points: number }[];
  result?: Result | null;
}

export type Colour = 'red' | 'blue' | 'black' | 'green' | 'orange';

export interface Failure {
  code: string;
  field: string | null;
  message_id: string;
  rule: string | null;
  args: Arguments;
}

export interface ChatLine {
  from: string;
  text: string;
  at: number;
}

export interface TakeBack {
  seat: number;
  to: number;
  waiting: number[];
}

export interface StateFrame {
  type: 'state';
  version: number;
  seq: number;
  table: TableInfo;
  seat: number | null;
  view: View | null;
  offer: Offer | null;
  log_from: number;
  log: GameEvent[];
  chat: ChatLine[];
  can_undo: boolean;
  take_back: TakeBack | null;
  /** What this connection sent and is now durable. */
  accepted: { key: string; seq: number }[];
}

export type ServerFrame =
  | StateFrame
  | { type: 'offer'; offer: Offer }
  | { type: 'error'; key?: string; error: Failure }
  | ({ type: 'chat' } & ChatLine);

export type ClientFrame =
  | { type: 'hello'; secret?: string; have: number }
  | { type: 'preview'; offer: string; picks: number[] }
  | { type: 'play'; key: string; offer: string; picks: number[] }
  | { type: 'undo' | 'ask_take_back' | 'resign' | 'return'; key: string }
  | { type: 'answer_take_back'; key: string; accept: boolean }
  | { type: 'chat'; text: string };

export interface Steps {
  last: number;
  entries: { seq: number; seat: number; at: number }[];
}

export interface Step {
  seq: number;
  view: View;
  events: GameEvent[];
}
