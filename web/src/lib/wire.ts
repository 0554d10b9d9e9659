/** Written by `npm run types` from what the server declares (src/ludoteca/house/types.py). */

export type OptionValue = string | number | boolean;

export type Argument = string | number | boolean;

export type Arguments = Record<string, Argument | Argument[]>;

export type Colour = 'red' | 'blue' | 'black' | 'green' | 'orange' | 'pink' | 'yellow';

/** How a game ended: points and rank of each seat; equal ranks share. */
export interface Result {
  points: number[];
  ranks: number[];
}

/** A decision that is still to be made. */
export interface Frame {
  /** Its name. */
  decision: string;
  /** Who decides. */
  seats: number[];
  /** Four small numbers of the game. */
  args: number[];
}

/** What every view begins with; the kernel fills it in, but for the options that a game's rules ask for. */
export interface Header {
  /** The game’s name. */
  game: string;
  /** How many play. */
  seats: number;
  /** Whose view it is; null: a spectator’s, or the open one. */
  seat: number | null;
  /** The options that the rules ask for. */
  options: Record<string, OptionValue>;
  /** Pending decisions, the topmost last; none: over. */
  stack: Frame[];
  /** The seats that may act now. */
  to_act: number[];
  /** Points and ranks, once the game is over. */
  result?: Result | null;
}

/** One entry of the vocabulary: id 0-255, token without blanks, and the kind of thing that it names. */
export interface Pick {
  id: number;
  token: string;
  kind: string;
}

/** Why some picks are not offered: the rule that forbids them, and a message id with arguments. */
export interface Refused {
  rule: string;
  reason: string;
  args: Arguments;
  picks: number[];
}

/** What one seat may pick now, after the draft, and on request why the other candidates are refused. */
export interface Offer {
  id: string;
  seat: number;
  decision: string;
  draft: number[];
  picks: Pick[];
  complete: boolean;
  settled?: Record<string, unknown>;
  refused?: Refused[];
}

/** What an unfinished move puts at stake: for a part of a move its next picks, for a whole move the move itself. */
export interface Stakes {
  seals?: number[];
  final?: boolean;
  forgoes?: boolean;
}

/** What a seat is told of an offer when it asks. */
export interface Explanation {
  offer: string;
  draft: number[];
  refused: Refused[];
  lacking: Record<string, Refused>;
  points: Record<number, number>;
}

/** Something that happened, for the log: a message id with arguments, after the given journal entry. */
export interface GameEvent {
  seq: number;
  id: string;
  args: Arguments;
}

/** A seat has asked for advice after an entry: at most where to look (1), what to consider (2), or the move (3). */
export interface Advised {
  seq: number;
  seat: number;
  level: number;
}

/** How fast a table plays; the numbers are milliseconds and stand in the table's row, whatever a preset becomes. */
export interface Tempo {
  name: string;
  bank: number;
  gain: number;
  cap: number;
  emergency: number;
  rests: boolean;
  out: 'ask' | 'bot' | 'end';
}

/** When a person is not expected to play: nights, days of the week, and single days, all by the zone's own clock. */
export interface Rest {
  zone: string;
  night: [number, number] | null;
  weekend: number[];
  holidays: string[];
}

/** A number with its interval of 95 %. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** How many points more a move brought by one source. */
export interface Source {
  name: string;
  points: Estimate;
}

/** A move that was worse than another. */
export interface Error {
  seq: number;
  seat: number;
  move: string;
  better: string;
  cost: number;
  low: number;
  high: number;
  events: GameEvent[];
  judged: Estimate | null;
  played: Estimate | null;
  pairs: number;
  moves: number | null;
  sources: Source[];
}

/** One thing that moved the chances: the deal, a move, or what it drew. */
export interface Event {
  seq: number;
  seat: number;
  move: string;
  kind: string;
  change: number[];
  chances: number[];
}

/** Where a seat's result came from, in chances to win. */
export interface Account {
  base: number;
  deal: number;
  luck: number;
  play: number[];
  final: number;
}

/** What luck, by this evaluator, explains of results: measured on games of bots, each by what others told. */
export interface Explained {
  command: string;
  games: number;
  beta: number;
  left: [number, number, number];
  noise: number;
}

/** What the numbers of a review hang on. */
export interface By {
  version: number;
  hash: string;
  lens: string;
  depth: number;
  fitted: Record<string, unknown>;
  luck: Explained | null;
}

/** A review. */
export interface Review {
  evaluator: By;
  seats: Account[];
  events: Event[];
  errors: Error[];
  turning_points: Event[];
  adjusted: number[];
  opinions: Error[];
}

/** A pick that a move may begin with: the chance to win of whoever makes it, and its share of the search. */
export interface Considered {
  pick: number;
  chance: number;
  share: number;
}

/** How a tournament is played. */
export interface System {
  format: 'groups' | 'swiss' | 'knockout';
  fewest: number;
  most: number;
  rounds: number;
  group: number;
  advance: number;
  duplicate: boolean;
  bye: 'full' | 'half' | 'none';
}

/** Why a request was refused; the words are the reader's (`message_id` in the message files). */
export interface Failure {
  code: string;
  field: string | null;
  message_id: string;
  rule: string | null;
  args: Arguments;
}

/** Body of every HTTP answer with a 4xx or 5xx status. */
export interface ErrorBody {
  error: Failure;
}

/** Body of `POST /api/guest`. */
export interface NewGuest {
  nickname: string;
  zone?: string | null;
  table?: string | null;
}

/** Body of `POST /api/enter`: the secret of a link that is good once, a recovery code or a passkey. */
export interface Entrance {
  token?: string;
  code?: string;
  passkey?: unknown;
  merge?: boolean;
}

/** How a browser reads what is sent to it. */
export interface NoticeKeys {
  p256dh: string;
  auth: string;
}

/** Body of `PUT /api/notices`: where a browser gets messages (what `PushSubscription` tells), in which language. */
export interface NewAddress {
  endpoint: string;
  keys: NoticeKeys;
  language?: string;
}

/** Body of `DELETE /api/notices`: a browser that wants no more. */
export interface OldAddress {
  endpoint: string;
}

/** Answer of `GET /api/notices`: the key by which a browser knows the house. */
export interface NoticeKey {
  key: string;
}

/** How somebody wants letters about the tables that wait: how often, at which hour of the own day, where. */
export interface Letters {
  often: 'at-once' | 'daily' | 'never';
  hour?: number;
  address?: string;
  language?: 'en' | 'ja' | 'it' | 'de';
}

/** Body of `PUT /api/me/hook` and of that of a table: where turns are told, in which language. */
export interface NewHook {
  url: string;
  language?: 'en' | 'ja' | 'it' | 'de';
}

/** A webhook as it is shown: its URL is a secret. */
export interface HookInfo {
  service: string;
  created: number;
  failing: boolean;
}

/** Body of `GET /api/me/hook` and of that of a table: whether there may be one, and the one that there is. */
export interface Hook {
  possible: boolean;
  hook: HookInfo | null;
}

/** Whether somebody wants to hear of a table when it is their turn. */
export interface Heard {
  heard: boolean;
}

/** Somebody with a cookie. */
export interface Person {
  id: string;
  nickname: string;
}

/** Body of `POST /api/mail-link`. */
export interface MailLink {
  address: string;
  language: 'en' | 'ja' | 'it' | 'de';
}

/** Body of `POST /api/provider/begin`. */
export interface Setout {
  merge?: boolean;
}

/** Its answer: where the browser goes. */
export interface Way {
  address: string;
}

/** Body of `GET /api/entry`: how people come in here. */
export interface Entry {
  open: boolean;
  invitations: boolean;
  mail: boolean;
  provider: string | null;
}

/** A device on which the caller is known. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Something that opens the house as the caller. */
export interface KeyInfo {
  kind: 'code' | 'passkey' | 'mail' | 'provider';
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** Body of `GET /api/me/identity`. */
export interface Identity {
  sessions: SessionInfo[];
  keys: KeyInfo[];
  blocked: Person[];
}

/** Body of `POST /api/me/code`: a recovery code, and the link to it, also as a picture (SVG). */
export interface NewCode {
  code: string;
  link: string;
  picture: string;
}

/** A bot that a seat can be given to: its level among all (1: the weakest), and its strength in rating points. */
export interface BotInfo {
  name: string;
  level: number;
  points: number;
}

/** One seat as everybody may see it. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  player: string | null;
  connected: boolean;
  substituted: boolean;
}

/** Somebody was, or is, away: after which entry, until after which one, and how many moves were made meanwhile. */
export interface Absence {
  since: number;
  until?: number;
  moves?: number;
}

/** The clock of a seat: what is left, and the stretches in which it runs until that is gone, if nothing happens. */
export interface SeatClockInfo {
  left: number;
  runs?: [number, number][];
  out?: boolean;
  offered?: boolean;
  choices?: Record<string, string>;
  emergency?: boolean;
  absence?: Absence;
}

/** A pause that waits for the consent of the other people: until when it would be. */
export interface PauseWish {
  seat: number;
  until: number;
  waiting: number[];
}

/** The clocks of a running table, as of the last step that counts for them. */
export interface TableClocks {
  at: number;
  seats: SeatClockInfo[];
  pause?: [number, number];
  wish?: PauseWish;
}

/** A tempo that tables can be played at, and how long such games took in this house. */
export interface TempoInfo {
  name: string;
  bank: number;
  gain: number;
  cap: number;
  rests: boolean;
  games?: number;
  lasts?: [number, number];
}

/** When a person rests, and how many holidays there are in a year. */
export interface RestInfo {
  rest: Rest;
  holidays: number;
}

/** One table as the caller may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  private: boolean;
  status: 'open' | 'playing' | 'finished';
  host: string;
  seats: SeatInfo[];
  commitment: string | null;
  seq: number;
  created: number;
  link: string;
  moved: number;
  to_act?: number[];
  progress?: number;
  watching?: number;
  key?: string;
  finished?: number;
  result?: Result;
  branch_of?: string;
  branch_seq?: number;
  rematch?: string;
  tempo?: Tempo;
  clocks?: TableClocks;
  rated?: boolean;
  round?: string;
  tournament?: string;
  edition?: string;
  teaching?: boolean;
  advised?: Advised[];
  unreadable?: boolean;
}

/** Body of `GET /api/tables`. */
export interface TableLists {
  open: TableInfo[];
  playing: TableInfo[];
  finished: TableInfo[];
  mine: TableInfo[];
}

/** The table that has waited longest for the caller, and since when. */
export interface NextTable {
  id: string;
  game: string;
  link: string;
  since: number;
}

/** Body of `GET /api/me/waiting`: how many tables wait for the caller, and the first of them. */
export interface Waiting {
  count: number;
  next: NextTable | null;
}

/** Body of `GET /api/tables/open`, `playing`, `finished` and `mine`: so many tables of this kind. */
export interface TablePage {
  tables: TableInfo[];
  page: number;
  pages: number;
  total: number;
}

/** Body of `POST /api/tables`. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  private?: boolean;
  tempo?: string | null;
  out?: 'ask' | 'bot' | 'end';
  rated?: boolean;
  tables?: number;
  teaching?: boolean;
}

/** A seat at one of several tables that share their luck, and how it did, in hundredths; null: who left the game. */
export interface RoundSeat {
  name: string | null;
  bot: string | null;
  points: number | null;
  percent: number;
}

/** One of the tables that share their luck. */
export interface RoundTable {
  id: string;
  status: 'open' | 'playing' | 'finished';
  taken: number;
  link?: string;
  seats?: RoundSeat[];
}

/** Body of `GET /api/tables/{id}/round`: the tables that share their luck, in order. */
export interface Round {
  over: boolean;
  tables: RoundTable[];
  commitment: string;
  key?: string;
}

/** Body of `POST /api/tables/{id}/seats/{n}`: no bot means the caller. */
export interface TakeSeat {
  bot?: string | null;
}

/** Body of `POST /api/tables/{id}/branch`: which bots take the other seats (by seat, or one for all).

`together`: those in the room are offered the other seats, and the caller begins. */
export interface Branch {
  seq: number;
  bots?: string | Record<string, string>;
  seat?: number | null;
  together?: boolean;
}

/** Points at a step: by seat, and by source where the game tells. */
export interface Gain {
  seq: number;
  points: number[];
  score: Record<string, number>[];
}

/** Body of `GET /api/tables/{id}/gains`: each step at which points changed. */
export interface Gains {
  steps: Gain[];
}

/** One entry of the journal as everybody may see it. */
export interface StepEntry {
  seq: number;
  seat: number;
  at: number;
  left?: number[];
}

/** Body of `GET /api/tables/{id}/steps`. */
export interface Steps {
  last: number;
  entries: StepEntry[];
}

/** Body of `GET /api/tables/{id}/steps/{seq}`. */
export interface Step {
  seq: number;
  seat: number | null;
  undone: number | null;
  decision: string | null;
  view: Header;
  events: GameEvent[];
}

/** Body of `PUT /api/me/wish`: what the caller would play, any of it. */
export interface NewWish {
  games: Record<string, Record<string, unknown>>;
  seats: number[];
  tempos: string[];
  rated?: boolean | null;
  hours?: number;
}

/** What somebody would play; of the caller's own, also the way to the table that it has led to. */
export interface WishInfo {
  person: Person;
  games: Record<string, Record<string, OptionValue>>;
  seats: number[];
  tempos: string[];
  rated: boolean | null;
  since: number;
  until: number;
  link?: string;
}

/** Body of `GET /api/wishes`: the caller's wish, and those of others, the oldest first. */
export interface Wishes {
  own: WishInfo | null;
  others: WishInfo[];
}

/** What a decision may begin with: a pick, how much of its time a search gave to it, and whether it was chosen. */
export interface Thought {
  pick: number;
  share: number;
  chosen: boolean;
}

/** Body of `GET /api/tables/{id}/steps/{seq}/thoughts`: whose decision it is, and what a search thinks of first. */
export interface Thoughts {
  seat: number | null;
  decision: string | null;
  thoughts: Thought[];
}

/** How strong somebody plays a game: points, between which they are by 95 %, and the rank among so many. */
export interface RatingInfo {
  points: number;
  interval: [number, number];
  games: number;
  rank: number;
  of: number;
}

/** Points from one source in a game, in the mean: the person's, and those of the winners of the same games. */
export interface SourceInfo {
  source: string;
  own: number;
  winners: number;
  more: Estimate;
}

/** How somebody likes to begin a game: a move, in how many of the last games, and which share of these was won. */
export interface OpeningInfo {
  picks: Pick[];
  games: number;
  won: Estimate;
}

/** What somebody has played of a game, to its end. */
export interface PlayedInfo {
  game: string;
  games: number;
  won: number;
  left: number;
  rating?: RatingInfo;
  enough?: number;
  compared?: number;
  sources?: SourceInfo[];
  opened?: number;
  openings?: OpeningInfo[];
}

/** How often somebody erred at decisions of one kind, where they had a choice. */
export interface ErrorRate {
  name: string;
  games: number;
  asked: number;
  rate: Estimate;
}

/** A reviewed game: how much luck somebody had, the deal among it, and which share of the win they got. */
export interface GameLuck {
  table: string;
  finished: number;
  luck: number;
  share: number;
}

/** Body of `GET /api/people/{id}/reviewed/{game}`: what the reviews of somebody's last games come to.

Of fewer games than are enough only how many there are. */
export interface ReviewedInfo {
  played: number;
  reviewed: number;
  outdated: number;
  enough: number;
  errors?: ErrorRate | null;
  phases?: ErrorRate[];
  decisions?: ErrorRate[];
  course?: GameLuck[];
  luck?: Estimate | null;
  won?: Estimate | null;
  adjusted?: Estimate | null;
  adjusting?: number;
}

/** Body of `GET /api/people/{id}`: what has been played most comes first. */
export interface PersonInfo {
  person: Person;
  played: PlayedInfo[];
}

/** Body of `POST /api/tournaments`. */
export interface NewTournament {
  title: string;
  game: string;
  system: System;
  tempo: string;
  options?: Record<string, unknown>;
  out?: 'bot' | 'end';
  rated?: boolean;
  places?: number;
  begins?: number | null;
}

/** One tournament in a few words. */
export interface TournamentInfo {
  id: string;
  title: string;
  host: Person;
  status: 'open' | 'playing' | 'finished' | 'closed';
  game: string;
  options: Record<string, OptionValue>;
  system: System;
  tempo: Tempo;
  places: number;
  entered: number;
  created: number;
  rounds: number;
  length: number;
  rated?: boolean;
  own?: boolean;
  begins?: number;
  finished?: number;
}

/** Body of `GET /api/tournaments`: those that go on first. */
export interface TournamentPage {
  tournaments: TournamentInfo[];
  page: number;
  pages: number;
}

/** Somebody who takes part. */
export interface EntrantInfo {
  player: string;
  name: string;
  group?: number;
  away?: boolean;
}

/** What somebody has reached; which of it is compared in which order the ranking tells. */
export interface ScoreInfo {
  player: string;
  place: number;
  points: number;
  opponents: number;
  wins: number;
  games: number;
  stage: number;
  last: number;
}

/** How all stand (0), or a group. */
export interface RankingInfo {
  group: number;
  compared: ('stage' | 'last' | 'points' | 'opponents' | 'wins')[];
  scores: ScoreInfo[];
}

/** Somebody at a table of a round, in the order of seats; null: somebody who was removed. */
export interface PairedSeat {
  player: string | null;
  rank?: number;
  points?: number;
  score?: number;
  left?: boolean;
  on?: boolean;
}

/** A table of a round. */
export interface PairedTable {
  id: string;
  status: 'playing' | 'finished' | 'closed';
  seats: PairedSeat[];
}

/** A round: its tables in order, and who had a bye. */
export interface PairedRound {
  tables: PairedTable[];
  byes: string[];
  knockout: boolean;
}

/** Body of `GET /api/tournaments/{id}`. */
export interface Tournament {
  info: TournamentInfo;
  entrants: EntrantInfo[];
  rankings: RankingInfo[];
  rounds: PairedRound[];
}

/** A paragraph of a rule book, in a little Markdown; of a card or place: what it does, under its token. */
export interface Rule {
  number: string;
  title: string;
  text: string;
  thing?: boolean;
}

/** Body of `GET /api/games/{game}/rules/{lang}`: the rule book, or what answers a question, the best first. */
export interface Rules {
  chapters: Record<string, string[]>;
  rules: Rule[];
}

/** What is agreed on before the start; `of_seats`: numbers among the values are seats; `usual`: asked first. */
export interface OptionInfo {
  name: string;
  values: OptionValue[];
  of_seats: boolean;
  usual: boolean;
  default: OptionValue;
}

/** A game of the house, in a few words. */
export interface GameInfo {
  name: string;
  seats: [number, number];
  options: OptionInfo[];
  edition?: string;
}

/** A game with its picks and what its board draws from. */
export interface GameData extends GameInfo {
  picks: Pick[];
  data: unknown;
}

/** The first frame: the secret of a private table, and how many log events the client holds.

Who asks for `changes` is told the whole state only at first, and after that what is different. */
export interface Hello {
  type: 'hello';
  secret?: string | null;
  have?: number;
  changes?: boolean;
}

/** What could be picked next after these unfinished picks? A refusal names the key, where there is one. */
export interface Preview {
  type: 'preview';
  offer: string;
  picks: number[];
  key?: string | null;
}

/** Why is nothing else on offer after these unfinished picks, and what does each pick bring? */
export interface Explain {
  type: 'explain';
  offer: string;
  picks: number[];
  key?: string | null;
}

/** A whole move, as pick ids or as text.

With `unless` the picks may be unfinished: where they are, or the whole move puts something at stake that is named
here, nothing is played, and they are answered like a preview. */
export interface Play {
  type: 'play';
  key: string;
  offer: string;
  picks?: number[] | null;
  move?: string | null;
  unless?: ('final' | 'forgoes')[] | null;
}

/** Take back the own last move, within the horizon. */
export interface Undo {
  type: 'undo';
  key: string;
}

/** Take back all own moves, within the horizon. */
export interface Restart {
  type: 'restart';
  key: string;
}

/** Ask the others to let me take back my last move. */
export interface AskTakeBack {
  type: 'ask_take_back';
  key: string;
}

/** Let another seat take back, or not. */
export interface AnswerTakeBack {
  type: 'answer_take_back';
  key: string;
  accept: boolean;
}

/** Give the seat to a bot. */
export interface Resign {
  type: 'resign';
  key: string;
}

/** Take the own seat back from the bot. */
export interface Return {
  type: 'return';
  key: string;
}

/** Ask the others for a pause of the whole table. */
export interface AskPause {
  type: 'ask_pause';
  key: string;
  hours: number;
}

/** Agree to a pause, or not; who asked for it takes the wish back by refusing. */
export interface AnswerPause {
  type: 'answer_pause';
  key: string;
  accept: boolean;
}

/** End a pause before its time. */
export interface Resume {
  type: 'resume';
  key: string;
}

/** Take the one emergency pause of the game, while the own clock runs. */
export interface Emergency {
  type: 'emergency';
  key: string;
}

/** Choose what becomes of a seat whose time is out. */
export interface Choose {
  type: 'choose';
  key: string;
  seat: number;
  choice: 'bot' | 'end' | 'person' | 'wait';
}

/** Say something to the table. */
export interface Say {
  type: 'chat';
  text: string;
}

/** Let a bot decide for whoever is asked on a private board. */
export interface Guess {
  type: 'guess';
  key: string;
}

/** A place on a board: the way to a part of it by numbers, and where in that part, from 0 to 1. */
export interface Spot {
  part: string;
  x: number;
  y: number;
}

/** Something to look at; with `to` an arrow. */
export interface Mark {
  at: Spot;
  to?: Spot | null;
}

/** Lead the others through a finished game: to a step, through whose eyes, with marks; without a step no more. */
export interface Lead {
  type: 'lead';
  seq: number | null;
  eyes?: string | null;
  marks?: Mark[];
}

/** One line of the table's talk. */
export interface ChatLine {
  from: string;
  text: string;
  at: number;
  player: string;
}

/** A new line of chat. */
export interface ChatFrame {
  type: 'chat';
  from: string;
  text: string;
  at: number;
  player: string;
}

/** Who is there: the seats whose people are connected, and how many look on without a seat. */
export interface PresenceFrame {
  type: 'presence';
  here: number[];
  watching: number;
}

/** Who leads through a finished game, and what they show; nobody, if there is no `player`. */
export interface LeadFrame {
  type: 'lead';
  player: string | null;
  name: string;
  seq: number;
  eyes: string | null;
  marks: Mark[];
}

/** Somebody plays on from a step of the finished game, with whoever takes a seat there. */
export interface BranchFrame {
  type: 'branch';
  table: TableInfo;
}

/** A wish to take back that waits for the consent of the other people. */
export interface TakeBack {
  seat: number;
  to: number;
  waiting: number[];
}

/** What this connection sent under this key is in the journal on disk. */
export interface Accepted {
  key: string;
  seq: number;
}

/** An entry that nobody has decided: the only answer of a seat, whose person lets it be given by itself. */
export interface ByHabit {
  seq: number;
  seat: number;
}

/** Everything that this viewer may see. */
export interface StateFrame {
  type: 'state';
  version: number;
  now: number;
  seq: number;
  table: TableInfo;
  seat: number | null;
  view: Header | null;
  offer: Offer | null;
  log_from: number;
  log: GameEvent[];
  chat: ChatLine[];
  stakes: Stakes;
  can_undo: boolean;
  can_restart: boolean;
  take_back: TakeBack | null;
  accepted: Accepted[];
  by_habit: ByHabit[];
  hands?: Partial<Header>[];
}

/** What is different from the state before; log and accepted keys are news, as in a state. */
export interface ChangesFrame {
  type: 'changes';
  version: number;
  seq: number;
  changes: unknown[][];
  log_from?: number;
  log?: GameEvent[];
  accepted?: Accepted[];
}

/** Answer to a preview. */
export interface OfferFrame {
  type: 'offer';
  offer: Offer;
  stakes: Stakes;
}

/** Answer to `explain`. */
export interface ExplanationFrame {
  type: 'explanation';
  explanation: Explanation;
}

/** A refusal; nothing changed. */
export interface ErrorFrame {
  type: 'error';
  error: Failure;
  key?: string;
}

/** Body of `POST /api/tables/{id}/advice`: about which offer, and how deep.

1: where to look; 2: what to consider; 3: the move. */
export interface NewAdvice {
  offer: string;
  level: number;
}

/** Its answer: first picks to look at, in the order of the offer; at level 3 all picks of a move, in their order. */
export interface Advice {
  offer: string;
  level: number;
  picks: number[];
}

/** A move on a private board: for which seat, in notation, and which decision it answers. */
export interface TriedMove {
  seat: number;
  move: string;
  decision: string;
}

/** Body of `POST /api/tables/{id}/trial`: the board after these moves, and what is done there. */
export interface NewTrial {
  basis: number;
  deal?: number;
  moves?: TriedMove[];
  frame?: Preview | Explain | Play | Undo | Restart | Guess | null;
}

/** A private board: the moves that led there, and the answer to what was asked, a state if nothing else. */
export interface TrialAnswer {
  moves: TriedMove[];
  frame: ServerFrame;
  dealt: number[];
}

/** Something that another may do and that ends orders: an event, and those of its arguments that matter. */
export interface Unless {
  id: string;
  args?: Arguments;
}

/** Body of `PUT /api/tables/{id}/plans/{number}`: moves tried on a private board, kept. */
export interface NewPlan {
  basis: number;
  deal?: number;
  moves?: TriedMove[];
  unless?: Unless[];
  orders?: boolean;
}

/** A decision of a game that is answered by itself where the caller has no choice. */
export interface Habit {
  game: string;
  decision: string;
}

/** A kept plan; nobody but its owner is ever told of it. */
export interface Plan {
  number: number;
  basis: number;
  deal: number;
  moves: TriedMove[];
  unless: Unless[];
  orders: boolean;
  ended?: 'played' | 'illegal' | 'asked-else' | 'unless' | 'went-on';
}

/** How far the review of a finished game is. */
export interface ReviewState {
  state: 'none' | 'waiting' | 'made' | 'failed';
  progress?: number;
  review?: Review;
  outdated?: boolean;
}

/** Body of `GET /api/tables/{id}/steps/{seq}/opinion`: the chances of the seats, and the best first picks. */
export interface Opinion {
  chances: number[];
  fitted: boolean;
  seat: number | null;
  decision: string | null;
  moves: Considered[];
}

/** An error of the caller that is asked again. */
export interface PuzzleInfo {
  table: string;
  game: string;
  seq: number;
  link: string;
  stage: number;
  due: number;
}

/** A puzzle of a collection: an error in a game of bots that comes with the house, or in a reviewed public game. */
export interface PuzzleCard {
  game: string;
  source: string;
  seq: number;
  seats: number;
  phase: string;
  decision: string;
  table?: boolean;
  tried?: boolean;
  solved?: boolean;
}

/** Body of `POST /api/tables/{id}/puzzles/{seq}/board`: what is asked about the board; nothing: how it stands. */
export interface PuzzleQuestion {
  frame?: Preview | Explain | null;
}

/** Body of `POST /api/tables/{id}/puzzles/{seq}`. */
export interface PuzzleAnswer {
  picks: number[];
}

/** What an answer is worth, by the evaluator of the review. */
export interface Verdict {
  right: boolean;
  cost: number;
  low: number;
  high: number;
  events: GameEvent[];
  error: Error;
  due?: number;
}

/** Body of `POST /api/tables/{id}/chapters`: what is kept of a step; without a study in a new one of that title. */
export interface NewChapter {
  title: string;
  seq: number;
  study?: string | null;
  comment?: string;
  eyes?: string | null;
  marks?: Mark[];
  branch?: string | null;
}

/** A chapter that stays, by its id. */
export interface EditedChapter {
  id: string;
  title: string;
  comment?: string;
}

/** Body of `PUT /api/studies/{id}`: its chapters in this order, those that are not named go. */
export interface EditedStudy {
  revision: number;
  title: string;
  chapters: EditedChapter[];
}

/** Body of `PUT /api/studies/{id}/readers/{person}`. */
export interface MayEdit {
  edits: boolean;
}

/** A step of a finished game, with what was marked, said and played on from there. */
export interface ChapterInfo {
  id: string;
  title: string;
  seq: number;
  comment?: string;
  eyes?: string | null;
  marks?: Mark[];
  table?: TableInfo;
  branch?: TableInfo;
}

/** Somebody who has come to a study. */
export interface ReaderInfo {
  id: string;
  nickname: string;
  edits: boolean;
}

/** A study in a few words. */
export interface StudyLine {
  id: string;
  title: string;
  owner: string;
  mine: boolean;
  edits: boolean;
  changed: number;
  chapters: number;
  link: string;
}

/** Body of `GET /api/studies/{id}`. */
export interface StudyInfo {
  id: string;
  title: string;
  owner: string;
  mine: boolean;
  edits: boolean;
  changed: number;
  revision: number;
  link: string;
  chapters: ChapterInfo[];
  readers: ReaderInfo[];
}

/** A game in the file of a study. */
export interface StudyGame {
  record: unknown;
  /** Who sat where; null: unknown. */
  names?: (string | null)[];
}

/** A chapter in the file of a study. */
export interface StudyChapter {
  title: string;
  /** Which of the games, counted from 0. */
  game: number;
  /** After which entry of its journal. */
  seq: number;
  comment?: string;
  /** Seen by a seat, by spectators (`table`), or with all hands open. */
  eyes?: string | null;
  marks?: Mark[];
  /** Which of the games was played on from here; null: none. */
  branch?: number | null;
}

/** A study as a file: all its games as records, and its chapters. */
export interface StudyFile {
  ludoteca_study?: '1';
  title: string;
  games: StudyGame[];
  chapters: StudyChapter[];
}

/** How many games took from so many to so many moves. */
export interface LengthGroup {
  least: number;
  most: number;
  games: number;
}

/** A seat in the order of turns: its share of the win, and its points. */
export interface PlaceMeasures {
  won: Estimate;
  points: Estimate;
}

/** Points from one source, of all and of winners. */
export interface SourceMeasures {
  source: string;
  all: Estimate;
  winners: Estimate;
}

/** What became of those who picked something, or of whom the log told it. */
export interface PieceMeasures {
  asked: string;
  kind: string;
  token: string;
  games: number;
  times: number;
  told?: boolean;
  taken?: Estimate;
  won?: Estimate;
  value?: Estimate;
  points?: Estimate;
  clear?: boolean;
  dead?: boolean;
}

/** What enough games tell. */
export interface Figures {
  moves: Estimate;
  lengths: LengthGroup[];
  margin: Estimate;
  leads: Estimate;
  luck: Estimate;
  fitted: boolean;
  places: PlaceMeasures[];
  sources: SourceMeasures[];
  pieces: PieceMeasures[];
}

/** The games with so many seats that count. */
export interface CountedInfo {
  seats: number;
  games: number;
  at: number;
  figures?: Figures;
}

/** Body of `GET /api/games/{game}/statistics`: for each number of seats that was played. */
export interface StatisticsInfo {
  game: string;
  enough: number;
  most: number;
  counts: boolean;
  counted: CountedInfo[];
}

/** What the page tells the house. */
export type ClientFrame = Hello | Preview | Explain | Play | Undo | Restart | AskTakeBack | AnswerTakeBack | Resign | Return | AskPause | AnswerPause | Resume | Emergency | Choose | Say | Lead;

/** What the house tells the page. */
export type ServerFrame = StateFrame | ChangesFrame | OfferFrame | ExplanationFrame | ErrorFrame | ChatFrame | PresenceFrame | LeadFrame | BranchFrame;
