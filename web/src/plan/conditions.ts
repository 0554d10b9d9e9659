/** What another may do so that orders end: something that happened on a private board, whoever does it. */
import type { GameEvent, Unless } from '../lib/types';

/** The condition that such an event makes; nothing where it tells no more than whose turn or round it is. */
export function conditionOf({ id, args }: GameEvent, game: string): Unless | null {
  if (id === `${game}-turn` || id === `${game}-round` || !('seat' in args)) return null;
  return { id, args: Object.fromEntries(Object.entries(args).filter(([name]) => name !== 'seat')) };
}

/** The same thing is meant. */
export function sameCondition(one: Unless, other: Unless): boolean {
  const [first, second] = [one.args ?? {}, other.args ?? {}];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return one.id === other.id && [...names].every((name) => String(first[name]) === String(second[name]));
}
