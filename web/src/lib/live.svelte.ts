/** One table as it happens: the connection, what this viewer may see, and the unfinished move. */
import { refuse } from './notices.svelte';
import { learnLink, secretOf } from './secrets';
import type { ChatLine, ClientFrame, Failure, GameEvent, Offer, ServerFrame, StateFrame, TableInfo } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

/** The close code of a house that does not want this connection. */
const UNWANTED = 1008;

/** Waits between attempts to connect again, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('');

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
  /** The picks of the unfinished move. */
  draft = $state.raw<number[]>([]);
  /** What may follow the draft, as far as the house has said. */
  #next = $state.raw<Offer | null>(null);
  /** The house was asked what may follow. */
  #thinking = $state(false);
  /** A move that was sent and not yet acknowledged. */
  #sent = $state.raw<Extract<ClientFrame, { type: 'play' }> | null>(null);

  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** What may be picked now, after the draft; while the house thinks about a pick, the offer before it. */
  get offer(): Offer | null {
    return this.#next ?? this.state?.offer ?? null;
  }

  /** The decision that is asked; a whole move on its way does not change it. */
  get decision(): string | null {
    return (this.offer?.complete ? this.state?.offer : this.offer)?.decision ?? null;
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
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const secret = secretOf(this.id);
      this.#send({ type: 'hello', ...(secret ? { secret } : {}), have: this.log.length });
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as ServerFrame);
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === UNWANTED) {
        this.connection = 'refused';
        return;
      }
      this.connection = 'lost';
      const wait = WAITS[Math.min(this.#attempts++, WAITS.length - 1)]!;
      this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  close(): void {
    this.#closed = true;
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

  setDraft(picks: number[]): void {
    const offer = this.state?.offer;
    if (!offer || this.#sent) return;
    this.draft = picks;
    this.#thinking = picks.length > 0;
    if (picks.length) this.#send({ type: 'preview', offer: offer.id, picks });
    else this.#next = null;
  }

  cancel(): void {
    if (!this.#sent) this.setDraft([]);
  }

  undo(): void {
    this.#send({ type: 'undo', key: newKey() });
  }

  askTakeBack(): void {
    this.#send({ type: 'ask_take_back', key: newKey() });
  }

  answerTakeBack(accept: boolean): void {
    this.#send({ type: 'answer_take_back', key: newKey(), accept });
  }

  resign(): void {
    this.#send({ type: 'resign', key: newKey() });
  }

  comeBack(): void {
    this.#send({ type: 'return', key: newKey() });
  }

  say(text: string): void {
    this.#send({ type: 'chat', text });
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === 'state') this.#see(frame);
    else if (frame.type === 'offer') this.#consider(frame.offer);
    else if (frame.type === 'chat') this.chat = [...this.chat, { from: frame.from, text: frame.text, at: frame.at }];
    else if (this.state === null) this.failure = frame.error;
    else {
      if (!frame.key || frame.key === this.#sent?.key) this.#drop();
      refuse(frame.error);
    }
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
    this.state = frame;
    this.info = frame.table;
    learnLink(this.id, frame.table.link);
    this.log = [...this.log.slice(0, frame.log_from), ...frame.log];
    // The talk so far comes with the first state only; later lines come one by one.
    if (frame.chat.length) this.chat = frame.chat;
    if (frame.accepted.some(({ key }) => key === this.#sent?.key)) this.#drop();
    if (frame.offer?.id !== asked) {
      if (!(first && this.#sent)) this.#drop();
    } else if (first && this.draft.length && !this.#sent) this.setDraft(this.draft);
    // A move whose acknowledgement was lost with the connection: its key makes saying it again harmless.
    if (first && this.#sent) this.#send(this.#sent);
  }

  #consider(offer: Offer): void {
    if (!same(offer.draft, this.draft) || this.#sent) return;
    this.#thinking = false;
    this.#next = offer;
    if (!offer.complete) return;
    this.#sent = { type: 'play', key: newKey(), offer: offer.id, picks: this.draft };
    this.#send(this.#sent);
  }

  #drop(): void {
    this.draft = [];
    this.#next = null;
    this.#sent = null;
    this.#thinking = false;
  }
}
