/** Carrying a piece with finger or mouse: when a press becomes a drag, and what a release means. */

/** A press that has not moved this far (in pixels of the screen) is a tap. */
const SLACK = 7;

/** `Spot` names where a piece can be: a square, an action space. */
export interface Drag<Spot> {
  from: Spot;
  /** Where the press began, and where the pointer is now, in pixels of the screen. */
  start: [number, number];
  now: [number, number];
  /** True once it has moved far enough: the piece is off the board. */
  lifted: boolean;
}

export const press = <Spot>(from: Spot, x: number, y: number): Drag<Spot> => ({
  from,
  start: [x, y],
  now: [x, y],
  lifted: false,
});

export function carry<Spot>(drag: Drag<Spot>, x: number, y: number): Drag<Spot> {
  const far = Math.hypot(x - drag.start[0], y - drag.start[1]) > SLACK;
  return { ...drag, now: [x, y], lifted: drag.lifted || far };
}

export type Release<Spot> = { kind: 'tap' } | { kind: 'drop'; from: Spot; to: Spot } | { kind: 'back'; from: Spot };

/** What a release over a spot (null: beside the board) means. */
export function release<Spot>(drag: Drag<Spot>, over: Spot | null): Release<Spot> {
  if (!drag.lifted) return { kind: 'tap' };
  if (over === null || over === drag.from) return { kind: 'back', from: drag.from };
  return { kind: 'drop', from: drag.from, to: over };
}
