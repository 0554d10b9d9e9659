/** What the events of the log mean for the picture: where the last move happened, how a combat ended. */
import type { GameEvent } from '../../lib/types';
import { squareOf } from './geometry';

const PLACES = ['from', 'to', 'square'];

/** The squares of the last move that touched the map. */
export function lastMove(events: GameEvent[]): Set<number> {
  const touched = (event: GameEvent) =>
    PLACES.flatMap((name) => (name in event.args ? [String(event.args[name])] : []));
  const last = events.findLast((event) => touched(event).length > 0);
  if (!last) return new Set();
  return new Set(
    events
      .filter((event) => event.seq === last.seq)
      .flatMap(touched)
      .map(squareOf),
  );
}

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
