import { expect, test } from 'vitest';
import { CHANGE, PERCENT, range, SHARE, spelled, written } from './numbers';

test('numbers have a sign where one is wanted, and nought has none', () => {
  expect(written(-3.26, { digits: 1 })).toBe('−3.3');
  expect([4.04, -4.04, 0, -0.04].map((value) => written(value, { digits: 1, signed: true }))).toEqual([
    '+4.0',
    '−4.0',
    '0.0',
    '0.0',
  ]);
  expect([0.123, -0.001].map((share) => written(share, SHARE))).toEqual(['12 %', '0 %']);
});

test('an estimate is told with what it lies between', () => {
  const estimate = { mean: 0.041, low: -0.02, high: 0.1 };
  expect(spelled(estimate, PERCENT)).toEqual({ mean: '4', low: '−2', high: '10' });
  expect(range(estimate, CHANGE)).toBe('−2.0\u2009…\u2009+10.0');
  expect(range(estimate, SHARE)).toBe('−2\u2009…\u200910');
});
