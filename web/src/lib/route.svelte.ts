/** Which page is open: the address is the only state. */
import { keepSecret } from './secrets';

export type Route = { page: 'lobby' } | { page: 'table'; id: string; step: number | null };

function read(): Route {
  const match = /^\/t\/([^/]+)(?:\/step\/(\d+))?\/?$/.exec(location.pathname);
  if (!match) return { page: 'lobby' };
  const id = decodeURIComponent(match[1]!);
  if (location.hash.length > 1) keepSecret(id, location.hash.slice(1));
  return { page: 'table', id, step: match[2] === undefined ? null : Number(match[2]) };
}

let current = $state.raw<Route>(read());
addEventListener('popstate', () => (current = read()));

/** The page that is open. */
export const route = (): Route => current;

/** Opens a page; `replace` leaves no step in the history. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = read();
}

/** Makes links open pages without loading the house anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
