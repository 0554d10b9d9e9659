/** Looking at a game that one does not know: of what comes nothing is told, not even how much of it there is. */
import { recall, remember } from '../lib/memory';

export interface Known {
  id: string;
  /** The step with which the reader begins. */
  from: number;
  /** How many entries the game has. */
  length: () => number;
  at: () => number;
  /** What comes is hidden where this is so, unless the reader knows it. */
  veiled: () => boolean;
}

export class Veil {
  readonly #game: Known;
  #lifted = $state(false);
  #furthest: number;

  constructor(game: Known) {
    this.#game = game;
    this.#furthest = $state(game.from);
    this.#lifted = recall(this.#name) !== null;
  }

  get #name(): string {
    return `known-${this.#game.id}`;
  }
  get on(): boolean {
    return this.#game.veiled() && !this.#lifted;
  }
  /** How far the reader has come. */
  get furthest(): number {
    return Math.min(this.#furthest, this.#game.length());
  }
  /** How far the reader may go: a step on. */
  get last(): number {
    return Math.min(this.#furthest + 1, this.#game.length());
  }

  /** This browser's reader knows the game from now on. */
  lift(): void {
    this.#lifted = true;
    remember(this.#name, 'yes');
  }

  /** Comes to the step that is open; at the end there is nothing left to hide. To be called where effects can be. */
  walk(): void {
    $effect(() => {
      this.#furthest = Math.max(this.#furthest, this.#game.at());
      if (this.on && this.#furthest >= this.#game.length()) this.lift();
    });
  }
}
