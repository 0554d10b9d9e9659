/** The rule book that lies open, and those that were fetched. */
import { api } from '../lib/api';
import type { Rules } from '../lib/types';

/** A book taken from the shelf: whose game, and the number that it is opened at. */
export interface Opened {
  game: string;
  at: string | null;
}

let opened = $state.raw<Opened | null>(null);
const fetched = new Map<string, Promise<Rules>>();

/** The book that lies open over the page. */
export const openBook = (): Opened | null => opened;

/** Opens the rules of a game, at a number or at the beginning. */
export function openRules(game: string, at: string | null = null): void {
  opened = { game, at };
}

export function closeRules(): void {
  opened = null;
}

/** The whole book in a language; fetched once. */
export function bookOf(game: string, language: string): Promise<Rules> {
  const key = `${game}/${language}`;
  const book = fetched.get(key) ?? api.rules(game, language);
  fetched.set(key, book);
  book.catch(() => fetched.delete(key));
  return book;
}

/** The paragraph that a citation means: itself, or the nearest around it (`4.7` stands in `4`). */
export function paragraphAt(cited: string, known: ReadonlySet<string>): string | null {
  for (let number = cited.split(/[,;]\s*/)[0]!.trim(); number; number = number.replace(/(?:[. ]|^)[^. ]*$/, ''))
    if (known.has(number)) return number;
  return null;
}
