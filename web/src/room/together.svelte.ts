/** Looking back together: one leads, the others follow or look for themselves. */
import { untrack } from 'svelte';
import type { Table } from '../lib/live.svelte';
import { me } from '../lib/me.svelte';
import type { LeadFrame, Mark } from '../lib/types';

/** So many marks at most. */
const MOST = 40;

export interface Looking {
  /** The step that is open, and through whose eyes. */
  at: () => { seq: number; eyes: string | null };
  /** Opens what the leader shows. */
  open: (seq: number, eyes: string | null) => void;
}

export class Together {
  follows = $state(true);
  marking = $state(false);
  #own = $state.raw<{ seq: number; marks: Mark[] }>({ seq: -1, marks: [] });
  readonly #table: Table;
  readonly #looking: Looking;

  constructor(table: Table, looking: Looking) {
    this.#table = table;
    this.#looking = looking;
  }

  /** Who leads, and what they show. */
  get led(): LeadFrame | null {
    return this.#table.led;
  }
  get leads(): boolean {
    return this.led !== null && this.led.player === me()?.id;
  }
  get mayLead(): boolean {
    return this.#table.seat !== null;
  }
  /** The reader follows somebody through a game that they have not played: what comes is not told. */
  get veiled(): boolean {
    return this.led !== null && this.follows && this.#table.seat === null;
  }
  /** The reader goes where somebody else leads. */
  get ledAlong(): boolean {
    return this.led !== null && !this.leads && this.follows;
  }
  /** What is marked on the step that is open: by whom one follows, else by oneself. */
  get marks(): Mark[] {
    const { seq } = this.#looking.at();
    if (this.ledAlong) return this.led!.seq === seq ? (this.led!.marks ?? []) : [];
    return this.#own.seq === seq ? this.#own.marks : [];
  }

  /** Leads, or takes over. */
  lead(): void {
    this.#tell();
  }
  stop(): void {
    this.marking = false;
    this.#table.lead({ type: 'lead', seq: null });
  }
  mark(made: Mark): void {
    this.point([...this.marks, made].slice(-MOST));
  }
  clear(): void {
    this.point([]);
  }
  /** Marks this on the step that is open. */
  point(marks: Mark[]): void {
    this.#own = { seq: this.#looking.at().seq, marks };
    if (this.leads) this.#tell();
  }

  #tell(): void {
    const { seq, eyes } = this.#looking.at();
    this.#table.lead({ type: 'lead', seq, eyes, marks: this.#own.seq === seq ? this.#own.marks : [] });
  }

  /** While it is looked at: whoever follows goes where the leader goes, who tells where; to be called where effects can be. */
  walk(): void {
    $effect(() => {
      const { led } = this;
      if (led && !this.leads && this.follows) untrack(() => this.#looking.open(led.seq ?? 0, led.eyes ?? null));
    });
    $effect(() => {
      const { seq, eyes } = this.#looking.at();
      untrack(() => {
        if (this.leads && (this.led!.seq !== seq || (this.led!.eyes ?? null) !== eyes)) this.#tell();
      });
    });
    $effect(() => {
      if (this.ledAlong) this.marking = false;
    });
  }
}
