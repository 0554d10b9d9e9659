/** A board as headings and lists, read from what it says of itself to those who do not see it. */

/** A thing on a board: what it is called, how often it is there, and where it can be picked. */
export interface Item {
  name: string;
  count: number;
  /** What takes it, if it can be taken now. */
  pick: Element | null;
  chosen: boolean;
}

/** What belongs together on a board, under its name. */
export interface Part {
  name: string;
  items: Item[];
  parts: Part[];
}

const THING = 'button, [role=button], [role=img], img, a, input, select';
/** What can be taken in the list: what can be picked, and what brings another part of the board into sight. */
const TAKEN = '[data-pick], [role=tab]';
const TEXT = 'p, li, dt, dd, th, td, h1, h2, h3, h4, h5, h6, caption, figcaption, summary, span';
const UNSAID = '[aria-hidden=true], [hidden], [inert], dialog, style, script, [data-aid]';

/** What is said of something, its parts apart from each other. */
function plain(one: Node): string {
  if (one instanceof Element && one.matches(UNSAID)) return '';
  const words = one.hasChildNodes() ? [...one.childNodes].map(plain).join(' ') : (one.nodeValue ?? '');
  return words.replace(/[\s⁠]+/g, ' ').trim();
}

function labelOf(one: Element): string {
  const by = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = by.flatMap((id) => document.getElementById(id) ?? []).map(plain);
  return one.getAttribute('aria-label')?.trim() || named.join(' ');
}

function add(part: Part, name: string, one: Element): void {
  if (!name) return;
  const pick = one.matches(TAKEN) ? one : null;
  const chosen = one.getAttribute('aria-pressed') === 'true';
  const last = part.items.find((item) => item.name === name && !item.pick === !pick && item.chosen === chosen);
  if (last) last.count++;
  else part.items.push({ name, count: 1, pick, chosen });
}

function read(one: Element, part: Part, shown: (one: Element) => boolean): void {
  for (const child of one.children) {
    if (child.matches(UNSAID) || !shown(child)) continue;
    const label = labelOf(child);
    if (child.matches(THING)) add(part, label || plain(child), child);
    else if (label) {
      const inner: Part = { name: label, items: [], parts: [] };
      read(child, inner, shown);
      if (inner.items.length || inner.parts.length) part.parts.push(inner);
    } else if (child.matches('tr')) add(part, [...child.children].map(plain).join(' · '), child);
    else if (child.matches(TEXT) && !child.querySelector(`${THING}, [aria-label]`)) add(part, plain(child), child);
    else read(child, part, shown);
  }
}

/** A board as parts; what cannot be seen at the moment is left out. */
export function outlineOf(board: Element, shown = (one: Element): boolean => one.checkVisibility()): Part {
  const whole: Part = { name: '', items: [], parts: [] };
  read(board, whole, shown);
  return whole;
}
