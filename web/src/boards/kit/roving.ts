/** The Tab key on a board: it stops at each group of things once. */
import { ANY, LIT, found, groupOf, type Focusable, type KindOf } from './keys';

/**
 * An attachment for a board. A group is entered where one was last; the rest of it is reached by arrow keys. What the
 * board itself keeps from the Tab key stays so, unless it is lit.
 */
export const roves =
  (kindOf: KindOf) =>
  (board: HTMLElement): (() => void) => {
    /** The attribute as the board wrote it, and as it was put here. */
    const given = new WeakMap<Element, string | null>();
    const put = new WeakMap<Element, string>();
    const visited = new Map<unknown, Element>();

    function groups(): Map<unknown, Focusable[]> {
      const all = new Map<unknown, Focusable[]>();
      for (const one of found(board, ANY)) {
        const now = one.getAttribute('tabindex');
        if (now !== put.get(one)) given.set(one, now);
        if (!one.matches(LIT) && Number(given.get(one) ?? 0) < 0) continue;
        const group = groupOf(one, kindOf);
        all.set(group, [...(all.get(group) ?? []), one]);
      }
      return all;
    }

    function settle({ key }: KeyboardEvent) {
      if (key !== 'Tab') return;
      for (const [group, all] of groups()) {
        const stop = [document.activeElement, visited.get(group)].find((one) => all.some((other) => other === one));
        for (const one of all) {
          put.set(one, one === (stop ?? all[0]) ? '0' : '-1');
          one.setAttribute('tabindex', put.get(one)!);
        }
      }
    }

    const visit = ({ target }: FocusEvent) => {
      if (target !== board) visited.set(groupOf(target as Element, kindOf), target as Element);
    };
    window.addEventListener('keydown', settle, true);
    board.addEventListener('focusin', visit);
    return () => {
      window.removeEventListener('keydown', settle, true);
      board.removeEventListener('focusin', visit);
    };
  };
