/** What travels between the page and the house (docs/protocol.md); all that the house knows is written from its schema. */
import type { Colour, Header } from './wire';

export type {
  Argument,
  Arguments,
  BotInfo,
  ChangesFrame,
  ChatLine,
  ClientFrame,
  Colour,
  Entrance,
  Entry,
  Explanation,
  Failure,
  Gain,
  Gains,
  GameData,
  GameEvent,
  GameInfo,
  Identity,
  KeyInfo,
  NewCode,
  Offer,
  OptionInfo,
  OptionValue,
  Person,
  Pick,
  PresenceFrame,
  Refused,
  Result,
  Rule,
  Rules,
  SeatInfo,
  ServerFrame,
  SessionInfo,
  Stakes,
  StateFrame,
  Step,
  Steps,
  TableInfo,
  TableLists,
  TablePage,
  TakeBack,
} from './wire';

/** What the page asks of every game's view; the rest is the board's business. */
export interface View extends Header {
  players?: { colour?: Colour; points?: number }[];
}
