/** What the kinds of luck are called: those that have no name of their own, in the words of their id. */
import { knows, t } from '../lib/i18n/index.svelte';
import { readable } from '../lib/titles';

export const kindTitle = (kind: string): string =>
  knows(`review-kind-${kind}`) ? t(`review-kind-${kind}`) : readable(kind);
