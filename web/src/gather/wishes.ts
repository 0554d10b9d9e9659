/** What somebody would play, as the form holds it, and what fits it. */
import { t } from '../lib/i18n/index.svelte';
import { tempoTitle } from '../lib/tempos';
import { titleOf } from '../lib/titles';
import type { NewWish, TableInfo, WishInfo } from '../lib/types';

/** Any of several things: none chosen leaves all of them. */
const among = <T>(chosen: T[], one: T): boolean => !chosen.length || chosen.includes(one);

/** Tells whether an open table is of the kind that is looked for. */
export const fitsTable = ({ games, seats, tempos, rated }: NewWish, table: TableInfo): boolean =>
  among(Object.keys(games), table.game) &&
  among(seats, table.seats.length) &&
  among(tempos, table.tempo?.name ?? '') &&
  (rated === null || rated === undefined || rated === (table.rated ?? false)) &&
  table.seats.some(({ name }) => !name);

/** Tells whether somebody else looks for a game that both would play. */
export const fitsWish = ({ games, seats, tempos, rated }: NewWish, other: WishInfo): boolean =>
  Object.keys(other.games).some((game) => among(Object.keys(games), game)) &&
  other.seats.some((count) => among(seats, count)) &&
  other.tempos.some((tempo) => among(tempos, tempo)) &&
  (rated === null || rated === undefined || other.rated === null || other.rated === rated);

/** A wish in a few words: "Orléans, Origo · 3, 4 players · A day per move". */
export function inWords({ games, seats, tempos, rated }: Omit<WishInfo, 'since' | 'until'>): string {
  const told = [
    Object.keys(games).map(titleOf).join(t('house-comma')),
    t('gather-counts', { count: Math.max(...seats), list: seats.join(t('house-comma')) }),
    tempos.map((tempo) => tempoTitle(tempo || null)).join(t('house-comma')),
  ];
  if (rated !== null) told.push(t(rated ? 'gather-rated-yes' : 'gather-rated-no'));
  return told.join(' · ');
}
