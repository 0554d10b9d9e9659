/** Numbers as the reader's language writes them. */
import { language } from '../lib/i18n/index.svelte';
import type { Estimate } from '../lib/types';

/** How a measure is written: shares and changes of chances as percent, others as they are. */
export interface Way {
  times: number;
  digits: number;
  signed?: boolean;
  unit?: string;
}

export const SHARE: Way = { times: 100, digits: 0, unit: ' %' };
export const CHANGE: Way = { times: 100, digits: 1, signed: true };
export const NUMBER: Way = { times: 1, digits: 1 };

export function written(value: number, { times, digits, signed, unit }: Way): string {
  const shown = new Intl.NumberFormat(language(), {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: 'negative',
  })
    .format(value * times)
    .replace('-', '−');
  return `${signed && value * times >= 0.5 / 10 ** digits ? '+' : ''}${shown}${unit ?? ''}`;
}

/** Between which numbers it lies. */
export const range = ({ low, high }: Estimate, way: Way): string => {
  const plain = { ...way, unit: undefined };
  return `${written(low, plain)}\u2009…\u2009${written(high, plain)}`;
};
