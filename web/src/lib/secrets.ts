/** The secrets of private tables: they come in the URL's fragment and stay in this browser. */
import { recall, remember } from './memory';

/** Keeps the secret that a link brought. */
export const keepSecret = (table: string, secret: string): void => remember(`secret-${table}`, secret);

/** The secret of a table, if this browser was told it. */
export const secretOf = (table: string): string | null => recall(`secret-${table}`);

/** A step with what was pointed at: through whose eyes, and marks on its board (`room/pointing.ts`). */
export interface Pointed {
  step: number;
  pointed?: string;
  /** Of what comes after it nothing is told. */
  veiled?: boolean;
}

/** What of a table is open: a step of it, one's plans, its review, the puzzle that a step has become, or the table itself. */
export type Part = number | Pointed | 'plan' | 'review' | { puzzle: number } | undefined;

/** The way to a table, or to a part of it; to a private one with what lets others in. */
export function wayTo(table: string, at?: Part): string {
  const behind =
    (secretOf(table) ?? '') + (typeof at === 'object' && 'step' in at && at.pointed ? `!${at.pointed}` : '');
  return `${partOf(table, at)}${behind ? `#${behind}` : ''}`;
}

function partOf(table: string, at: Part): string {
  if (at === undefined) return `/t/${table}`;
  if (at === 'review') return `/review/${table}`;
  if (typeof at === 'object' && 'puzzle' in at) return `/puzzle/${table}/${at.puzzle}`;
  if (at === 'plan') return `/t/${table}/plan`;
  return typeof at === 'object' ? `/t/${table}/${at.veiled ? 'from' : 'step'}/${at.step}` : `/t/${table}/step/${at}`;
}

/** The same as a link to share. */
export const linkTo = (table: string, at?: Part): string => location.origin + wayTo(table, at);

/** Keeps the secret in a link that the house gave. */
export function learnLink(table: string, link: string | undefined): void {
  const secret = link?.split('#')[1];
  if (secret) keepSecret(table, secret);
}
