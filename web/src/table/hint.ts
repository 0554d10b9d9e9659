/** Help for the thing under the pointer or the focus, and where its words stand. */

export interface Hint {
  text: string;
  /** It says why something cannot be done. */
  refusal: boolean;
  /** The number of the rule that says so. */
  rule?: string;
  /** What it explains. */
  at: Element | null;
}

/** The nearest thing around a target that has something to say: a `data-help` or a title. */
export function helperOf(target: EventTarget | null): HTMLElement | SVGElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement | SVGElement>('[data-help], [title]');
}

/** What it says. */
export const helpOf = (source: HTMLElement | SVGElement | null): string | null =>
  source?.dataset.help ?? source?.getAttribute('title') ?? null;

/** Whether what was said still holds after another question was asked: no reason does, and no word about what is gone. */
export const stillTrue = ({ text, refusal, at }: Hint): boolean =>
  !refusal && at !== null && at.isConnected && helpOf(helperOf(at)) === text;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Where words of a size stand: above a thing if there is room on the page, else below it, else at the foot of the page. */
export function placeBeside(
  thing: Box,
  words: { width: number; height: number },
  page: { top: number; right: number; bottom: number },
): { x: number; y: number } {
  const middle = thing.left + thing.width / 2 - words.width / 2;
  const x = Math.max(GAP, Math.min(middle, page.right - words.width - GAP));
  const above = thing.top - words.height - GAP;
  const below = thing.top + thing.height + GAP;
  const foot = page.bottom - words.height - GAP;
  return { x, y: above >= page.top + GAP / 2 ? above : below <= foot && below >= page.top ? below : foot };
}
