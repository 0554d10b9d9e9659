/** The board of a puzzle: a position as a player saw it, at which one whole move is the answer. */
import { Refused } from '../lib/api';
import { newKey, Table } from '../lib/live.svelte';
import type { ClientFrame, PuzzleQuestion, ServerFrame, StateFrame } from '../lib/types';
import type { Posed } from './posed';

type Play = Extract<ClientFrame, { type: 'play' }>;

/** Whether something is at stake by a move that is to be asked about before it is played. */
const stops = (frame: ServerFrame, play: Play): boolean =>
  frame.type !== 'offer' || !frame.offer.complete || (play.unless ?? []).some((one) => frame.stakes[one]);

export class PuzzleBoard extends Table {
  readonly #posed: Posed;
  readonly #answer: (picks: number[]) => void;
  /** One after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(posed: Posed, answer: (picks: number[]) => void) {
    super(posed.id, `${posed.id}-puzzle-${posed.seq}`);
    this.#posed = posed;
    this.#answer = answer;
  }

  /** Sets the board up, once more where it was played on. */
  override connect(): void {
    this.#ask(null);
  }

  override close(): void {}

  override retry(): void {
    this.connect();
  }

  protected override send(frame: ClientFrame): void {
    if (frame.type === 'play') this.#last = this.#last.then(() => this.#play(frame));
    else if (frame.type === 'preview' || frame.type === 'explain') this.#ask(frame);
  }

  #ask(frame: PuzzleQuestion['frame']): void {
    this.#last = this.#last.then(async () => {
      const told = await this.#told(frame);
      if (told) this.hear(told.type === 'state' ? this.#next(told) : told);
    });
  }

  /** What is a whole move, and nothing is to be asked about, is the answer; else the house says what may follow. */
  async #play(play: Play): Promise<void> {
    const { key, offer, picks } = play;
    const told = await this.#told({ type: 'preview', key, offer: offer!, picks: picks! });
    if (!told) return;
    if (stops(told, play)) return this.hear(told);
    this.hear({ ...this.#next(this.state!), offer: null, accepted: [{ key, seq: this.#posed.seq }] });
    this.#answer(picks!);
  }

  #next = (frame: StateFrame): StateFrame => ({ ...frame, version: (this.state?.version ?? -1) + 1 });

  async #told(frame: PuzzleQuestion['frame']): Promise<ServerFrame | null> {
    try {
      return (await this.#posed.board(frame)).frame;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.failure.code === 'unreachable') this.connection = 'lost';
      else this.hear({ type: 'error', key: frame?.key ?? newKey(), error: error.failure });
      return null;
    }
  }
}
