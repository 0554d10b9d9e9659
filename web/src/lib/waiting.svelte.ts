/** Which tables wait for the reader: how many besides the one that is open, and which of them the longest. */
import { api } from './api';
import { me } from './me.svelte';
import { route } from './route.svelte';
import type { Waiting } from './types';

/** How often they are looked for, in milliseconds. */
const EVERY = 15_000;
const NONE: Waiting = { count: 0, next: null };

let found = $state.raw(NONE);
let here = $state(false);
let looks = 0;

/** The tables that wait besides the one that is open. */
export const waiting = (): Waiting => found;

/** The table that is open asks the reader, or not. */
export const asksHere = (asks: boolean): boolean => (here = asks);

/** At how many tables in all it is the reader's turn. */
export const turns = (): number => found.count + Number(here);

/** Looks which there are now. */
export async function lookForTables(): Promise<void> {
  const look = ++looks;
  const open = route();
  try {
    const told = me() ? await api.waiting(open.page === 'table' ? open.id : undefined) : NONE;
    if (look === looks) found = told; // another table may have been opened meanwhile
  } catch {
    // The house is away for a moment.
  }
}

/** Looks now and then until it is told to stop. */
export function keepLooking(): () => void {
  void lookForTables();
  const timer = setInterval(() => void (document.hidden || lookForTables()), EVERY);
  return () => clearInterval(timer);
}
