import { describe, expect, it } from 'vitest';
import { brief, hearTime, houseTime, lasting, leftAt, restsUntil } from './time.svelte';

const HOUR = 3_600_000;
const clock = {
  left: 5 * HOUR,
  runs: [
    [10 * HOUR, 12 * HOUR],
    [20 * HOUR, 23 * HOUR],
  ] as [number, number][],
};

describe('a clock', () => {
  it('loses what went by while it ran, and nothing while its owner rests', () => {
    expect([0, 10, 11, 12, 19, 21, 23, 40].map((hours) => leftAt(clock, hours * HOUR) / HOUR)).toEqual([
      5, 5, 4, 3, 3, 2, 0, 0,
    ]);
  });
  it('stands where it does not run', () => {
    expect(leftAt({ left: HOUR }, 99 * HOUR)).toBe(HOUR);
  });
  it('tells until when it rests', () => {
    expect([0, 11, 15, 22, 30].map((hours) => restsUntil(clock, hours * HOUR))).toEqual([
      10 * HOUR,
      null,
      20 * HOUR,
      null,
      null,
    ]);
  });
  it('is read in days and hours, hours and minutes, minutes and seconds', () => {
    expect([52 * HOUR, 24 * HOUR, 3.5 * HOUR, HOUR, HOUR - 1000, 65_400, 0, -5].map(brief)).toEqual([
      '2d 4h',
      '1d',
      '3h 30m',
      '1h',
      '59:59',
      '1:06',
      '0:00',
      '0:00',
    ]);
  });
});

describe('the time of the house', () => {
  it('is what it says, and late news are no news', () => {
    const before = houseTime();
    hearTime(before + 5 * HOUR, true);
    expect(houseTime() - before).toBeGreaterThanOrEqual(5 * HOUR);
    hearTime(before + 4 * HOUR, false);
    expect(houseTime() - before).toBeGreaterThanOrEqual(5 * HOUR);
    hearTime(before, true);
    expect(houseTime() - before).toBeLessThan(HOUR);
  });
  it('is told in the unit that says it best', () => {
    expect([14 * 24 * HOUR, 26 * HOUR, 95 * 60_000, 40_000].map(lasting)).toEqual([
      '14 days',
      '1 day',
      '2 hours',
      '40 seconds',
    ]);
  });
});
