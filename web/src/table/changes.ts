/** What has changed between two views of a game, in the terms in which the game tells it. */
import type { Holding } from '../boards/contract';
import type { Offer } from '../lib/types';

/** A number that has grown or shrunk, or things that came and went. */
export type Change = { name: string; by: number } | { name: string; came: string[]; went: string[] };

/** Things of one list that the other does not have, each as often as it has more of them. */
export function beyond(some: string[], others: string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What has changed of what somebody has. */
export function changes(before: Holding[], after: Holding[]): Change[] {
  return after.flatMap(({ name, value }): Change[] => {
    const old = before.find((one) => one.name === name)?.value;
    if (typeof value === 'number') {
      const by = value - (typeof old === 'number' ? old : 0);
      return by ? [{ name, by }] : [];
    }
    const had = Array.isArray(old) ? old : [];
    const [came, went] = [beyond(value, had), beyond(had, value)];
    return came.length + went.length ? [{ name, came, went }] : [];
  });
}

/** The things of some kinds that an offer holds, by their tokens. */
export const tokensOf = (offer: Offer, kinds: string[]): string[] =>
  offer.picks.filter(({ kind }) => kinds.includes(kind)).map(({ token }) => token);

/** A change as it is written: +3, −2. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** Things as they are counted: "wine, 2 cheese" tells the same as "wine, cheese, cheese". */
export function counted(things: string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing));
}
