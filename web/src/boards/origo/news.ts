/** What the events of the log mean for the picture: how a combat ended. */
import type { GameEvent } from '../../lib/types';

export interface Outcome {
  seq: number;
  won: 'attacker' | 'defender';
  square: string;
  values: [number, number];
}

/** How the last combat of the log ended, if there was one. */
export function lastOutcome(events: GameEvent[]): Outcome | null {
  const event = events.findLast(({ id }) => id === 'origo-combat-won' || id === 'origo-combat-held');
  if (!event) return null;
  return {
    seq: event.seq,
    won: event.id === 'origo-combat-won' ? 'attacker' : 'defender',
    square: String(event.args.square),
    values: [Number(event.args.attack), Number(event.args.defence)],
  };
}
