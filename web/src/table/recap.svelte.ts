/** What has happened at a table since its reader looked last: since the own last move, or the last visit. */
import { recall, remember } from '../lib/memory';
import type { Offer, View } from '../lib/types';
import { beyond, tokensOf } from './changes';
import type { Showing } from './showing.svelte';

const KEPT = 60;
/** A table seen for the first time is told from its beginning while it is no older than that. */
const YOUNG = 12;

/** What the browser keeps of a table: the step that was looked at last, and what could be done at the own last turn. */
interface Mark {
  seq: number;
  options?: Record<string, string[]>;
}

function marks(): Record<string, Mark> {
  try {
    return JSON.parse(recall('seen') ?? '{}') as Record<string, Mark>;
  } catch {
    return {};
  }
}

/** What can be done that could not be done at the last turn, and what no longer can; tokens of picks. */
export interface Options {
  won: string[];
  lost: string[];
}

export class Recap {
  readonly #id: string;
  readonly #showing: Showing;
  #mark: Mark;
  #from = $state.raw<number | null>(null);
  #before = $state.raw<View | null>(null);
  #options = $state.raw<Options>({ won: [], lost: [] });

  constructor(id: string, showing: Showing) {
    this.#id = id;
    this.#showing = showing;
    const { last } = showing;
    const known = marks()[id];
    this.#mark = known && known.seq <= last ? known : { seq: last <= YOUNG ? 0 : last };
  }

  /** The step since which is told; null: there is nothing to tell, or it has been told. */
  get from(): number | null {
    return this.#from;
  }
  /** The game as it stood then; null where that is not known. */
  get before(): View | null {
    return this.#before;
  }
  get options(): Options {
    return this.#options;
  }

  /** There is something to tell: what others did may be hidden, and have changed nothing that is seen. */
  has(told: unknown[], changed: unknown[]): boolean {
    return [told, changed, this.#options.won, this.#options.lost].some(({ length }) => length > 0);
  }

  /** Tells what has happened since the last look, if anything has. */
  tell(): void {
    const { seq } = this.#mark;
    if (seq >= this.#showing.last || this.#from === seq) return;
    this.#from = seq;
    this.#before = null;
    void this.#showing.viewAt(seq).then((view) => {
      if (this.#from === seq) this.#before = view;
    });
  }

  /** The own turn begins with an offer: what can be done now, of some kinds, is compared with the last turn. */
  turn(offer: Offer, kinds: string[]): void {
    const now = tokensOf(offer, kinds);
    const then = this.#mark.options?.[offer.decision];
    this.#options = then ? { won: beyond(now, then), lost: beyond(then, now) } : { won: [], lost: [] };
    this.tell();
    this.#keep({ ...this.#mark, options: { ...this.#mark.options, [offer.decision]: now } });
  }

  /** The reader has picked these in a move: that they are gone is no news. */
  used(tokens: string[]): void {
    const { options } = this.#mark;
    if (!tokens.length || !options) return;
    const left = Object.entries(options).map(([decision, some]) => [decision, beyond(some, tokens)] as const);
    this.#keep({ ...this.#mark, options: Object.fromEntries(left) });
  }

  /** The reader has moved, or has seen a step: what came before it needs no telling. */
  seen(seq: number): void {
    if (seq <= this.#mark.seq) return;
    this.#keep({ ...this.#mark, seq });
    this.#from = null;
    this.#before = null;
  }

  /** The reader has read it. */
  read(): void {
    this.#showing.skip();
    this.seen(this.#showing.last);
  }

  #keep(mark: Mark): void {
    this.#mark = mark;
    const others = Object.entries(marks()).filter(([id]) => id !== this.#id);
    remember('seen', JSON.stringify(Object.fromEntries([...others.slice(1 - KEPT), [this.#id, mark]])));
  }
}
