/** A tournament in words, and what of it concerns the reader. */
import { t } from '../lib/i18n/index.svelte';
import { optionTitle, valueTitle } from '../lib/titles';
import type { EntrantInfo, OptionValue, PairedRound, System, Tournament } from '../lib/types';

/** How it is played, in a few words. */
export function systemTitle({ format, fewest, most, rounds, group, duplicate }: System): string[] {
  const title = {
    swiss: () => t('tournament-swiss-of', { rounds }),
    groups: () => t('tournament-groups-of', { group }),
    knockout: () => t('tournament-knockout'),
  }[format]();
  const seats = t(fewest === most ? 'tournament-tables-of' : 'tournament-tables-between', { fewest, most });
  return [title, seats, ...(duplicate ? [t('tournament-duplicate')] : [])];
}

/** By which rules of its game, as far as somebody chose them. */
export const rulesTitle = (game: string, options: Record<string, OptionValue>): string[] =>
  Object.entries(options).map(([option, value]) =>
    t('tournament-rule', { rule: optionTitle(game, option), choice: valueTitle(game, option, value) }),
  );

/** The name of somebody; of who was removed there is none. */
export function namesOf(entrants: EntrantInfo[]): (player: string | null) => string {
  const names = new Map(entrants.map(({ player, name }) => [player, name]));
  return (player) => names.get(player ?? '') ?? '–';
}

/** The table of the last round at which somebody sits and that is not over. */
export function ownTable({ rounds }: Tournament, player: string | undefined): string | null {
  const table = rounds
    .at(-1)
    ?.tables.find(({ status, seats }) => status === 'playing' && seats.some((seat) => seat.player === player));
  return player && table ? table.id : null;
}

/** Nobody plays any more. */
export const over = ({ tables }: PairedRound): boolean => tables.every(({ status }) => status !== 'playing');

/** At most two digits behind the point: thirds of a point are as exact as that. */
export const rounded = (points: number): number => Math.round(points * 100) / 100;

/** A share as hundredths. */
export const percent = (share: number): number => Math.round(share * 100);
