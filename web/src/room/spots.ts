/** Places on a board that mean the same on every screen: a part of it, and where in that part. */
import type { Spot } from '../lib/types';

export interface Point {
  x: number;
  y: number;
}

/** A part smaller than this is told by what holds it, in pixels. */
const SMALL = 12;

const within = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

/** The way from the stage down to a part of it, by which child each step is. */
function wayTo(part: Element, stage: Element): string | null {
  const way: number[] = [];
  for (let at = part; at !== stage; at = at.parentElement!) {
    if (!at.parentElement) return null;
    way.unshift([...at.parentElement.children].indexOf(at));
  }
  return way.length ? way.join('/') : null;
}

/** Names what lies under a point of the stage; null where there is nothing of it. */
export function spotAt(stage: Element, { x, y }: Point): Spot | null {
  let part = document.elementsFromPoint(x, y).find((one) => one !== stage && stage.contains(one));
  for (; part && part !== stage; part = part.parentElement ?? undefined) {
    const box = part.getBoundingClientRect();
    if (box.width < SMALL || box.height < SMALL) continue;
    const way = wayTo(part, stage);
    if (way) return { part: way, x: within((x - box.left) / box.width), y: within((y - box.top) / box.height) };
  }
  return null;
}

/** Where such a place is on this screen: in the part, or in the smallest that holds it and is shown here. */
export function pointOf(stage: Element, { part, x, y }: Spot): Point | null {
  let found: DOMRect | null = null;
  let at: Element | undefined = stage;
  for (const step of part.split('/')) {
    at = at.children[Number(step)];
    if (!at) break;
    const box = at.getBoundingClientRect();
    if (box.width && box.height) found = box;
  }
  return found && { x: found.left + x * found.width, y: found.top + y * found.height };
}
