/** How people come in here; asked once. */
import { api } from '../lib/api';
import type { Entry } from '../lib/types';

let entry = $state.raw<Entry | null>(null);
let asked = false;

/** What the house offers, or null before it has answered. */
export function ways(): Entry | null {
  if (!asked) {
    asked = true;
    api.entry().then(
      (told) => (entry = told),
      () => (asked = false),
    );
  }
  return entry;
}
