/**
 * What of a table is shown: the present, or one of the steps that led to it. What others do is shown step by step, at the
 * pace that the reader has chosen; nothing can be played until the present is reached, or skipped to.
 */
import type { Pace } from '../lib/settings.svelte';
import type { GameEvent, StateFrame, Step, View } from '../lib/types';

/** How long a step stays in sight before the next one is shown, in milliseconds. */
export const DWELL: Record<Pace, number> = { once: 0, brisk: 900, calm: 2400, tap: Infinity };
/** Where more has happened than that, the present is shown, and the recap tells of the rest. */
export const MOST_STEPS = 40;

/** A table as it is shown. */
interface Shown {
  readonly state: StateFrame | null;
  readonly log: GameEvent[];
  heard: ((before: StateFrame | null, now: StateFrame) => void) | null;
}

interface Reader {
  pace: () => Pace;
  /** Looks at something else. */
  away: () => boolean;
  /** Asks the house for the steps from one to another. */
  ask: (first: number, last: number) => Promise<Step[]>;
}

export class Showing {
  readonly #table: Shown;
  readonly #reader: Reader;
  readonly #views = new Map<number, View>();
  /** The step that is shown; null: the present. */
  #at = $state.raw<number | null>(null);
  /** It goes on by itself, or, step by step, at a tap. */
  #running = $state(false);
  /** Since when what is shown has been shown. */
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last step that the reader caused, or found here: what follows it need not wait. */
  #own = -1;

  constructor(table: Shown, reader: Reader) {
    this.#table = table;
    this.#reader = reader;
  }

  /** Follows the table until it is told to stop. */
  follow(): () => void {
    if (this.#table.state?.view) this.#views.set(this.last, this.#table.state.view);
    this.#own = this.last;
    this.#table.heard = (before, now) => this.#hear(before, now);
    return () => {
      clearTimeout(this.#timer);
      this.#table.heard = null;
    };
  }

  // What is shown ---------------------------------------------------------------

  /** The present is shown, so that it can be played on. */
  get present(): boolean {
    return this.#at === null;
  }
  /** What others have just done is being shown. */
  get running(): boolean {
    return this.#running;
  }
  /** The step that is shown. */
  get seq(): number {
    return this.#at ?? this.last;
  }
  get last(): number {
    return this.#table.state?.seq ?? 0;
  }
  readonly view = $derived.by((): View | null => {
    const now = this.#table.state?.view ?? null;
    return this.#at === null ? now : (this.#views.get(this.#at) ?? now);
  });
  /** What had happened by then. */
  readonly events = $derived.by((): GameEvent[] => {
    const at = this.#at;
    return at === null ? this.#table.log : this.#table.log.filter(({ seq }) => seq <= at);
  });
  /** What happened in this step. */
  readonly step = $derived.by((): GameEvent[] => this.#table.log.filter(({ seq }) => seq === this.seq));

  /** The game as it stood after a step; asks the house for what the page has not seen. */
  async viewAt(seq: number): Promise<View | null> {
    if (!this.#views.has(seq)) await this.#fill(seq, seq);
    return this.#views.get(seq) ?? null;
  }

  // What the reader does --------------------------------------------------------

  /** Shows the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#at = null;
    this.#running = false;
  }

  /** Shows the next step now. */
  next(): void {
    clearTimeout(this.#timer);
    this.#advance();
  }

  /** Shows a step, and stays there. */
  async turnTo(seq: number, first = 0): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = false;
    const to = Math.max(seq, first, 0);
    if (to >= this.last) return this.skip();
    if (!this.#views.has(to)) {
      const from = Math.max(first, to - MOST_STEPS / 2);
      await this.#fill(from, Math.min(from + MOST_STEPS - 1, this.last));
    }
    if (this.#views.has(to)) this.#at = to;
  }

  /** Keeps what is shown in sight for so much longer. */
  stay(milliseconds: number): void {
    this.#since = Math.max(this.#since, Date.now()) + milliseconds;
    this.#wait();
  }

  /** Goes on from the step that is shown to the present. */
  play(): void {
    this.#running = this.#at !== null;
    this.next();
  }

  // What comes ------------------------------------------------------------------

  #hear(before: StateFrame | null, now: StateFrame): void {
    if (now.view) this.#views.set(now.seq, now.view);
    for (const seq of this.#views.keys()) if (seq < now.seq - 2 * MOST_STEPS) this.#views.delete(seq);
    if (!before?.view || !now.view || now.seq <= before.seq) return;
    this.#own = Math.max(this.#own, ...now.accepted.map(({ seq }) => seq));
    const shown = this.#at ?? before.seq;
    const others = now.seq > Math.max(before.seq, this.#own);
    // Who is being asked decides at the same time as the others, and is not kept waiting; what runs already goes on.
    const deciding = !this.#running && before.offer !== null && before.offer.id === now.offer?.id;
    const far = now.seq - shown > MOST_STEPS;
    if (!others || deciding || far || this.#reader.pace() === 'once' || this.#reader.away()) {
      this.skip();
      this.#since = Date.now();
      return;
    }
    if (this.#at !== null && !this.#running) return; // the reader looks at something else meanwhile
    this.#at = shown;
    this.#running = true;
    void this.#fill(shown + 1, now.seq - 1).then(() => this.#wait());
  }

  /** Asks for the steps that are not known. */
  async #fill(first: number, last: number): Promise<void> {
    const lacking = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i).filter(
      (seq) => !this.#views.has(seq),
    );
    if (!lacking.length) return;
    try {
      for (const { seq, view } of await this.#reader.ask(lacking[0]!, lacking.at(-1)!))
        this.#views.set(seq, view as View);
    } catch {
      // What cannot be had is passed over.
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#running || this.#at === null) return;
    const dwell = this.#at <= this.#own ? 0 : DWELL[this.#reader.pace()];
    if (dwell === Infinity) return;
    this.#timer = setTimeout(() => this.#advance(), Math.max(0, this.#since + dwell - Date.now()));
  }

  #advance(): void {
    if (this.#at === null) return;
    let next = this.#at + 1;
    while (next < this.last && !this.#views.has(next)) next++;
    this.#since = Date.now();
    if (next >= this.last) this.skip();
    else {
      this.#at = next;
      this.#wait();
    }
  }
}
