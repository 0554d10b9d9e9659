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

export type Focusable = HTMLElement | SVGElement;
export const LIT = '[data-pick]';
export const ANY = 'button, [role=button]';
const GROUP = 'ul, ol, svg, section, fieldset, [role=list], [role=group], [role=toolbar]';
const KEEPS_OWN_KEYS = 'dialog, input, select, textarea, [role=tablist]';

/** Tells what kind of thing an attribute `data-pick` names. */
export type KindOf = (pick: string) => string | undefined;

/** What can be seen and reached. */
export const usable = (one: Element): one is Focusable =>
  one.isConnected && one.checkVisibility() && !one.closest('[inert], dialog');

/** What can be reached inside something, but for what minds its keys itself. */
export const found = (within: Element, wanted: string): Focusable[] =>
  [...within.querySelectorAll(wanted)].filter(usable).filter((one) => !one.closest(KEEPS_OWN_KEYS));

/** What is lit on a board. */
export const litOn = (board: Element): Focusable[] => found(board, LIT);

/** What something on a board belongs to: lit things to those of their kind, others to what stands around them. */
export function groupOf(one: Element, kindOf: KindOf): unknown {
  const pick = one.getAttribute('data-pick');
  return pick === null ? one.parentElement!.closest(GROUP) : (kindOf(pick) ?? '');
}

/** What an arrow key goes round: what belongs to the same group; everything if shift is held or there is no more in it. */
function circle(here: Element, all: boolean, board: Element, kindOf: KindOf): Focusable[] {
  const lit = litOn(board);
  if (!all) {
    const group = groupOf(here, kindOf);
    const alike = found(board, here.matches(LIT) ? LIT : ANY).filter((one) => groupOf(one, kindOf) === group);
    if (alike.some((one) => one !== here)) return alike;
    if (lit.some((one) => one !== here)) return lit;
  }
  return found(board, ANY);
}

/** What an arrow key leads to; from elsewhere than the board to the first of what is lit. */
export function arrow(event: KeyboardEvent, board: Element, kindOf: KindOf): Focusable | null {
  const here = event.target as Focusable;
  if (!(event.key in WAYS) || here.closest(KEEPS_OWN_KEYS)) return null;
  if (!board.contains(here) || here === board) return litOn(board)[0] ?? null;
  const all = [...new Set([here, ...circle(here, event.shiftKey, board, kindOf)])];
  const boxes = all.map((one) => one.getBoundingClientRect());
  return all[stepFrom(0, event.key, boxes)!]!;
}

/** What something is called. */
const nameOf = (one: Element): string => (one.getAttribute('aria-label') ?? one.textContent).trim();

/** What a letter leads to: the next lit thing whose name begins with it. */
export function letter(event: KeyboardEvent, board: Element): Focusable | null {
  const here = event.target as Focusable;
  if (!/^[\p{L}\d]$/u.test(event.key) || here.closest(KEEPS_OWN_KEYS)) return null;
  const lit = litOn(board);
  const begins = (one: Element) =>
    nameOf(one).slice(0, 1).localeCompare(event.key, undefined, { sensitivity: 'base' }) === 0;
  const at = lit.indexOf(here);
  return [...lit.slice(at + 1), ...lit.slice(0, at + 1)].find(begins) ?? null;
}
