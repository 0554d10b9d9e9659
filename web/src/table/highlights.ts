/** The moments of a finished game that mattered: the largest gains of points, from its journal. */
import type { GameEvent } from '../lib/types';

export interface Gain {
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

/** The largest gains, each of a step of its own, in the order in which they came; `points` by seat after each step. */
export function gainsOf(points: number[][], log: GameEvent[], most: number): Gain[] {
  // What was undone is told in no line of the log.
  const steps = new Map<number, GameEvent[]>();
  for (const event of log) steps.set(event.seq, [...(steps.get(event.seq) ?? []), event]);
  const gains = [...steps].flatMap(([seq, events]): Gain[] => {
    const [before, after] = [points[seq - 1], points[seq]];
    if (!before || !after) return [];
    const won = after.map((now, seat) => now - before[seat]!);
    const best = Math.max(...won);
    const seat = won.indexOf(best);
    return best > 0 ? [{ seq, seat, points: best, events: toldOf(events, seat) }] : [];
  });
  return gains
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .sort((a, b) => a.seq - b.seq);
}
