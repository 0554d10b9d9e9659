/** What games tell: offers, events, views, results, in the kernel's terms. */

/** An argument of a message: a token, a number, a flag, or a list of them. */
export type Argument = string | number | boolean;
export type Arguments = Record<string, Argument | Argument[]>;

export interface Result {
  points: number[];
  ranks: number[];
}

export type OptionValue = string | number | boolean;

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
  players?: { colour?: Colour; points?: number }[];
  result?: Result | null;
}

export type Colour = 'red' | 'blue' | 'black' | 'green' | 'orange' | 'pink' | 'yellow';
