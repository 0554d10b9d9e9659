/** Lets the pieces of each new step fly, as the game tells which went where. */
import { tick, untrack } from 'svelte';
import type { Tale } from '../boards/contract';
import { fly } from '../boards/kit/flights';
import type { Colour, GameEvent } from '../lib/types';
import type { Showing } from './showing.svelte';

/** More steps at once are no movement any more. */
const MOST_STEPS = 3;

export function letFly(
  showing: Showing,
  tale: () => Tale | undefined,
  log: () => GameEvent[],
  board: () => HTMLElement,
  colours: () => (Colour | undefined)[],
): void {
  let before = showing.seq;
  $effect(() => {
    const { seq } = showing;
    untrack(() => {
      const first = before;
      before = seq;
      if (seq <= first || seq - first > MOST_STEPS) return;
      const flights = log()
        .filter((event) => event.seq > first && event.seq <= seq)
        .flatMap((event, at, all) => {
          const before = all.slice(0, at).filter(({ seq }) => seq === event.seq);
          return tale()?.flights?.(event, before) ?? [];
        });
      if (flights.length) void tick().then(() => fly(board(), flights, colours()));
    });
  });
}
