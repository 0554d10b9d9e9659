/** When something happened, as people say it. */
import { language } from './i18n/index.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 hours ago"; of what is just over, "now". */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, length]) => now - at >= length) ?? ['second', Infinity];
  return format.format(-Math.floor(Math.max(now - at, 0) / length), unit);
}

/** The day, and of this day the time. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
