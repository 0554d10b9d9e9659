/** Focus that never falls to the page: when what had it is gone, it goes on beside that, on the board. */
import { LIT, litOn, usable } from './keys';

export interface Point {
  x: number;
  y: number;
}

const middle = (one: Element): Point => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The one of some things that lies nearest to a point; null if there is none. */
export function nearest<T>(to: Point, among: T[], at: (one: T) => Point): T | null {
  const far = (one: T) => Math.hypot(at(one).x - to.x, at(one).y - to.y);
  return among.reduce<T | null>((best, one) => (best !== null && far(best) <= far(one) ? best : one), null);
}

/**
 * An attachment for a board. Whoever plays by keys goes on at the nearest thing that is lit, as soon as there is one,
 * also from what was lit when it was pressed; whoever points stays on the board.
 */
export function keepsFocus(board: HTMLElement): () => void {
  let inside = false;
  let byKeys = false;
  /** What was lit when a key pressed it. */
  let pressed: Element | null = null;
  let last: (HTMLElement | SVGElement) | null = null;
  let place: Point = { x: 0, y: 0 };

  function mend() {
    // What is lit while the house thinks is not yet what follows.
    if (board.closest('[aria-busy=true]')) return;
    const lost = inside && document.activeElement === document.body;
    const lit = byKeys ? litOn(board) : [];
    const done = pressed !== null && document.activeElement === pressed && !pressed.matches(LIT);
    const resting = byKeys && (document.activeElement === board || (done && lit.length > 0));
    if (!lost && !resting) return;
    const next = lost && last && usable(last) && !done ? last : (nearest(place, lit, middle) ?? board);
    pressed = null;
    if (next !== document.activeElement) next.focus({ preventScroll: !byKeys });
  }

  function changed() {
    mend();
    // What was made inert or hidden loses the focus with the next picture only.
    requestAnimationFrame(mend);
  }
  const watch = new MutationObserver(changed);
  watch.observe(board, { subtree: true, childList: true, attributeFilter: ['data-pick', 'inert'] });

  /**
   * Whoever points waits on the board: what was pressed goes with the answer, and taking the focus along would lay out
   * the page first. The answer may change nothing on the board, as at the end of a game.
   */
  const waiting = new MutationObserver(() => {
    if (!board.closest('[aria-busy=true]')) changed();
    else if (!byKeys && inside) board.focus({ preventScroll: true });
  });
  const busy = board.closest('[aria-busy]');
  if (busy) waiting.observe(busy, { attributeFilter: ['aria-busy'] });

  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    board.addEventListener(name, act);
  on('focusin', ({ target }) => {
    inside = true;
    if (target === board) requestAnimationFrame(mend);
    if (target === board || (target as Element).closest('dialog')) return;
    last = target as HTMLElement;
    place = middle(last);
  });
  on('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) inside = board.contains(relatedTarget as Node);
    // What is gone did not give the focus away.
    else
      queueMicrotask(() => {
        inside &&= !usable(target as Element);
        mend();
      });
  });
  const keys = ({ key, target }: KeyboardEvent) => {
    byKeys = true;
    if (key === 'Enter' || key === ' ') pressed = (target as Element).closest(LIT);
  };
  const pointer = () => {
    byKeys = false;
    pressed = null;
  };
  window.addEventListener('keydown', keys, true);
  window.addEventListener('pointerdown', pointer, true);
  return () => {
    watch.disconnect();
    waiting.disconnect();
    window.removeEventListener('keydown', keys, true);
    window.removeEventListener('pointerdown', pointer, true);
  };
}
