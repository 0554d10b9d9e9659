/** What a click means: the next pick, another choice at an earlier step of the same move, or a step back. */

/** What was on offer at each step of the move being entered, by its draft. */
export type Steps = ReadonlyMap<string, ReadonlySet<number>>;

/** A move of which nothing is known yet. */
export const NO_STEPS: Steps = new Map();

/** Adds what is on offer at a step. */
export const learn = (steps: Steps, draft: number[], offered: ReadonlySet<number>): Steps =>
  new Map([...steps, [stepKey(draft), offered]]);

export type Choice = { kind: 'pick'; id: number } | { kind: 'draft'; ids: number[] };

/** The name of a step: the picks before it. */
export const stepKey = (draft: number[]): string => draft.join(' ');

/**
 * What choosing an id does. On offer now: it is picked. On offer at an earlier step of this move: the move goes on
 * from there with this choice instead. Otherwise it is picked all the same, and the frame says why it cannot be.
 */
export function choose(id: number, draft: number[], steps: Steps): Choice {
  if (steps.get(stepKey(draft))?.has(id)) return { kind: 'pick', id };
  for (let length = draft.length - 1; length >= 0; length--) {
    const before = draft.slice(0, length);
    if (steps.get(stepKey(before))?.has(id)) return { kind: 'draft', ids: [...before, id] };
  }
  return { kind: 'pick', id };
}

/** The draft without one chosen id: everything before it, and after it too where the choices are a set. */
export function without(id: number, draft: number[], set: boolean): number[] {
  const at = draft.lastIndexOf(id);
  if (at < 0) return draft;
  return set ? draft.filter((_, i) => i !== at) : draft.slice(0, at);
}
