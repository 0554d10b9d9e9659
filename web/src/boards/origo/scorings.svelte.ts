/** The scorings of a game, whole where the page saw them happen: what stands in the view that first counts one. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Scored, Scoring } from './data';
import type { OrigoPlay } from './play';

export class Scorings {
  readonly #play: OrigoPlay;
  readonly #whole = new SvelteMap<number, Scoring>();

  constructor(play: OrigoPlay) {
    this.#play = play;
    let counted = play.view.scorings.length;
    $effect.pre(() => {
      const { scorings, standing } = play.view;
      untrack(() => {
        if (scorings.length === counted + 1) {
          this.#whole.set(counted, { ...standing, ...scorings[counted] });
        }
        counted = scorings.length;
      });
    });
  }

  get all(): (Scored | Scoring)[] {
    return this.#play.view.scorings.map((one, i) => ({ ...one, ...this.#whole.get(i) }));
  }
}
