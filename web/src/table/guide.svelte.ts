/** What somebody has read of the guide to a game, kept from visit to visit. The words are `<game>-guide-<step>`. */
import { knows } from '../lib/i18n/index.svelte';
import { recall, remember } from '../lib/memory';

/** The steps that are no decision: what the game is about, and what to do while others decide. */
const GOAL = 'goal';
const WAIT = 'wait';

/** The id of the button that brings the guide back. */
export const LAMP = 'guide-lamp';

export class Guide {
  readonly #game: string;
  #away = $state(false);
  #read = $state.raw<ReadonlySet<string>>(new Set());

  /** Where it is taught everybody sees the guide, however often they have played. */
  constructor(game: string, taught = false) {
    this.#game = game;
    this.#away = !taught && recall(`guide-${game}`) === 'away';
    this.#read = new Set(recall(`guide-${game}-read`)?.split(' '));
  }

  /** The message of a step. */
  message(step: string): string {
    return `${this.#game}-guide-${step}`;
  }

  /** What to show to somebody who is asked a decision, or who waits (null): what the game is about, and what is asked now. */
  steps(decision: string | null): string[] {
    if (this.#away) return [];
    return this.#steps(decision).filter((step) => !this.#read.has(step));
  }

  /** True when something could be shown again. */
  canReturn(decision: string | null): boolean {
    return !this.steps(decision).length && this.#steps(decision).length > 0;
  }

  /** Steps were read: they are not shown again by themselves. */
  gotIt(steps: string[]): void {
    this.#keep(new Set([...this.#read, ...steps]));
  }

  /** The reader does without, for instance since the first game is over. */
  putAway(): void {
    this.#away = true;
    remember(`guide-${this.#game}`, 'away');
  }

  /** The reader wants to see the guide again, beginning with what is to be done now. */
  bringBack(decision: string | null): void {
    this.#away = false;
    remember(`guide-${this.#game}`, null);
    const now = this.#steps(decision).at(-1);
    this.#keep(new Set([...this.#read].filter((step) => step !== now)));
  }

  #steps(decision: string | null): string[] {
    return [GOAL, decision ?? WAIT].filter((step) => knows(this.message(step)));
  }

  #keep(read: ReadonlySet<string>): void {
    this.#read = read;
    remember(`guide-${this.#game}-read`, [...read].join(' '));
  }
}
