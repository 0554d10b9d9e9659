/** How a map comes nearer and is pushed about: what wheel, fingers, mouse and keys mean for it. */
import { on } from 'svelte/events';
import type { Point } from './focus';

/** One notch of a wheel, or one press of a key. */
export const NOTCH = 1.25;
/** A press of the mouse that has not moved this far (in pixels) is a click. */
const SLACK = 6;
/** What the board carries about by itself. */
const CARRIED = '.grab';

export interface Zooms {
  near: () => boolean;
  /** Comes so many times nearer; what lies under a point of the screen stays there. */
  by: (times: number, at: Point) => void;
}

const between = (a: Touch, b: Touch): Point => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
const apart = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** An attachment for the pane that a map is pushed about in. */
export const zooms =
  ({ near, by }: Zooms) =>
  (pane: HTMLElement): (() => void) => {
    const ends: (() => void)[] = [];
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ) => ends.push(on(pane, name, act, options));

    // A wheel zooms, but never keeps somebody from going up or down the page.
    listen(
      'wheel',
      (event) => {
        const nearer = event.deltaY < 0;
        const pinched = event.ctrlKey || event.metaKey;
        if (!pinched && !near() && (!nearer || window.scrollY > 0)) return;
        event.preventDefault();
        const strength = pinched && Math.abs(event.deltaY) < 30 ? Math.abs(event.deltaY) / 30 + 0.2 : 1;
        by(NOTCH ** (nearer ? strength : -strength), { x: event.clientX, y: event.clientY });
      },
      { passive: false },
    );

    let span = 0;
    listen('touchstart', ({ touches }) => {
      if (touches.length === 2) span = apart(touches[0]!, touches[1]!);
    });
    listen(
      'touchmove',
      (event) => {
        const [a, b] = event.touches;
        if (!a || !b) return;
        event.preventDefault();
        const now = apart(a, b);
        if (span) by(now / span, between(a, b));
        span = now;
      },
      { passive: false },
    );

    // Fingers push the pane by themselves; the mouse is helped.
    listen('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !near()) return;
      if ((event.target as Element).closest(CARRIED)) return;
      const start = { x: event.clientX + pane.scrollLeft, y: event.clientY + pane.scrollTop };
      let pushed = false;
      const end = new AbortController();
      const { signal } = end;
      const move = ({ clientX, clientY }: PointerEvent) => {
        const [left, top] = [start.x - clientX, start.y - clientY];
        pushed ||= Math.hypot(left - pane.scrollLeft, top - pane.scrollTop) > SLACK;
        if (pushed) pane.scrollTo({ left, top, behavior: 'instant' });
      };
      const drop = () => {
        end.abort();
        if (!pushed) return;
        // The click that ends a push is none; where no click follows, the next one is a click again.
        const over = new AbortController();
        window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: over.signal });
        setTimeout(() => over.abort());
      };
      window.addEventListener('pointermove', move, { signal });
      window.addEventListener('pointerup', drop, { signal });
      window.addEventListener('pointercancel', drop, { signal });
    });
    return () => ends.forEach((end) => end());
  };
