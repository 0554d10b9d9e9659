/** Arrow keys: each leads to what is nearest in its direction, and where nothing lies there, on as one reads. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Way {
  across: boolean;
  by: number;
}
const WAYS: Record<string, Way> = {
  ArrowRight: { across: true, by: 1 },
  ArrowLeft: { across: true, by: -1 },
  ArrowDown: { across: false, by: 1 },
  ArrowUp: { across: false, by: -1 },
};
const BACK: Record<string, string> = {
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
  ArrowDown: 'ArrowUp',
  ArrowUp: 'ArrowDown',
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

/** Nearer than that, in pixels, nothing lies in a direction. */
const SLACK = 2;

/** The number of the box that is nearest to another in a direction; null where none lies there. */
function ahead(here: number, { across, by }: Way, boxes: Box[]): number | null {
  const from = boxes[here]!;
  const found = boxes.flatMap((box, i) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const along = by * (across ? x : y);
    const off = Math.abs(across ? y : x);
    // What reaches over here lies straight ahead.
    const aside = off <= (across ? box.height : box.width) / 2 ? 0 : off;
    return i !== here && along > SLACK && aside <= along ? [{ i, far: along + aside }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.i ?? null;
}

/** The number of the box that an arrow key leads to from another; null for any other key. */
export function stepFrom(here: number, key: string, boxes: Box[]): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const order = reading(boxes, way.across);
  return ahead(here, way, boxes) ?? order[(order.indexOf(here) + way.by + order.length) % order.length]!;
}

/** The way that arrow keys have gone: the opposite key goes back on it, wherever it would lead by itself. */
export class Trail {
  #steps: { from: Element; to: Element; key: string }[] = [];

  /** Where a key leads from something, if that is back. */
  back(here: Element, key: string): Element | null {
    const last = this.#steps.at(-1);
    if (last?.to !== here || BACK[last.key] !== key) return null;
    this.#steps.pop();
    return last.from.isConnected ? last.from : null;
  }

  /** A key has led on. */
  go(from: Element, to: Element, key: string): void {
    if (this.#steps.at(-1)?.to !== from) this.#steps = [];
    this.#steps.push({ from, to, key });
  }
}

export type Focusable = HTMLElement | SVGElement;
export const LIT = '[data-pick]';
export const ANY = 'button, [role=button]';
const GROUP = 'ul, ol, svg, section, fieldset, [role=list], [role=group], [role=toolbar]';
const KEEPS_OWN_KEYS = 'dialog, input, select, textarea, [role=tablist]';

/** Tells what kind of thing an attribute `data-pick` names. */
export type KindOf = (pick: string) => string | undefined;

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex]';

/** What can be seen and reached. */
export const usable = (one: Element): one is Focusable =>
  one.isConnected && one.matches(FOCUSABLE) && one.checkVisibility() && !one.closest('[inert], dialog');

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

/** What arrow keys go over: what belongs to the same group; everything if shift is held or there is no more in it. */
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
export function arrow(event: KeyboardEvent, board: Element, kindOf: KindOf, trail: Trail): Focusable | null {
  const here = event.target as Focusable;
  if (!(event.key in WAYS) || here.closest(KEEPS_OWN_KEYS)) return null;
  if (!board.contains(here) || here === board) return litOn(board)[0] ?? null;
  const all = [...new Set([here, ...circle(here, event.shiftKey, board, kindOf)])];
  const before = trail.back(here, event.key);
  if (before && all.includes(before as Focusable)) return before as Focusable;
  const boxes = all.map((one) => one.getBoundingClientRect());
  const next = all[stepFrom(0, event.key, boxes)!]!;
  trail.go(here, next, event.key);
  return next;
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
