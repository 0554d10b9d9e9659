/** Brings what can be picked into sight when a question comes and nothing of it can be seen. */
import { calm } from '../lib/motion';

const LIT = '[data-pick]';

/** What covers the head and the foot of the page. */
const edge = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

export function bringIntoSight(board: Element): void {
  const lit = [...board.querySelectorAll(LIT)].filter((one) => one.checkVisibility());
  const top = Math.max(0, edge('.prompt')?.bottom ?? 0);
  // Sheets lie over the foot of a narrow page, and stand beside the board of a wide one.
  const sheets = edge('.sheets');
  const bottom = sheets && sheets.bottom > innerHeight - 1 ? sheets.top : innerHeight;
  const seen = lit.some((one) => {
    const { top: y, height } = one.getBoundingClientRect();
    return y + height / 2 > top && y + height / 2 < bottom;
  });
  if (lit.length && !seen) lit[0]!.scrollIntoView({ block: 'center', behavior: calm() ? 'instant' : 'smooth' });
}
