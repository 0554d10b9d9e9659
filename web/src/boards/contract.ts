/**
 * What a game brings to the table frame. A game is a folder beside this file, named like the game; its `index.ts`
 * exports `room`. A game without such a folder is played on the board in `plain`. Its own words for the page (labels of drawings) are in `text/<language>.ftl`, with ids `<game>-ui-…`.
 */
import type { Component } from 'svelte';
import type { Translate } from '../lib/i18n/index.svelte';
import type { Argument, Explanation, GameData, GameEvent, Offer, View } from '../lib/types';

export interface BoardProps<V = View> {
  view: V;
  /** What may be picked next, after the draft; null when nothing is asked of this viewer. */
  offer: Offer | null;
  /** The picks of the unfinished move. */
  draft: number[];
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** What the people are called, by seat. */
  names: string[];
  /** Whoever is not there just now, by seat. */
  away?: boolean[];
  /** Everything that happened so far, as far as the viewer may know. */
  events: GameEvent[];
  /** The house is thinking about the last pick. */
  busy: boolean;
  /** The game with its picks and the data that the board draws from. */
  game: GameData;
  /**
   * Picks one thing. On offer: it joins the draft, and a whole move is played. Refused: the frame says why.
   */
  pick: (id: number) => void;
  /** Replaces the draft (an unselected card, a shield dropped on its target); if that begins no move, by the other. */
  setDraft: (ids: number[], otherwise?: number[]) => void;
  /** Drops the draft. */
  cancel: () => void;
  /** Says in words why a pick is not offered; nothing when it is or when there is no reason. */
  why: (id: number) => string | null;
  /** Why the rest is not on offer, and what each pick brings; null until the house was asked and has answered. */
  explained?: Explanation | null;
  /** Asks the house for that. */
  explain?: () => void;
  t: Translate;
}

/**
 * An argument as a message takes it: a text or a code that it selects by, a number for plurals, a player, or a name that
 * is itself a message: its attributes go along as forms of the name (`.one = a Farmer` of `$follower` is `$follower-one`).
 */
export type Word = string | number | { seat: number } | { message: string; args?: Record<string, Word> };

/** What a player has that is worth telling when it changes: a number with its name, or things, which have names of their own. */
export interface Holding {
  name: string;
  value: number | string[];
}

/** How far the game has come towards what comes next: a message that is told `value`, `of` and how many are `left`. */
export interface Progress {
  message: string;
  value: number;
  of: number;
  /** Of several ends, the one that comes first as things stand. */
  first?: boolean;
}

/** A message of the game, with its arguments, like an event of the log. */
export type Said = Pick<GameEvent, 'id' | 'args'>;

/** What deserves a moment of everybody: a new round, a scoring, the last turns. */
export interface Moment {
  head: Said;
  words?: string;
  /** What it means to each player. */
  lines?: Said[];
  /** It takes from the players. */
  bad?: boolean;
}

/**
 * A piece that goes from one place of the board to another; places are named by `data-place`. Where a place (`supply coins`)
 * is not to be seen, its first word may name what opens that part of the board.
 */
export interface Flight {
  what: 'card' | 'cube' | 'disc' | 'tile' | 'thing';
  from: string;
  to: string;
  /** Whose it is. */
  seat?: number;
  /** The name of a drawing that shows it, if there is one. */
  drawing?: string;
}

/** A source of points in a table of all players' points. */
export interface Line {
  name: string;
  /** The name of a drawing beside it. */
  sign?: string;
  /** What is told in small letters below the name. */
  note?: string;
  of: (seat: number) => number | string;
  /** How it comes about. */
  how?: (seat: number) => string;
}

/** What a game tells beside its board. */
export interface Tale<V = View, D = unknown> {
  /** What a player has; points are told for every game. */
  holdings: (view: V, seat: number) => Holding[];
  /** The kinds of picks of which is told that they have become possible, or impossible, since the last turn. */
  kinds?: string[];
  /** How far the game is; the first is the one that matters most. */
  progress?: (view: V, data: D) => Progress[];
  /** The moments of a step, from what happened in it and the view after it. */
  moments?: (events: GameEvent[], view: V, data: D) => Moment[];
  /** Which pieces went where, by what happened, and what had happened before it in the same step. */
  flights?: (event: GameEvent, before: GameEvent[]) => Flight[];
  /** Where everybody's points come from. */
  scores?: (view: V) => { lines: Line[]; total: Line };
  /** The events that are remembered at the end: fulfilled objectives, goals, deeds. */
  feats?: string[];
}

export interface Room {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any>>;
  /** Puts an argument of one of the game's messages (its name and token) into words. */
  word: (name: string, value: Argument, t: Translate) => Word;
  /** What a pick is called that needs more than its kind and token, by the data of the game; nothing: any other. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  pick?: (pick: { kind: string; token: string }, data: any, t: Translate) => string | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  tale?: Tale<any, any>;
}

/**
 * The names of the pictures that stand beside a paragraph of the rules, by its number: a game's `rules.ts` exports
 * `pictures`. A card or place has the picture that bears its token, without being named here.
 */
export type Illustrations = Record<string, string[]>;

/** What is printed on a game's box: its `box.ts` exports `box`. The words on it are the message `<game>-about`. */
export interface Box {
  /** Where the picture is, four by three. */
  picture: string;
  /** How long a game takes around a table, from and to; nothing where nobody can tell. */
  minutes?: [number, number];
}
