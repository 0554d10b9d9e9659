/** Arrow keys: they go round all that is lit, right and left line by line, down and up column by column. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WAYS: Record<string, { across: boolean; by: number }> = {
  ArrowRight: { across: true, by: 1 },
  ArrowLeft: { across: true, by: -1 },
  ArrowDown: { across: false, by: 1 },
  ArrowUp: { across: false, by: -1 },
};

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Boxes as they are read: what stands about level is one line, else one column. Returns their numbers. */
export function reading(boxes: Box[], across: boolean): number[] {
  const spots = boxes.map(({ left, top, width, height }, i) => {
    const [x, y] = [left + width / 2, top + height / 2];
    return across ? { i, along: x, aside: y } : { i, along: y, aside: x };
  });
  const breadth = median(boxes.map(({ width, height }) => (across ? height : width))) / 2;
  const lines: (typeof spots)[] = [];
  for (const spot of spots.sort((a, b) => a.aside - b.aside)) {
    const line = lines.at(-1);
    if (line && spot.aside - line[0]!.aside < breadth) line.push(spot);
    else lines.push([spot]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.along - b.along)).map(({ i }) => i);
}

/** The number of the box that an arrow key leads to from another; null for any other key. */
export function stepFrom(here: number, key: string, boxes: Box[]): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const order = reading(boxes, way.across);
  return order[(order.indexOf(here) + way.by + order.length) % order.length]!;
}

type Focusable = HTMLElement | SVGElement;
const LIT = '[data-pick]';
const ANY = 'button, [role=button]';

/** What can be seen and reached. */
export const usable = (one: Element): one is Focusable =>
  one.isConnected && one.checkVisibility() && !one.closest('[inert], dialog');

/** What is lit on a board. */
export const litOn = (board: Element): Focusable[] => [...board.querySelectorAll(LIT)].filter(usable);

/**
 * What an arrow key leads to. Round go the nearest things that belong together: the smallest group around the focus
 * that has another lit thing, or any other where nothing is lit or shift is held.
 */
export function arrow(event: KeyboardEvent, board: Element): Focusable | null {
  const here = event.target as Focusable;
  if (!(event.key in WAYS) || here.closest('dialog')) return null;
  const wanted = event.shiftKey || !litOn(board).length ? ANY : LIT;
  for (let group: Element | null = here; group && board.contains(group); group = group.parentElement) {
    const found = [...group.querySelectorAll(wanted)].filter(usable);
    if (!found.some((one) => one !== here)) continue;
    const all = found.includes(here) ? found : [here, ...found];
    const boxes = all.map((one) => one.getBoundingClientRect());
    return all[stepFrom(all.indexOf(here), event.key, boxes)!] ?? null;
  }
  return null;
}
