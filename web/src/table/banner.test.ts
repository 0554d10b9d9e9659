import { expect, it } from 'vitest';
import { freeTop } from './banner';

const banner = { left: 10, right: 380, height: 100 };
const box = (top: number, bottom: number, left = 0, right = 390) => ({ left, right, top, bottom });
const place = (...taken: ReturnType<typeof box>[]) => freeTop(banner, taken, [60, 600]);

it('stands as high as it can', () => expect(place()).toBe(60));
it('goes below what is lit, or between it', () => {
  expect(place(box(70, 120))).toBe(124);
  expect(place(box(70, 120), box(230, 300))).toBe(124);
  expect(place(box(70, 120), box(200, 300))).toBe(304);
});
it('is not bothered by what is beside it, or out of sight', () => {
  expect(place(box(70, 120, 380, 390), box(0, 50), box(700, 800))).toBe(60);
});
it('stands nowhere where all is lit', () => {
  expect(place(box(70, 300), box(350, 560))).toBeNull();
  expect(place(box(70, 520)), 'nor out of sight').toBeNull();
});
