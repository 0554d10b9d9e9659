import { expect, test } from 'vitest';
import { luckOf, scaleFor } from './figures';

test('luck adds up, and what chance alone may bring grows with the luck of all games', () => {
  const course = luckOf([{ luck: 0.3 }, { luck: -0.4 }]);
  expect(course.map(({ sum }) => sum)).toEqual([0.3, expect.closeTo(-0.1)]);
  expect(course.map(({ reach }) => reach)).toEqual([expect.closeTo(0.588), expect.closeTo(0.98)]);
  expect(luckOf([])).toEqual([]);
});

test('a scale ends at a round number above all that is drawn', () => {
  expect([scaleFor([4.2, 13], 5), scaleFor([0.3], 5), scaleFor([70], 5)]).toEqual([15, 5, 75]);
});
