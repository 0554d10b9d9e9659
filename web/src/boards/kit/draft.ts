/** The unfinished move as a list of picks: what was on offer at each step, and what a click means for it. */

/** What was on offer at each step of the move being entered, by the picks before it. */
export type Steps = ReadonlyMap<string, ReadonlySet<number>>;

/** The name of a step: the picks before it. */
export const stepKey = (draft: number[]): string => draft.join(' ');

/**
 * The draft after a click on an id. On offer now: it is added. On offer at an earlier step of this move: the move goes
 * on from there with this choice instead. Null when it was never on offer.
 */
export function choose(id: number, draft: number[], steps: Steps): number[] | null {
  for (let length = draft.length; length >= 0; length--) {
    const before = draft.slice(0, length);
    if (steps.get(stepKey(before))?.has(id)) return [...before, id];
  }
  return null;
}

/** The draft without the pick at a place, and what stays where the rest alone begins no move: what was before it. */
export const without = (at: number, draft: number[]): [rest: number[], otherwise: number[]] => [
  draft.toSpliced(at, 1),
  draft.slice(0, at),
];
