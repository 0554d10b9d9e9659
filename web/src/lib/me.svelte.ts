/** Who sits at this browser. */
import { api, Refused } from './api';
import { route } from './route.svelte';
import type { Entrance, Person } from './types';

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

/** Comes in as somebody who is known, by what proves it; who is here already may become one with them. */
export async function comeIn(proof: Entrance): Promise<void> {
  person = await api.comeIn(proof);
}

/** Ends the session of this browser. */
export async function leave(session: string): Promise<void> {
  await api.endSession(session);
  person = null;
}

/** Enters the house under a nickname, or changes it. */
export async function enter(nickname: string): Promise<void> {
  const here = route();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  person = await api.enter(nickname.trim(), timeZone, here.page === 'table' ? here.id : undefined);
}
