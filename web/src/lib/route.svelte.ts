/** Which page is open: the address is the only state. */
import { keepSecret, type Part } from './secrets';

export type Route =
  | { page: 'lobby' }
  | { page: 'mine' }
  | { page: 'puzzles'; game: string | undefined; puzzle: { source: string; seq: number } | undefined }
  | { page: 'studies'; id: string | null }
  | { page: 'gather'; game: string | null }
  | { page: 'table'; id: string; at: Part }
  | { page: 'rules'; game: string; at: string | null }
  | { page: 'enter'; token: string | null }
  | { page: 'unsubscribe'; token: string | null }
  | { page: 'person'; id: string }
  | { page: 'tournaments'; id: string | undefined }
  | { page: 'nowhere' };

/** What stands behind the sign # of the address, in plain letters. */
const fragment = (): string | null => (location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : null);

const OF_TABLES = /^\/(t|review|puzzle)\/([^/]+)(?:\/(?:(step|from)\/)?(\d+)|\/(plan))?\/?$/;

function read(): Route {
  const [, what, table, from, step, plan] = OF_TABLES.exec(location.pathname) ?? [];
  if (table) {
    const id = decodeURIComponent(table);
    const [, secret, pointed] = /^([^!]*)!?(.*)$/.exec(fragment() ?? '') ?? [];
    if (secret) keepSecret(id, secret);
    const number = step === undefined ? undefined : Number(step);
    const numbered =
      number === undefined
        ? number
        : what === 'puzzle'
          ? { puzzle: number }
          : pointed || from === 'from'
            ? { step: number, pointed, veiled: from === 'from' }
            : number;
    return { page: 'table', id, at: what === 'review' ? what : plan ? 'plan' : numbered };
  }
  const [, game] = /^\/rules\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  if (game) return { page: 'rules', game: decodeURIComponent(game), at: fragment() };
  const [, person] = /^\/person\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  if (person) return { page: 'person', id: decodeURIComponent(person) };
  const study = /^\/stud(?:ies|y\/(\w+))\/?$/.exec(location.pathname);
  if (study) {
    const secret = fragment();
    if (study[1] && secret) keepSecret(study[1], secret);
    return { page: 'studies', id: study[1] ?? null };
  }
  const contest = /^\/tournaments?(?:\/(\w+))?\/?$/.exec(location.pathname);
  if (contest) return { page: 'tournaments', id: contest[1] };
  if (location.pathname === '/unsubscribe') return { page: 'unsubscribe', token: fragment() };
  if (location.pathname === '/enter') return { page: 'enter', token: fragment() };
  if (location.pathname === '/gather') return { page: 'gather', game: fragment() };
  if (location.pathname === '/mine') return { page: 'mine' };
  const puzzles = /^\/puzzles(?:\/([^/]+)(?:\/(\w+)\/(\d+))?)?\/?$/.exec(location.pathname);
  if (puzzles) {
    const [, game, source, seq] = puzzles;
    return {
      page: 'puzzles',
      game: game && decodeURIComponent(game),
      puzzle: source ? { source, seq: Number(seq) } : undefined,
    };
  }
  return { page: location.pathname === '/' ? 'lobby' : 'nowhere' };
}

let current = $state.raw<Route>(read());
addEventListener('popstate', () => (current = read()));

/** The page that is open. */
export const route = (): Route => current;

/** Opens a page; `replace` leaves no step in the history. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = read();
  if (!replace) scrollTo(0, 0);
}

/** Writes a fuller address of the page that is open. */
export function spellOut(path: string): void {
  if (location.pathname + location.hash !== path) history.replaceState(null, '', path);
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
