/** How long a game takes, in words. */
import { t } from '../lib/i18n/index.svelte';

export const lasts = ([least, most]: [number, number]): string =>
  t(least === most ? 'lobby-about-time' : 'lobby-time', { least, most });
