/** A review in a few sentences: how a seat ended, what luck did for it, what play, and what mattered most. */
import { commas, t } from '../lib/i18n/index.svelte';
import type { Review } from '../lib/types';
import { drawn, luckByKind, percent, signed, summary } from './accounts';
import { kindTitle } from './kinds';

/** Which way a chance moved, to choose a message by. */
const way = (change: number): string => (percent(change) > 0 ? 'up' : percent(change) < 0 ? 'down' : 'even');

/** Who has not won alone has shared the win, or lost. */
const ending = (final: number): string => (percent(final) === 100 ? 'won' : percent(final) > 0 ? 'shared' : 'lost');

const size = (change: number): number => Math.abs(percent(change));

/** What is to be told of a seat; `you` when its player reads it. */
export function inSentences(review: Review, seat: number, names: string[], you: boolean): string[] {
  const { base, final } = review.seats[seat]!;
  const { gained, luck, own, others, most } = summary(review, seat);
  const who = { name: names[seat]!, you: you ? 'yes' : 'no' };
  const kinds = luckByKind(review, seat).filter(({ change }) => percent(change));
  const told = [
    t('review-says-end', { ...who, way: ending(final), size: size(gained), base: percent(base) }),
    t('review-says-luck', {
      ...who,
      way: way(luck),
      size: size(luck),
      kinds: commas(kinds.map(({ kind, change }) => `${kindTitle(kind)} ${signed(change)}`)),
    }),
    t('review-says-play', { ...who, own: signed(own), others: signed(others) }),
  ];
  if (!most || !size(most.change[seat]!)) return told;
  const change = { way: way(most.change[seat]!), size: size(most.change[seat]!), step: most.seq };
  const by = { ...who, by: names[most.seat] ?? '', mine: most.seat === seat ? 'yes' : 'no' };
  return [
    ...told,
    drawn(most)
      ? t('review-says-draw', { ...by, ...change, kind: kindTitle(most.kind) })
      : t('review-says-move', { ...by, ...change }),
  ];
}
