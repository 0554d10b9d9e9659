/** Tempos in words. */
import { t } from './i18n/index.svelte';
import { lasting } from './time.svelte';
import type { Tempo, TempoInfo } from './types';

/** What a tempo is called; without one a table is played without clocks. */
export const tempoTitle = (name: string | null): string => t(`tempo-${name ?? 'none'}`);

/** What a tempo means for who plays. */
export const tempoHelp = ({ bank, gain, cap, rests }: Pick<Tempo, 'bank' | 'gain' | 'cap' | 'rests'>): string =>
  rests
    ? t('tempo-help-days', { gain: lasting(gain), cap: lasting(cap) })
    : t('tempo-help-live', { bank: lasting(bank), gain: lasting(gain) });

/** How long such a game takes, from what this house has seen. */
export function tempoLasts({ games = 0, lasts, rests, bank }: TempoInfo, seats: number): string {
  if (lasts) {
    const [least, most] = lasts.map(lasting) as [string, string];
    return t(least === most ? 'tempo-lasts-about' : 'tempo-lasts', { least, most, games });
  }
  return rests ? t('tempo-lasts-unknown') : t('tempo-lasts-most', { most: lasting(bank * seats) });
}
