/** A game as its board plays it: the position, what is asked now, what is lit, and the unfinished move. */
import { untrack } from 'svelte';
import { seatColours } from '../../lib/colours';
import type { GameEvent, Offer, Pick, View } from '../../lib/types';
import type { BoardProps } from '../contract';
import { choose, stepKey, without, type Steps } from './draft';

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Made once from a board's props while the board is set up. Things on the board are named by the tokens of their picks. */
export class Play<V extends View = View, D = unknown> {
  readonly #given: () => BoardProps<V>;

  constructor(props: () => BoardProps<V>) {
    this.#given = props;
    let question = '';
    $effect.pre(() => {
      const now = this.now;
      if (!now) return;
      const earlier = untrack(() => (now.id === question ? this.#steps : []));
      question = now.id;
      this.#steps = new Map([...earlier, [stepKey(now.draft), new Set(now.picks.map(({ id }) => id))]]);
    });
    $effect(() => {
      const waiting = this.#waiting;
      if (!waiting || (!this.now && waiting.draft === stepKey(this.draft))) return;
      this.#waiting = null;
      if (waiting.draft === stepKey(this.draft)) untrack(waiting.act);
    });
  }

  get #props(): BoardProps<V> {
    return this.#given();
  }

  // The position ----------------------------------------------------------------

  get view(): V {
    return this.#props.view;
  }
  get data(): D {
    return this.#props.game.data as D;
  }
  /** The reader's seat; null for a spectator. */
  get seat(): number | null {
    return this.#props.seat;
  }
  get events(): GameEvent[] {
    return this.#props.events;
  }
  /** What the people are called, by seat. */
  get names(): string[] {
    return this.#props.names;
  }
  /** The colours of the players, by seat. */
  readonly colours = $derived.by(() => seatColours(this.view, this.view.seats));
  readonly over = $derived.by(() => !!this.view.result);

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Whoever sits there is not there just now. */
  away(seat: number): boolean {
    return this.#props.away?.[seat] ?? false;
  }

  /** All seats in the order of play, from one of them on. */
  seatsFrom(first: number): number[] {
    const { seats } = this.view;
    return Array.from({ length: seats }, (_, i) => (first + i) % seats);
  }

  /** The game waits for this seat. */
  waitsFor(seat: number): boolean {
    return !this.over && this.view.to_act.includes(seat);
  }

  // What is asked ---------------------------------------------------------------

  readonly #byId = $derived.by(() => new Map(this.#props.game.picks.map((one) => [one.id, one])));
  readonly #byToken = $derived.by(() => new Map(this.#props.game.picks.map((one) => [one.token, one.id])));
  #steps = $state.raw<Steps>(new Map());

  /** The offer, whether or not the house has yet said what may follow the last pick. */
  get offer(): Offer | null {
    return this.#props.offer;
  }
  /** The offer, if it belongs to the draft as it stands now. */
  readonly now = $derived.by(() => {
    const { offer, draft } = this.#props;
    return offer && !offer.complete && stepKey(offer.draft) === stepKey(draft) ? offer : null;
  });
  /** While the house thinks about a pick, the offer before it: nothing goes dark only to be lit again. */
  readonly asked = $derived.by(() => (this.offer?.complete ? null : this.offer));
  readonly decision = $derived.by(() => this.asked?.decision ?? null);
  readonly #lit = $derived.by(() => {
    const picks = this.asked?.picks ?? [];
    return this.now ? picks : picks.filter(({ id }) => !this.draft.includes(id));
  });
  readonly #offered = $derived.by(() => new Map(this.#lit.map(({ id, token }) => [token, id])));
  readonly #kinds = $derived.by(() => {
    const kinds = new Map<string, Map<string, number>>();
    for (const { id, token, kind } of this.#lit)
      kinds.set(kind, (kinds.get(kind) ?? new Map<string, number>()).set(token, id));
    return kinds;
  });

  /** The kind of what an attribute `data-pick` names, by its id or its token. */
  kind(pick: string): string | undefined {
    return this.#byId.get(this.#byToken.get(pick) ?? Number(pick))?.kind;
  }
  /** The id of what can be picked at times. */
  id(token: string): number {
    return this.#byToken.get(token)!;
  }
  /** The id of a thing, if it can be picked now. */
  pick(token: string): number | undefined {
    return this.#offered.get(token);
  }
  /** The things of a kind that can be picked now, with their ids. */
  lit(kind: string): ReadonlyMap<string, number> {
    return this.#kinds.get(kind) ?? NOTHING;
  }
  /** A thing was on offer after the first so many picks of the draft. */
  offeredAt(length: number, token: string): boolean {
    return this.#steps.get(stepKey(this.draft.slice(0, length)))?.has(this.id(token)) ?? false;
  }
  /** Why a thing is not on offer, in words. */
  why(token: string): string | null {
    return this.#props.why(this.id(token));
  }

  // The unfinished move ---------------------------------------------------------

  #waiting = $state.raw<{ draft: string; act: () => void } | null>(null);

  get draft(): number[] {
    return this.#props.draft;
  }
  /** The picks of the draft. */
  readonly chosen = $derived.by((): Pick[] => this.draft.flatMap((id) => this.#byId.get(id) ?? []));
  /** The tokens of the draft, all or of one kind. */
  drafted(kind?: string): string[] {
    return this.chosen.filter((one) => !kind || one.kind === kind).map(({ token }) => token);
  }

  /** Picks a thing now, or instead of an earlier choice of this move; the frame says why where neither can be. */
  take(token: string): void {
    const id = this.id(token);
    const draft = choose(id, this.draft, this.#steps);
    if (draft && draft.length <= this.draft.length) this.#props.setDraft(draft);
    else this.#props.pick(id);
  }
  /** Picks a thing now; the frame says why where it cannot be. */
  add(token: string): void {
    this.#props.pick(this.id(token));
  }
  /** Takes a choice back: alone where the others go on without it, else with all that came after it. */
  drop(token: string): void {
    const at = this.draft.lastIndexOf(this.id(token));
    if (at >= 0) this.#props.setDraft(...without(at, this.draft));
  }
  /** Begins the move anew with these picks. */
  enter(tokens: string[]): void {
    this.#props.setDraft(tokens.map((token) => this.id(token)));
  }
  /** Takes the last pick back; false if there is none. */
  back(): boolean {
    if (!this.draft.length) return false;
    this.#props.setDraft(this.draft.slice(0, -1));
    return true;
  }
  /** Does something as soon as the house has said what may follow the draft; not at all if the draft changes before. */
  whenAsked(act: () => void): void {
    this.#waiting = { draft: stepKey(this.draft), act };
  }

  // What the board shows --------------------------------------------------------

  /** The score board is open. */
  scores = $state(false);
  /** What the reader points at, with pointer or focus. */
  pointed = $state<string | null>(null);

  /** Attributes of what tells the board that it is pointed at. */
  pointing(token: string | null) {
    const on = () => (this.pointed = token);
    const off = () => (this.pointed = null);
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  }
  /** Attributes of a button that picks a thing; lit while it can be. */
  button(token: string, onclick: () => void = () => this.take(token)) {
    return { type: 'button' as const, 'data-pick': this.pick(token), onclick };
  }
}
