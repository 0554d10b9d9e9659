/** The secrets of private tables: they come in the URL's fragment and stay in this browser. */
import { recall, remember } from './memory';

/** Keeps the secret that a link brought. */
export const keepSecret = (table: string, secret: string): void => remember(`secret-${table}`, secret);

/** The secret of a table, if this browser was told it. */
export const secretOf = (table: string): string | null => recall(`secret-${table}`);

/** The way to a table, to one of its steps, to one's plans there, or to its review; to a private one with what lets others in. */
export function wayTo(table: string, at?: number | 'plan' | 'review'): string {
  const secret = secretOf(table);
  const part = at === 'plan' ? '/plan' : typeof at === 'number' ? `/step/${at}` : '';
  return `/${at === 'review' ? 'review' : 't'}/${table}${part}${secret ? `#${secret}` : ''}`;
}

/** The same as a link to share. */
export const linkTo = (table: string, step?: number): string => location.origin + wayTo(table, step);

/** Keeps the secret in a link that the house gave. */
export function learnLink(table: string, link: string | undefined): void {
  const secret = link?.split('#')[1];
  if (secret) keepSecret(table, secret);
}
