/** One table as it happens: the connection, what this viewer may see, and the unfinished move. */
import { changed } from './changes';
import { keepDraft, overhearDraft, recallDraft, type Draft } from './drafts';
import { refuse } from './notices.svelte';
import { learnLink, secretOf } from './secrets';
import { settings } from './settings.svelte';
import { hearTime } from './time.svelte';
import type {
  ChangesFrame,
  ChatLine,
  ClientFrame,
  Explanation,
  Failure,
  GameEvent,
  Offer,
  LeadFrame,
  PresenceFrame,
  ServerFrame,
  Stakes,
  StateFrame,
  TableInfo,
} from './types';

export type Choice = Extract<ClientFrame, { type: 'choose' }>['choice'];

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

/** The close code of a house that does not want this connection. */
const UNWANTED = 1008;

/** Waits between attempts to connect again, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

type Play = Extract<ClientFrame, { type: 'play' }>;

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('');

const same = (a: number[], b: number[]): boolean => a.length === b.length && a.every((pick, i) => pick === b[i]);

export class Table {
  readonly id: string;
  connection = $state<Connection>('connecting');
  /** Why the house does not want this connection. */
  failure = $state.raw<Failure | null>(null);
  state = $state.raw<StateFrame | null>(null);
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Who leads the others through the finished game, and what they show. */
  led = $state.raw<LeadFrame | null>(null);
  /** The branch of the finished game that somebody here has begun last, to be played together. */
  branched = $state.raw<TableInfo | null>(null);
  /** The picks of the unfinished move. */
  draft = $state.raw<number[]>([]);
  /** Told of each state before it becomes the present one, with the one before it. */
  heard: ((before: StateFrame | null, now: StateFrame) => void) | null = null;
  /** The picks of the last own move that the house has taken. */
  played = $state.raw<number[]>([]);
  /** What may follow the draft, as far as the house has said. */
  #next = $state.raw<Offer | null>(null);
  /** What the draft puts at stake, as far as the house has said. */
  #stakes = $state.raw<Stakes>({});
  /** What the house has told of an offer, the last that it was asked about, and the key of that question. */
  #explained = $state.raw<Explanation | null>(null);
  #wondered: { offer: string; draft: number[]; key: string } | null = null;
  /** The house was asked what may follow. */
  #thinking = $state(false);
  /** A move that was sent and not yet acknowledged. */
  #sent = $state.raw<Play | null>(null);
  /** The draft as it was sent to be played if it is a whole move; the house has not answered. */
  #tried: Play | null = null;

  /** What the house said last that answers nothing: why it hangs up. */
  #last: Failure | null = null;
  /** A draft that may be none: the key of the question whether it is, and the draft to go back to if not. */
  #doubt: { key: string; otherwise: number[] } | null = null;
  /** The draft was entered before a reload, or in another tab: it is played on a word only. */
  #found = false;

  #socket: WebSocket | null = null;
  #leave = (): void => {};
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** What drafts are kept under. */
  readonly #drafts: string;

  constructor(id: string, drafts = id) {
    this.id = id;
    this.#drafts = drafts;
  }

  /** What may be picked now, after the draft; while the house thinks about a pick, the offer before it. */
  get offer(): Offer | null {
    return this.#next ?? this.state?.offer ?? null;
  }

  /** The decision that is asked; a whole move on its way does not change it. */
  get decision(): string | null {
    return (this.offer?.complete ? this.state?.offer : this.offer)?.decision ?? null;
  }

  /** What is lost by going on, or by the whole move that waits for a word. */
  get stakes(): Stakes {
    return (this.#next ? this.#stakes : this.state?.stakes) ?? {};
  }

  /** Why the rest is not on offer now, and what each pick brings; null until the house was asked and has answered. */
  get explained(): Explanation | null {
    const [told, offer] = [this.#explained, this.offer];
    return told && offer && told.offer === offer.id && same(told.draft, offer.draft) ? told : null;
  }

  /** The points that the last pick of the draft brings, as far as the house has said. */
  get brings(): number | undefined {
    const told = this.#explained;
    const known = told && told.offer === this.offer?.id && same(told.draft, this.draft.slice(0, -1));
    return known ? told.points[this.draft.at(-1)!] : undefined;
  }

  /** The draft is a whole move that is played on a word only. */
  get waiting(): boolean {
    return this.#next?.complete === true && this.#sent === null;
  }

  /** The house is thinking about the last pick. */
  get busy(): boolean {
    return this.#sent !== null || this.#thinking;
  }

  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  connect(): void {
    this.#closed = false;
    this.#leave();
    this.#leave = overhearDraft(this.#drafts, (draft) => this.#overhear(draft));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const secret = secretOf(this.id);
      this.send({ type: 'hello', ...(secret ? { secret } : {}), have: this.log.length, changes: true });
    };
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as ServerFrame);
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === UNWANTED) {
        this.connection = 'refused';
        this.failure ??= this.#last;
        return;
      }
      this.connection = 'lost';
      const wait = WAITS[Math.min(this.#attempts++, WAITS.length - 1)]!;
      this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Tries to connect at once, without waiting for the next attempt. */
  retry(): void {
    if (this.connection !== 'lost') return;
    clearTimeout(this.#timer);
    this.connect();
  }

  pick(id: number): void {
    if (!this.busy && this.offer?.picks.some((pick) => pick.id === id)) this.setDraft([...this.draft, id]);
  }

  /** Replaces the draft; where the house does not take it for the beginning of a move, by another. */
  setDraft(picks: number[], otherwise?: number[]): void {
    this.#found = false;
    this.#try(picks, otherwise);
  }

  /** Forgets what somebody said: the house tells no more of it. */
  unhear(player: string): void {
    this.chat = this.chat.filter((line) => line.player !== player);
  }

  cancel(): void {
    this.setDraft([]);
  }

  /** Asks the house, once, about what is on offer now. */
  explain(): void {
    const [offer, asked] = [this.offer, this.#wondered];
    if (!offer || offer.complete || this.busy || this.connection !== 'open') return;
    if (asked?.offer === offer.id && same(asked.draft, offer.draft)) return;
    this.#wondered = { offer: offer.id, draft: offer.draft, key: newKey() };
    this.send({ type: 'explain', offer: offer.id, picks: offer.draft, key: this.#wondered.key });
  }

  /** Plays the whole move that waits for a word. */
  confirm(): void {
    if (this.waiting) this.#play(this.#next!);
  }

  /** Takes the last pick back, or else the last move. */
  undo(): void {
    if (this.draft.length) this.setDraft(this.draft.slice(0, -1));
    else this.send({ type: 'undo', key: newKey() });
  }

  restart(): void {
    this.send({ type: 'restart', key: newKey() });
  }

  askTakeBack(): void {
    this.send({ type: 'ask_take_back', key: newKey() });
  }

  answerTakeBack(accept: boolean): void {
    this.send({ type: 'answer_take_back', key: newKey(), accept });
  }

  resign(): void {
    this.send({ type: 'resign', key: newKey() });
  }

  comeBack(): void {
    this.send({ type: 'return', key: newKey() });
  }

  askPause(hours: number): void {
    this.send({ type: 'ask_pause', key: newKey(), hours });
  }

  answerPause(accept: boolean): void {
    this.send({ type: 'answer_pause', key: newKey(), accept });
  }

  resume(): void {
    this.send({ type: 'resume', key: newKey() });
  }

  emergency(): void {
    this.send({ type: 'emergency', key: newKey() });
  }

  /** Chooses what becomes of a seat whose time is out. */
  choose(seat: number, choice: Choice): void {
    this.send({ type: 'choose', key: newKey(), seat, choice });
  }

  say(text: string): void {
    this.send({ type: 'chat', text });
  }

  /** Shows a step of a finished game to whoever follows. */
  lead(frame: Extract<ClientFrame, { type: 'lead' }>): void {
    this.send(frame);
  }

  protected send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  protected hear(frame: ServerFrame): void {
    if (frame.type === 'state') this.#read(frame);
    else if (frame.type === 'changes') this.#follow(frame);
    else if (frame.type === 'offer') this.#consider(frame.offer, frame.stakes);
    else if (frame.type === 'presence') this.#meet(frame);
    else if (frame.type === 'lead') this.led = frame.player ? frame : null;
    else if (frame.type === 'branch') this.branched = frame.table;
    else if (frame.type === 'explanation') this.#explained = frame.explanation;
    else if (frame.type === 'chat')
      this.chat = [...this.chat, { from: frame.from, text: frame.text, at: frame.at, player: frame.player }];
    else if (this.state === null) this.failure = frame.error;
    else if (frame.key && frame.key === this.#wondered?.key) return;
    else if (frame.key && frame.key === this.#doubt?.key) this.setDraft(this.#doubt.otherwise);
    else {
      if (!frame.key) this.#last = frame.error;
      if (!frame.key || frame.key === (this.#sent ?? this.#tried)?.key) {
        this.#drop();
        this.#keep();
      }
      refuse(frame.error);
    }
  }

  #meet({ here, watching }: PresenceFrame): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat) => ({ ...seat, connected: here.includes(seat.seat) }));
    this.info = { ...this.info, seats, watching };
  }

  #read(frame: StateFrame): void {
    hearTime(frame.now, this.connection !== 'open');
    if (this.connection !== 'open') this.led = null;
    this.#see(frame);
  }

  /** Puts a state together from the one before and what has changed. */
  #follow({ version, changes, log_from = this.log.length, log = [], accepted = [] }: ChangesFrame): void {
    // Who is there is told by frames of its own: `info` knows.
    const before = { ...this.state!, table: this.info! };
    this.#see({ ...changed(before, changes), version, log_from, log, chat: [], accepted });
  }

  #see(frame: StateFrame): void {
    const first = this.connection !== 'open';
    const gap = !first && this.state !== null && frame.version !== this.state.version + 1;
    this.connection = 'open';
    this.#attempts = 0;
    if (gap) {
      this.#socket?.close();
      return;
    }
    const asked = this.state?.offer?.id;
    if (first) this.#wondered = null;
    this.heard?.(this.state, frame);
    this.state = frame;
    this.info = frame.table;
    if (frame.table.status === 'finished') keepDraft(this.#drafts, { offer: '', picks: [] });
    learnLink(this.id, frame.table.link);
    this.log = [...this.log.slice(0, frame.log_from), ...frame.log];
    // The talk so far comes with the first state only; later lines come one by one.
    if (frame.chat.length) this.chat = frame.chat;
    const move = this.#sent ?? this.#tried;
    if (frame.accepted.some(({ key }) => key === move?.key)) {
      this.played = move!.picks ?? [];
      this.#drop();
    }
    if (frame.offer?.id !== asked) {
      if (!(first && this.#sent)) {
        this.#drop();
        this.#overhear(recallDraft(this.#drafts));
      }
    } else if (first && this.draft.length) this.#try(this.draft, this.#doubt?.otherwise);
    // A move whose acknowledgement was lost with the connection: its key makes saying it again harmless.
    if (first && this.#sent) this.send(this.#sent);
  }

  #consider(offer: Offer, stakes: Stakes): void {
    if (!same(offer.draft, this.draft) || this.#sent) return;
    // What is left of a draft may be another move: that was not meant.
    if (offer.complete && this.#doubt && !this.#found) return this.#try(this.#doubt.otherwise);
    this.#thinking = false;
    this.#tried = null;
    this.#next = offer;
    this.#stakes = stakes;
    this.#keep();
  }

  #try(picks: number[], otherwise?: number[]): void {
    const offer = this.state?.offer;
    if (!offer || this.#sent) return;
    this.draft = picks;
    this.#doubt = otherwise ? { key: newKey(), otherwise } : null;
    this.#thinking = picks.length > 0;
    if (!picks.length) this.#next = null;
    else if (this.#found || this.#doubt) {
      this.send({ type: 'preview', offer: offer.id, picks, key: this.#doubt?.key ?? null });
    } else this.send((this.#tried = this.#attempt(offer.id, picks)));
    if (!picks.length || this.connection !== 'open') this.#keep();
  }

  /** What the house is to play at once if it is a whole move, and nothing is lost by it that was to be asked about. */
  #attempt(offer: string, picks: number[]): Play {
    const again = this.#tried?.offer === offer && same(this.#tried.picks!, picks);
    const key = again ? this.#tried!.key : newKey();
    return { type: 'play', key, offer, picks, unless: settings.confirm ? ['forgoes', 'final'] : ['forgoes'] };
  }

  /** A draft of another tab, or of before: it is taken over if it answers what is asked. */
  #overhear(draft: Draft | null): void {
    const picks = draft?.picks ?? [];
    if ((draft && draft.offer !== this.state?.offer?.id) || same(picks, this.draft) || this.#sent) return;
    this.#found = true;
    this.#try(picks, []);
  }

  /** Keeps the draft; one that was found is kept already, unless the tab that made it has gone on. */
  #keep(): void {
    const offer = this.state?.offer?.id;
    if (offer && !this.#found) keepDraft(this.#drafts, { offer, picks: this.draft });
  }

  #play(offer: Offer): void {
    this.#sent = { type: 'play', key: newKey(), offer: offer.id, picks: this.draft };
    this.send(this.#sent);
  }

  #drop(): void {
    this.draft = [];
    this.#next = null;
    this.#sent = this.#tried = null;
    this.#thinking = false;
    this.#doubt = null;
    this.#found = false;
  }
}
