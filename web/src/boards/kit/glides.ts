/** Things in a row that make room for each other. */
import { calm } from '../../lib/motion';

interface Options {
  /** How long it takes, in milliseconds. */
  lasts: number;
  /** Where newcomers come from, in pixels. */
  from?: { x?: number; y?: number };
}

/**
 * An attachment for a list: whoever stays glides to its new place when others come or go. Places are looked up when the
 * page is laid out anyway: after it was, and after all of a change.
 */
export const glides =
  ({ lasts, from: { x = 0, y = 0 } = {} }: Options) =>
  (list: HTMLElement): (() => void) => {
    const places = new Map<HTMLElement, { x: number; y: number; width: number }>();
    function look() {
      places.clear();
      for (const one of list.children as Iterable<HTMLElement> & HTMLCollection)
        if (one.style.position !== 'absolute')
          places.set(one, { x: one.offsetLeft, y: one.offsetTop, width: one.offsetWidth });
    }
    /** Whoever fades away leaves its room to the others at once. */
    function leave({ target }: Event) {
      const [one, place] = [...places].find(([one]) => one.contains(target as Node)) ?? [];
      if (one && place)
        Object.assign(one.style, {
          position: 'absolute',
          left: `${place.x}px`,
          top: `${place.y}px`,
          width: `${place.width}px`,
        });
    }
    function stay({ target }: Event) {
      const one = [...list.children].find((one) => one.contains(target as Node));
      if (one instanceof HTMLElement) one.style.position = one.style.left = one.style.top = one.style.width = '';
    }
    const sizes = new ResizeObserver(look);
    const changes = new MutationObserver(() => {
      const before = new Map(places);
      look();
      if (calm() || !before.size) return;
      for (const [one, now] of places) {
        const old = before.get(one);
        const way = old ? { x: old.x - now.x, y: old.y - now.y } : { x, y };
        if (!way.x && !way.y) continue;
        one.animate([{ translate: `${way.x}px ${way.y}px`, ...(old ? {} : { opacity: 0 }) }, {}], {
          duration: lasts,
          easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)',
        });
      }
    });
    sizes.observe(list);
    changes.observe(list, { childList: true });
    // These events do not bubble.
    list.addEventListener('outrostart', leave, true);
    list.addEventListener('introstart', stay, true);
    return () => {
      list.removeEventListener('outrostart', leave, true);
      list.removeEventListener('introstart', stay, true);
      sizes.disconnect();
      changes.disconnect();
    };
  };
