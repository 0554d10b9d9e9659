/** What travels between the page and the house (docs/protocol.md); all that the house knows is written from its schema. */
import type { Header } from './wire';

export type {
  BotInfo,
  ChatLine,
  ClientFrame,
  Error as Failure,
  GameData,
  GameEvent,
  GameInfo,
  Offer,
  OptionInfo,
  Person,
  Pick,
  Refusal,
  Result,
  SeatInfo,
  ServerFrame,
  State as StateFrame,
  Step,
  Steps,
  TableInfo,
  TableLists,
  TakeBack,
} from './wire';

/** An argument of a message: a token, a number, a flag, or a list of them. */
export type Argument = string | number | boolean;
export type Arguments = Record<string, Argument | Argument[]>;

export type OptionValue = string | number | boolean;

/** What the page asks of every game's view; the rest is the board's business. */
export interface View extends Header {
  players: { colour?: Colour; points: number }[];
}

export type Colour = 'red' | 'blue' | 'black' | 'green' | 'orange' | 'pink' | 'yellow';
