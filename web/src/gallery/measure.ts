/** What a reader and a finger meet on the page as it is shown: sizes of text and of targets, and what is hidden. */

export interface Fault {
  /** What is wrong. */
  kind: 'text' | 'target' | 'overflow' | 'clipped' | 'prompt' | 'covered' | 'unseen';
  /** Where it is: the parts of the page from the outside in. */
  where: string;
  /** The size that was measured, in CSS pixels, where there is one. */
  size?: number;
  /** What it says. */
  says?: string;
}

/** The sizes that are asked for, in CSS pixels. */
export interface Wanted {
  text: number;
  /** 0 where nobody points with a finger. */
  target: number;
}

const TOUCH: Wanted = { text: 12, target: 40 };
const DESK: Wanted = { text: 11, target: 0 };
const TARGETS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [data-pick]';
const LIT = '.board [data-pick]';
/** A place that is brought near by one tap. */
const MAP = '.window';
const NEARER = '.window:not(.near) .nearer';
/** Something that shows itself large on a tap. */
const ENLARGES = '[data-enlarges]';
/** Half a pixel is rounding. */
const SLACK = 0.5;
/** The lit things that are looked at in one state, and the points of each across and down. */
const MOST_LIT = 12;
const POINTS = 7;

const styles = (one: Element): CSSStyleDeclaration => getComputedStyle(one);
const parentOf = (one: Element): Element | null => one.parentElement;

/** What is on the page for screen readers only does not count. */
const unseen = (one: Element): boolean => one.classList.contains('unseen') || /^inset\(50%/.test(styles(one).clipPath);

/** What was found of each element in this measurement. */
let known = new Map<Element, boolean>();

function shown(one: Element): boolean {
  const found = known.get(one);
  if (found !== undefined) return found;
  const above = parentOf(one);
  const shows = !unseen(one) && (!above || shown(above));
  known.set(one, shows);
  return shows;
}

const visible = (one: Element): boolean =>
  shown(one) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const describe = (one: Element): string => {
  const path: string[] = [];
  for (let at: Element | null = one; at && path.length < 4; at = parentOf(at)) {
    const names = [...at.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2);
    const name = at.localName + names.map((one) => `.${one}`).join('');
    path.unshift(name);
    if (at.classList.contains('board') || at.classList.contains('frame')) break;
  }
  return path.join(' ');
};

/** How much larger or smaller a drawing shows what it holds. */
function scale(one: Element): number {
  if (!(one instanceof SVGGraphicsElement)) {
    const drawn = one.closest('foreignObject');
    return drawn ? scale(drawn) : 1;
  }
  const matrix = one.getScreenCTM();
  return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
}

interface Words {
  element: Element;
  says: string;
  box: DOMRect;
}

/** Every piece of text that can be seen. */
function* words(within: Element): Generator<Words> {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const says = node.textContent!.trim();
    if (!says || element.closest('title, desc, style, script, defs, symbol, noscript') || !visible(element)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width && box.height) yield { element, says: says.slice(0, 40), box };
  }
}

function smallText(within: Element, wanted: Wanted, passOver: string): Fault[] {
  const faults: Fault[] = [];
  for (const { element, says } of words(within)) {
    if (passOver && element.closest(passOver)) continue;
    const size = parseFloat(styles(element).fontSize) * scale(element);
    if (size < wanted.text - 0.05) faults.push({ kind: 'text', where: describe(element), size, says });
  }
  return faults;
}

const sizeOf = (one: Element): number => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
};

/** What a finger meets: a label is as good as its field. */
function touched(one: Element): Element {
  const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])].filter(visible) : [];
  return labels.reduce((best, label) => (sizeOf(label) > sizeOf(best) ? label : best), one);
}

function smallTargets(within: Element, wanted: Wanted, passOver: string): Fault[] {
  if (!wanted.target) return [];
  const faults: Fault[] = [];
  for (const one of within.querySelectorAll(TARGETS)) {
    if (!visible(touched(one)) || one.matches(':disabled, [aria-disabled=true], p a')) continue;
    // A spot of a map that is not lit only says why.
    if (one.matches('svg [role=button]:not([data-pick])') || (passOver && one.closest(passOver))) continue;
    const size = sizeOf(touched(one));
    if (size > 1 && size < wanted.target - SLACK) faults.push({ kind: 'target', where: describe(one), size });
  }
  return faults;
}

function overflow(): Fault[] {
  const root = document.scrollingElement!;
  // Not innerWidth: a phone shows more of a page that is too wide, smaller.
  const width = root.clientWidth;
  if (root.scrollWidth <= width + 1) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getBoundingClientRect().right > width + 1 && visible(one),
  );
  return [{ kind: 'overflow', where: describe(wide.at(-1) ?? root), size: root.scrollWidth - width }];
}

/** The part of a line of text that is air above and below the letters. */
const AIR = 0.3;

/** The part of a text beyond the edges of the button that it belongs to, from which on it seems to belong elsewhere. */
const BEYOND = 0.6;

function spills(one: Element, box: DOMRect): boolean {
  const edge = one.getBoundingClientRect();
  return one.localName === 'button' && Math.max(box.right - edge.right, edge.left - box.left) > BEYOND * box.width;
}

const clips = (one: Element, way: 'overflowX' | 'overflowY'): boolean => /hidden|clip/.test(styles(one)[way]);

/** Text of which a part is cut off by what it stands in, where nobody can scroll to it, or that has left its button. */
function clippedText(within: Element): Fault[] {
  const faults: Fault[] = [];
  for (const { element, says, box } of words(within)) {
    for (let at: Element | null = element; at && at !== document.body; at = parentOf(at)) {
      const style = styles(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const edge = at.getBoundingClientRect();
      const across =
        spills(at, box) || (clips(at, 'overflowX') && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5));
      const air = Math.max(4, box.height * AIR);
      const down = clips(at, 'overflowY') && (box.bottom > edge.bottom + air || box.top < edge.top - air);
      if (!across && !down) continue;
      const size = across ? Math.max(box.right - edge.right, edge.left - box.left) : box.bottom - edge.bottom;
      faults.push({ kind: 'clipped', where: describe(element), size, says });
      break;
    }
  }
  return faults;
}

/** Whether a finger meets a thing at a point of its box, from 0 to 1 across and down. */
function meets(one: Element, across: number, down: number): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const met = document.elementFromPoint(left + width * across, top + height * down);
  return met !== null && (one.contains(met) || met.contains(one));
}

/** A round or slanted thing fills less than its box, and another may lie on a part of it. */
const ENOUGH = 0.12;

/** Whether enough of a thing is on the screen and under nothing else. */
function free(one: Element): boolean {
  if (meets(one, 0.5, 0.5)) return true;
  const points = Array.from({ length: POINTS ** 2 }, (_, i) => [i % POINTS, Math.floor(i / POINTS)] as const);
  const met = points.filter(([x, y]) => meets(one, (x + 0.5) / POINTS, (y + 0.5) / POINTS));
  return met.length > ENOUGH * points.length;
}

/** Whether what is asked can be read: none of its words and buttons is off the screen or under something. */
function prompt(after: string): Fault[] {
  const parts = [...document.querySelectorAll('.prompt .words, .prompt button')].filter(visible);
  return parts
    .filter((part) => ![0.1, 0.5, 0.9].every((x) => meets(part, x, 0.2) && meets(part, x, 0.8)))
    .map((part) => ({ kind: 'prompt', where: describe(part), says: after }));
}

const onScreen = (one: Element): boolean => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
};

/** Whether what is lit can be seen and reached, and the prompt with it; one at least without scrolling. */
function litThings(): Fault[] {
  const faults: Fault[] = [];
  const began = scrollY;
  const all = [...document.querySelectorAll(LIT)].filter(visible);
  faults.push(...prompt('as the turn begins'));
  if (all.length && !all.some((one) => onScreen(one) && free(one)))
    faults.push({ kind: 'unseen', where: describe(all[0]!) });
  let at = scrollY;
  const every = Math.ceil(all.length / MOST_LIT);
  for (const one of all.filter((_, i) => i % every === 0)) {
    if (!onScreen(one) || !free(one)) one.scrollIntoView({ block: 'center', inline: 'nearest' });
    if (!free(one)) faults.push({ kind: 'covered', where: describe(one) });
    if (scrollY !== at) faults.push(...prompt('with a lit thing in sight'));
    at = scrollY;
  }
  scrollTo({ top: began, behavior: 'instant' });
  return faults;
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

/** Laid out like any page, but not painted, which is most of the work where nobody looks. */
export const unpainted = (): void => void (document.documentElement.style.opacity = '0');

/** Finds faults on the page as if it were painted. */
function find(faults: () => Fault[]): Fault[] {
  known = new Map();
  const { style } = document.documentElement;
  const before = style.opacity;
  style.opacity = '';
  try {
    return faults();
  } finally {
    style.opacity = before;
  }
}

/** Every fault of the page as it is shown. */
export async function measure(touch: boolean): Promise<Fault[]> {
  const wanted = touch ? TOUCH : DESK;
  const page = document.body;
  const near = touch ? [...document.querySelectorAll<HTMLElement>(NEARER)] : [];
  const passOver = near.length ? `${MAP}, ${ENLARGES}` : ENLARGES;
  const faults = find(() => [
    ...smallText(page, wanted, touch ? passOver : ''),
    ...smallTargets(page, wanted, near.length ? MAP : ''),
    ...overflow(),
    ...clippedText(page),
    ...(document.querySelector('dialog:modal') ? [] : litThings()),
  ]);
  if (!near.length) return faults;
  for (const button of near) button.click();
  await frame();
  await frame();
  const nearer = find(() =>
    [...document.querySelectorAll(MAP)].flatMap((map) => [
      ...smallText(map, wanted, ENLARGES),
      ...smallTargets(map, wanted, ''),
    ]),
  );
  for (const button of document.querySelectorAll<HTMLElement>('.window.near .whole')) button.click();
  await frame();
  return [...faults, ...nearer];
}
