/** Carrying a shield with finger or mouse: when a press becomes a drag, and what a release means. */

/** A press that has not moved this far (in pixels of the screen) is a tap. */
const SLACK = 7;

export interface Drag {
  from: number;
  /** Where the press began, and where the pointer is now, in pixels of the screen. */
  start: [number, number];
  now: [number, number];
  /** True once it has moved far enough: the shield is off the map. */
  lifted: boolean;
}

export const press = (from: number, x: number, y: number): Drag => ({
  from,
  start: [x, y],
  now: [x, y],
  lifted: false,
});

export function carry(drag: Drag, x: number, y: number): Drag {
  const far = Math.hypot(x - drag.start[0], y - drag.start[1]) > SLACK;
  return { ...drag, now: [x, y], lifted: drag.lifted || far };
}

export type Release = { kind: 'tap' } | { kind: 'drop'; from: number; to: number } | { kind: 'back'; from: number };

/** What a release over a square (null: beside the map) means. */
export function release(drag: Drag, over: number | null): Release {
  if (!drag.lifted) return { kind: 'tap' };
  if (over === null || over === drag.from) return { kind: 'back', from: drag.from };
  return { kind: 'drop', from: drag.from, to: over };
}
