/** Numbers, and estimates with their intervals, as the reader's language writes them. */
import { language } from '../lib/i18n/index.svelte';
import type { Estimate } from '../lib/types';

/** How a number is written: times what, with how many digits behind the point, with a sign, and what follows. */
export interface Way {
  times?: number;
  digits?: number;
  signed?: boolean;
  unit?: string;
}

export const PERCENT: Way = { times: 100 };
export const SHARE: Way = { times: 100, unit: ' %' };
export const CHANGE: Way = { times: 100, digits: 1, signed: true };
export const NUMBER: Way = { digits: 1 };

/** A number; a nought has no sign. */
export function written(value: number, { times = 1, digits = 0, signed, unit = '' }: Way = {}): string {
  const shown = new Intl.NumberFormat(language(), {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(value * times)
    .replace('-', '−');
  return shown + unit;
}

/** An estimate: what it is, and between what it lies. */
export const spelled = ({ mean, low, high }: Estimate, way?: Way): Record<'mean' | 'low' | 'high', string> => ({
  mean: written(mean, way),
  low: written(low, way),
  high: written(high, way),
});

/** Between which numbers it lies. */
export function range(of: Estimate, way: Way): string {
  const { low, high } = spelled(of, { ...way, unit: '' });
  return `${low}\u2009…\u2009${high}`;
}
