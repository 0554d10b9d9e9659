/** Whose turn it is at the tables of the lobby. */
import type { TableInfo } from '../lib/types';

/** The seat of a person at a table. */
export function mySeat(table: TableInfo, person: string | undefined): number | null {
  const seat = person === undefined ? -1 : table.seats.findIndex(({ player }) => player === person);
  return seat < 0 ? null : seat;
}

/** In which order own tables are shown, in groups. */
export const GROUPS = ['turn', 'playing', 'open', 'finished'] as const;
type Group = (typeof GROUPS)[number];

/** Tables in groups; those that have none are left out. */
export const inGroups = (tables: TableInfo[], person: string | undefined): [Group, TableInfo[]][] =>
  GROUPS.map((group): [Group, TableInfo[]] => [
    group,
    tables.filter((table) => (awaited(table, person) ? 'turn' : table.status) === group),
  ]).filter(([, found]) => found.length);

/** The table waits for this person: for a move, or as its host to begin. */
export function awaited(table: TableInfo, person: string | undefined): boolean {
  const seat = mySeat(table, person);
  if (table.status === 'open') return table.host === person && table.seats.every(({ name }) => name !== null);
  return seat !== null && !table.seats[seat]!.substituted && (table.to_act ?? []).includes(seat);
}
