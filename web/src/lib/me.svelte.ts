/** Who sits at this browser. */
import { api, Refused } from './api';
import type { Person } from './types';

let person = $state.raw<Person | null>(null);

/** The person, or null before the first nickname. */
export const me = (): Person | null => person;

/** Asks the house whether it knows this browser. */
export async function recognise(): Promise<void> {
  try {
    person = await api.me();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    person = null;
  }
}

/** Comes in by a link that opens the house as somebody who is known, once. */
export async function comeIn(token: string): Promise<void> {
  person = await api.comeIn(token);
}

/** Enters the house under a nickname, or changes it. */
export async function enter(nickname: string): Promise<void> {
  person = await api.enter(nickname.trim(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
