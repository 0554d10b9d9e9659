/** The secrets of private tables: they come in the URL's fragment and stay in this browser. */
import { recall, remember } from './memory';

/** Keeps the secret that a link brought. */
export const keepSecret = (table: string, secret: string): void => remember(`secret-${table}`, secret);

/** The secret of a table, if this browser was told it. */
export const secretOf = (table: string): string | null => recall(`secret-${table}`);

/** The link that lets others in. */
export function invitation(table: string): string {
  const secret = secretOf(table);
  return `${location.origin}/t/${table}${secret ? `#${secret}` : ''}`;
}

/** Keeps the secret in a link that the house gave. */
export function learnLink(table: string, link: string | undefined): void {
  const secret = link?.split('#')[1];
  if (secret) keepSecret(table, secret);
}
