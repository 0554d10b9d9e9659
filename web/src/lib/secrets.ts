/** The secrets of private tables: they come in the URL's fragment and stay in this browser. */
import { recall, remember } from './memory';

/** Keeps the secret that a link brought. */
export const keepSecret = (table: string, secret: string): void => remember(`secret-${table}`, secret);

/** The secret of a table, if this browser was told it. */
export const secretOf = (table: string): string | null => recall(`secret-${table}`);

/** The way to a table, or to one of its steps; to a private one with what lets others in. */
export function wayTo(table: string, step?: number): string {
  const secret = secretOf(table);
  return `/t/${table}${step === undefined ? '' : `/step/${step}`}${secret ? `#${secret}` : ''}`;
}

/** The same as a link to share. */
export const linkTo = (table: string, step?: number): string => location.origin + wayTo(table, step);

/** Keeps the secret in a link that the house gave. */
export function learnLink(table: string, link: string | undefined): void {
  const secret = link?.split('#')[1];
  if (secret) keepSecret(table, secret);
}
