/** Short notices at the edge of the page: what went wrong, what was done. */
import { Refused } from './api';
import { knows, list, t } from './i18n/index.svelte';
import type { Failure } from './types';

export interface Notice {
  id: number;
  text: string;
  kind: 'good' | 'bad';
  /** The rule that it cites: whose, and its number. */
  rule?: { game: string; number: string } | undefined;
}

let notices = $state<Notice[]>([]);
let count = 0;

/** The notices on show. */
export const shown = (): Notice[] => notices;

export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}

/** Shows a notice for a while; the same words twice are one notice. */
export function notify(text: string, kind: Notice['kind'] = 'good', rule?: Notice['rule']): void {
  const id = ++count;
  notices = [...notices.filter((notice) => notice.text !== text), { id, text, kind, rule }].slice(-4);
  setTimeout(() => dismiss(id), kind === 'bad' ? 9000 : 4500);
}

/** A refusal in words. */
export const inWords = (failure: Failure): string =>
  knows(failure.message_id)
    ? t(failure.message_id, plain(failure))
    : t('house-refused', { code: [failure.code, failure.field].filter(Boolean).join(' ') });

/** The rule that a refusal cites; its message begins with the game's name. */
const ruleOf = ({ rule, message_id }: Failure): Notice['rule'] =>
  rule ? { game: message_id.split('-')[0]!, number: rule } : undefined;

const plain = (failure: Failure): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries({ field: failure.field ?? '', ...failure.args }).map(([name, value]) => [
      name,
      Array.isArray(value) ? list(value.map(String)) : value,
    ]),
  );

/** Shows why the house said no. */
export const refuse = (failure: Failure): void => notify(inWords(failure), 'bad', ruleOf(failure));

/** Shows what went wrong; anything that is not a refusal is a fault of ours and goes on. */
export function complain(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  refuse(error.failure);
}
