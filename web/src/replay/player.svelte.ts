/** Walks through the steps of a game, by hand or by itself. */
import { recall, remember } from '../lib/memory';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step is looked at, in milliseconds, at the plain speed. */
const PACE = 1200;

export interface Steps {
  at: () => number;
  last: () => number;
  /** Opens a step; the address changes with it. */
  open: (step: number) => void;
  /** The step that is at is on show: the next may come. */
  ready: () => boolean;
}

export class Player {
  playing = $state(false);
  speed = $state(SPEEDS.find((speed) => String(speed) === recall('speed')) ?? 1);
  readonly #steps: Steps;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  get at(): number {
    return this.#steps.at();
  }

  get last(): number {
    return this.#steps.last();
  }

  /** Opens a step by hand, which ends the walk. */
  go(step: number): void {
    this.playing = false;
    this.#open(step);
  }

  /** From the end it walks again from the beginning. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.#open(0);
  }

  setSpeed(speed: number): void {
    this.speed = SPEEDS.find((one) => one === speed) ?? 1;
    remember('speed', String(this.speed));
  }

  /** While it walks, one step after the other; to be called where effects can be. */
  walk(): void {
    $effect(() => {
      if (!this.playing || !this.#steps.ready()) return;
      if (this.at >= this.last) {
        this.playing = false;
        return;
      }
      const next = this.at + 1;
      const timer = setTimeout(() => this.#open(next), PACE / this.speed);
      return () => clearTimeout(timer);
    });
  }

  #open(step: number): void {
    const next = Math.min(Math.max(step, 0), this.last);
    if (next !== this.at) this.#steps.open(next);
  }
}
