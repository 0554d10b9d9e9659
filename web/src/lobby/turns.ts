/** Whose turn it is at the tables of the lobby. */
import type { TableInfo } from '../lib/types';

/** The seat of a person at a table. */
export function mySeat(table: TableInfo, person: string | undefined): number | null {
  const seat = person === undefined ? -1 : table.seats.findIndex(({ player }) => player === person);
  return seat < 0 ? null : seat;
}

/** The table waits for this person: for a move, or as its host to begin. */
export function awaited(table: TableInfo, person: string | undefined): boolean {
  const seat = mySeat(table, person);
  if (table.status === 'open') return table.host === person && table.seats.every(({ name }) => name !== null);
  return seat !== null && !table.seats[seat]!.substituted && (table.to_act ?? []).includes(seat);
}

/** What waits for this person comes first, then what was touched last. */
export const byTurn = (tables: TableInfo[], person: string | undefined): TableInfo[] =>
  tables.toSorted((a, b) => Number(awaited(b, person)) - Number(awaited(a, person)) || b.moved - a.moved);
