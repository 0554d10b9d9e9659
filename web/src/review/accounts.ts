/** What a review says of a seat, in numbers that can be told: whole percentage points of its chance to win. */
import type { Review, Turn } from '../lib/types';

/** The kinds of events that are no luck. */
const PLAY = 'play';

/** A chance, or a change of one, in percent. */
export const percent = (chance: number): number => Math.round(100 * chance) || 0;

/** A change in percent with its sign: "+12", "−5", "0". */
export const signed = (change: number): string => {
  const whole = percent(change);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
};

/** Whether a turn was luck and no move. */
export const drawn = ({ kind }: Turn): boolean => kind !== PLAY;

/** What luck did for a seat, by kind, the kinds in the order in which they first came. */
export function luckByKind({ events }: Review, seat: number): { kind: string; change: number }[] {
  const found = new Map<string, number>();
  for (const { kind, change } of events.filter(drawn)) found.set(kind, (found.get(kind) ?? 0) + change[seat]!);
  return [...found].map(([kind, change]) => ({ kind, change }));
}

/** Where the result of a seat came from. */
export interface Summary {
  gained: number;
  luck: number;
  own: number;
  others: number;
  /** What moved its chance most after the deal. */
  most: Turn | undefined;
}

export function summary({ seats, events }: Review, seat: number): Summary {
  const { base, final, deal, luck, play } = seats[seat]!;
  const own = play[seat]!;
  const [, ...later] = events;
  const by = ({ change }: Turn): number => Math.abs(change[seat]!);
  return {
    gained: final - base,
    luck: deal + luck,
    own,
    others: play.reduce((sum, one) => sum + one, 0) - own,
    most: later.reduce<Turn | undefined>((most, one) => (most && by(most) >= by(one) ? most : one), undefined),
  };
}

/** Who came first; of several the first of them. */
export const winner = ({ seats }: Review): number =>
  seats.reduce((best, { final }, seat) => (final > seats[best]!.final ? seat : best), 0);

/** The edges of a seat's band in the curve of all chances, which fill the height between 0 and 1. */
export function band(events: Turn[], seat: number): { seq: number; top: number; bottom: number }[] {
  return events.map(({ seq, chances }) => {
    const all = chances.reduce((sum, one) => sum + one, 0) || 1;
    const above = chances.slice(0, seat).reduce((sum, one) => sum + one, 0);
    return { seq, top: above / all, bottom: (above + chances[seat]!) / all };
  });
}

/** Moves places apart, which stand in order, so that they keep a distance, and in a width. */
export function spread(places: number[], apart: number, width: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -apart) + apart));
  for (let i = found.length - 1, most = width; i >= 0; i--, most -= apart) found[i] = Math.min(found[i]!, most);
  return found;
}

/** The events that a table of the curve tells: the first, the last, turning points, and some between at even distances. */
export function sampled({ events, turning_points }: Review, most: number): Turn[] {
  const every = Math.max(1, Math.ceil(events.length / most));
  const turns = new Set(turning_points.map(({ seq }) => seq));
  const last = events.length - 1;
  const ends = events.filter((one, i) => events[i + 1]?.seq !== one.seq || i === last);
  return ends.filter(({ seq }, i) => i % every === 0 || i === ends.length - 1 || turns.has(seq));
}
