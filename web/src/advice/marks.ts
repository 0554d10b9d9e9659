/** What advice marks on a board. */
import type { Advice, Offer } from '../lib/types';

/** Advice at this level is the move itself. */
export const DEEPEST = 3;

/** The picks to mark now: of a move the one that comes next, of less whatever may begin one. */
export function marked({ level, picks }: Advice, draft: readonly number[]): number[] {
  if (level < DEEPEST) return draft.length ? [] : picks;
  return draft.every((pick, i) => picks[i] === pick) ? picks.slice(draft.length, draft.length + 1) : [];
}

/** The same picks as a board may name them: by id, or by token. */
export function known(offer: Offer | null, picks: readonly number[]): Set<string> {
  const found = new Set(picks.map(String));
  for (const { id, token } of offer?.picks ?? []) if (found.has(String(id))) found.add(token);
  return found;
}

/** Marks what is lit on a board and named so, also what comes later; returns how to unmark it. */
export function markedIn(board: HTMLElement, names: ReadonlySet<string>): () => void {
  const lit = () => board.querySelectorAll<HTMLElement>('[data-pick]');
  const mark = () => lit().forEach((one) => one.toggleAttribute('data-advised', names.has(one.dataset.pick!)));
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(board, { subtree: true, childList: true, attributeFilter: ['data-pick'] });
  return () => {
    watch.disconnect();
    board.querySelectorAll('[data-advised]').forEach((one) => one.removeAttribute('data-advised'));
  };
}
