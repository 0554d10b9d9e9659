/** The moments of a finished game that mattered: the largest gains of points, from its journal. */
import type { Gain, GameEvent } from '../lib/types';

export interface Won {
  seq: number;
  seat: number;
  points: number;
  /** What happened, as far as it was told of whoever gained. */
  events: GameEvent[];
}

const MOST_EVENTS = 2;

/** What is told of a step: what names whoever gained, what speaks of points before the rest. */
function toldOf(events: GameEvent[], seat: number): GameEvent[] {
  const own = events.filter(({ args }) => args.seat === seat);
  const counting = own.filter(({ args }) => 'points' in args);
  const best = counting.length ? counting : own.length ? own : events;
  return best.slice(-MOST_EVENTS);
}

/** The largest gains, each of a step of its own, in the order in which they came; `changes` hold the points by seat. */
export function gainsOf(changes: Pick<Gain, 'seq' | 'points'>[], log: GameEvent[], most: number): Won[] {
  const gains = changes.slice(1).flatMap(({ seq, points }, i): Won[] => {
    const won = points.map((now, seat) => now - changes[i]!.points[seat]!);
    const best = Math.max(...won);
    const seat = won.indexOf(best);
    // What was undone is told in no line of the log.
    const events = log.filter((event) => event.seq === seq);
    return best > 0 && events.length ? [{ seq, seat, points: best, events: toldOf(events, seat) }] : [];
  });
  return gains
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .sort((a, b) => a.seq - b.seq);
}
