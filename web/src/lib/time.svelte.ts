/** The time of the house, whatever this machine's clock says, and the clocks of a table by it. */
import { createSubscriber } from 'svelte/reactivity';
import { language } from './i18n/index.svelte';
import type { SeatClockInfo } from './types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From the longest to the shortest. */
const UNITS: [string, number][] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
];

/** Goes on evenly, also when somebody sets this machine's clock. */
const local = (): number => performance.timeOrigin + performance.now();

/** So far the house is ahead. */
let ahead = Date.now() - local();

/** The house has said what time it is; on a new connection what was believed before is forgotten. */
export function hearTime(now: number, fresh: boolean): void {
  const told = now - local();
  // What comes later than it was written is late: the earliest is nearest to the truth.
  ahead = fresh ? told : Math.max(ahead, told);
}

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** What time it is in the house; whoever shows it is shown it anew each second. */
export function houseTime(): number {
  everySecond();
  return local() + ahead;
}

/** What is left of a clock at a time, if nothing has happened until then. */
export const leftAt = ({ left, runs = [] }: SeatClockInfo, now: number): number =>
  runs.reduce((sum, [from, to]) => sum - Math.max(0, Math.min(now, to) - from), left);

/** Until when a clock rests that is to run; null: it runs, or stands. */
export function restsUntil({ runs = [] }: SeatClockInfo, now: number): number | null {
  const next = runs.find(([, to]) => to > now);
  return next && next[0] > now ? next[0] : null;
}

const unit = (name: string, value: number, display: 'narrow' | 'long'): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: display }).format(value);

/** What is left, short: days and hours, hours and minutes, or minutes and seconds as on a clock. */
export function brief(left: number): string {
  const whole = Math.max(0, Math.ceil(left / SECOND) * SECOND);
  if (whole < HOUR) {
    const seconds = Math.floor((whole % MINUTE) / SECOND);
    return `${Math.floor(whole / MINUTE)}:${String(seconds).padStart(2, '0')}`;
  }
  const [one, other] = whole < DAY ? [1, 2] : [0, 1];
  const rest = Math.floor((whole % UNITS[one]![1]) / UNITS[other]![1]);
  const parts = [unit(UNITS[one]![0], Math.floor(whole / UNITS[one]![1]), 'narrow')];
  if (rest) parts.push(unit(UNITS[other]![0], rest, 'narrow'));
  return parts.join(' ');
}

/** How long something lasts, in the one unit that says it best. */
export function lasting(milliseconds: number): string {
  const [name, length] = UNITS.find(([, length]) => milliseconds >= length) ?? UNITS.at(-1)!;
  return unit(name, Math.round(milliseconds / length), 'long');
}

/** A time of the next days, with the day if it is not today. */
export function moment(at: number, now: number): string {
  const near = new Date(at).toDateString() === new Date(now).toDateString();
  const day = near ? {} : { weekday: 'short' as const, day: 'numeric' as const, month: 'short' as const };
  return new Intl.DateTimeFormat(language(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}
