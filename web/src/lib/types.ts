/** What travels between the page and the house (docs/protocol.md): the house's part is written from its schema. */
export type * from './play';
export type {
  BotInfo,
  ChatLine,
  ClientFrame,
  Error as Failure,
  Person,
  SeatInfo,
  ServerFrame,
  State as StateFrame,
  Step,
  Steps,
  TableInfo,
  TableLists,
  TakeBack,
} from './wire';
