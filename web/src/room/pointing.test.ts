import { expect, test } from 'vitest';
import { read, spell } from './pointing';

const mark = { at: { part: '0/3', x: 0.25, y: 0.5 }, to: null };
const arrow = { at: { part: '1', x: 0, y: 1 }, to: { part: '0/12/4', x: 0.333, y: 1 } };

test('what is pointed at comes back from its link', () => {
  for (const one of [
    { eyes: null, marks: [mark, arrow] },
    { eyes: 'open', marks: [arrow] },
    { eyes: '2', marks: [] },
    { eyes: null, marks: [] },
  ])
    expect(read(spell(one))).toEqual(one);
  expect(spell({ eyes: '1', marks: [mark, arrow] })).toBe('1!0-3.250.500_1.0.1000~0-12-4.333.1000');
  expect(spell({ eyes: null, marks: [] })).toBe('');
});

test('what is none is left out', () => {
  expect(read('nobody!0-3.250.500_0-3.2500.1_x.1.1_0.1.1~_0.1')).toEqual({ eyes: null, marks: [mark] });
  expect(read('!!!')).toEqual({ eyes: null, marks: [] });
});
