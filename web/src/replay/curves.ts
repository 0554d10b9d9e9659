/** The graph of points over time: which lines and areas there are, and where they run. */
import type { Gain } from '../lib/types';

/** A place in the graph: a step, and points. */
export type Spot = [step: number, points: number];

/** The points of a seat, step by step: a stair, since points hold until they change. */
export const curve = (gains: Gain[], seat: number): Spot[] => gains.map(({ seq, points }) => [seq, points[seat]!]);

/** Where a seat's points come from: of each source that ever gave any, the points so far, the sources before it below. */
export function layers(gains: Gain[], seat: number): { source: string; top: Spot[]; bottom: Spot[] }[] {
  const sources = [...new Set(gains.flatMap(({ score }) => Object.keys(score[seat] ?? {})))].filter((source) =>
    gains.some(({ score }) => (score[seat]?.[source] ?? 0) !== 0),
  );
  return sources.map((source, at) => {
    const upTo = (count: number): Spot[] =>
      gains.map(({ seq, score }) => [
        seq,
        sources.slice(0, count).reduce((sum, one) => sum + (score[seat]?.[one] ?? 0), 0),
      ]);
    return { source, top: upTo(at + 1), bottom: upTo(at) };
  });
}

/** What holds at a step. */
export const gainAt = (gains: Gain[], step: number): Gain | undefined => gains.findLast(({ seq }) => seq <= step);

/** A stair through spots, up to the last step, as a path. */
export function stair(spots: Spot[], last: number, place: (spot: Spot) => [number, number]): string {
  const corners = spots.flatMap(([step, points], i): Spot[] => [
    [step, points],
    [spots[i + 1]?.[0] ?? last, points],
  ]);
  return corners.map((spot) => place(spot).map((n) => Math.round(n * 10) / 10)).join('L');
}
