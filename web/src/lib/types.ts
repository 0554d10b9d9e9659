/** What travels between the page and the house (docs/protocol.md); all that the house knows is written from its schema. */
import type { Colour } from './play';
import type { Header } from './wire';

export type * from './play';

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

/** What the page asks of every game's view; the rest is the board's business. */
export interface View extends Header {
  players?: { colour?: Colour; points?: number }[];
}
