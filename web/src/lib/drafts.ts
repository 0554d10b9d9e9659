/** Unfinished moves, kept in this browser: neither a reload nor a lost connection loses them, and a second tab shows them. */
import { overhear, recall, remember } from './memory';

/** Picks that answer an offer, so far. */
export interface Draft {
  offer: string;
  picks: number[];
}

const name = (table: string): string => `draft-${table}`;

function read(kept: string | null): Draft | null {
  const [offer, ...picks] = kept?.split(' ') ?? [];
  return offer ? { offer, picks: picks.map(Number) } : null;
}

/** The unfinished move at a table. */
export const recallDraft = (table: string): Draft | null => read(recall(name(table)));

/** Keeps an unfinished move; one without picks is forgotten. */
export const keepDraft = (table: string, { offer, picks }: Draft): void =>
  remember(name(table), picks.length ? [offer, ...picks].join(' ') : null);

/** Tells what another tab does to the unfinished move at a table; returns what ends that. */
export const overhearDraft = (table: string, heard: (draft: Draft | null) => void): (() => void) =>
  overhear(name(table), (kept) => heard(read(kept)));
