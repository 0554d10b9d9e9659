/** Puts a state together from the one before and what has changed in it (docs/protocol.md). */

/** Gives a state as it is after changes, each the way to a part and what is there now; the rest is the very same. */
export function changed<State>(state: State, changes: unknown[][]): State {
  return changes.reduce<unknown>((whole, change) => put(whole, change.slice(0, -1), change.at(-1)), state) as State;
}

function put(whole: unknown, [first, ...rest]: unknown[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(whole)) {
    const list: unknown[] = whole.slice();
    list[first as number] = put(list[first as number], rest, value);
    return list;
  }
  const parts = whole as Record<string, unknown>;
  return { ...parts, [first as string]: put(parts[first as string], rest, value) };
}
