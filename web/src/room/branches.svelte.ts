/** The branches of a finished game: what was played on from its steps, by those in the room and by oneself. */
import { call, table } from '../lib/api';
import { complain } from '../lib/notices.svelte';
import { learnLink } from '../lib/secrets';
import type { TableInfo } from '../lib/types';

export const branchOff = (
  id: string,
  seq: number,
  seat: number,
  { bots, together = false }: { bots?: string; together?: boolean },
): Promise<TableInfo> =>
  call<TableInfo>('POST', `${table(id)}/branch`, { seq, seat, together, ...(bots ? { bots } : {}) }, id);

export class Branches {
  /** In the order of the steps that they come from. */
  known = $state.raw<TableInfo[]>([]);
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async look(): Promise<void> {
    try {
      const found = await call<TableInfo[]>('GET', `${table(this.#id)}/branches`, undefined, this.#id);
      for (const { id, link } of found) learnLink(id, link);
      this.known = found;
    } catch (error) {
      complain(error);
    }
  }
}
