/** Puts a state together from the one before and what has changed in it (docs/protocol.md). */

/** Gives a state as it is after changes, each the way to a part and what is there now; the rest is the very same. */
export const changed = <State>(state: State, changes: unknown[][]): State =>
  changes.reduce<unknown>((whole, change) => put(whole, change), state) as State;

function put(whole: unknown, [first, ...rest]: unknown[]): unknown {
  if (!rest.length) return first;
  const parts = whole as Record<string, unknown>;
  const part = { [first as string]: put(parts[first as string], rest) };
  return Array.isArray(whole) ? Object.assign([...(whole as unknown[])], part) : { ...parts, ...part };
}
