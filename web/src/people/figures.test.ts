import { expect, test } from 'vitest';
import { figure, luckOf, scaleFor, signedFigure, spelled } from './figures';

test('figures have a sign where one is wanted, and nought has none', () => {
  expect(figure(-3.26, 1)).toBe('−3.3');
  expect([4.04, -4.04, 0, -0.04].map((value) => signedFigure(value, 1))).toEqual(['+4.0', '−4.0', '0.0', '0.0']);
  expect(spelled({ mean: 0.041, low: -0.02, high: 0.1 }, 100, signedFigure)).toEqual({
    mean: '+4',
    low: '−2',
    high: '+10',
  });
});

test('luck adds up, and what chance alone may bring grows with the luck of all games', () => {
  const course = luckOf([{ luck: 0.3 }, { luck: -0.4 }]);
  expect(course.map(({ sum }) => sum)).toEqual([0.3, expect.closeTo(-0.1)]);
  expect(course.map(({ reach }) => reach)).toEqual([expect.closeTo(0.588), expect.closeTo(0.98)]);
  expect(luckOf([])).toEqual([]);
});

test('a scale ends at a round number above all that is drawn', () => {
  expect([scaleFor([4.2, 13], 5), scaleFor([0.3], 5), scaleFor([70], 5)]).toEqual([15, 5, 75]);
});
