/** A private board: a table as it may become, on which its reader decides for everybody and nothing is played. */
import { api, Refused } from '../lib/api';
import { newKey, Table } from '../lib/live.svelte';
import { recall, remember } from '../lib/memory';
import type { ClientFrame, NewTrial, TriedMove } from '../lib/types';

type Asked = NonNullable<NewTrial['frame']>;

/** What this browser keeps of a board, so that nothing is lost by leaving it. */
interface Kept {
  basis: number;
  deal: number;
  moves: TriedMove[];
}

const DEALS = 2 ** 31;

export class Trial extends Table {
  /** The entry of the game after which the board begins. */
  basis = $state(0);
  /** Which of the many deals of what the reader cannot know. */
  deal = $state(0);
  moves = $state.raw<TriedMove[]>([]);
  /** The moves, counted from 1, after which something is told that hangs on what was dealt at random. */
  dealt = $state.raw<number[]>([]);
  readonly #name: string;
  /** One after the other: each question begins with the moves that the last answer told. */
  #last: Promise<void> = Promise.resolve();

  constructor(id: string, basis: number) {
    super(id, `${id}-plan`);
    this.#name = `plan-${id}`;
    const kept = JSON.parse(recall(this.#name) ?? 'null') as Kept | null;
    if (kept && kept.basis <= basis) this.#take(kept);
    else this.#take({ basis, deal: 0, moves: [] });
  }

  override connect(): void {
    this.#ask(null);
  }

  override close(): void {}

  override retry(): void {
    this.#ask(null);
  }

  /** Lets a bot decide for whoever is asked. */
  guess(): void {
    this.#ask({ type: 'guess', key: newKey() });
  }

  /** Begins with another deal of what nobody can know, and plays the same moves as far as they can be played. */
  redeal(): void {
    this.show({ basis: this.basis, deal: Math.floor(Math.random() * DEALS), moves: this.moves });
  }

  /** Goes on from where the game is now: what has been played meanwhile is passed over. */
  goOn(basis: number): void {
    this.show({ basis, deal: this.deal, moves: this.moves.slice(basis - this.basis) });
  }

  /** Shows what was tried before. */
  show(kept: Kept): void {
    this.#take(kept);
    this.#ask(null);
  }

  protected override send(frame: ClientFrame): void {
    this.#ask(frame as Asked);
  }

  #take({ basis, deal, moves }: Kept): void {
    this.basis = basis;
    this.deal = deal;
    this.moves = moves;
  }

  #ask(frame: Asked | null): void {
    this.#last = this.#last.then(() => this.#answer(frame));
  }

  async #answer(frame: Asked | null): Promise<void> {
    const { basis, deal, moves } = this;
    try {
      const told = await api.trial(this.id, { basis, deal, moves, frame });
      this.moves = told.moves;
      remember(this.#name, JSON.stringify({ basis, deal, moves: told.moves }));
      if (told.frame.type === 'state') this.dealt = told.dealt ?? [];
      if (told.frame.type === 'state') told.frame.version = (this.state?.version ?? -1) + 1;
      this.hear(told.frame);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.failure.code === 'unreachable') this.connection = 'lost';
      else this.hear({ type: 'error', key: frame?.key ?? undefined, error: error.failure });
    }
  }
}
