/** The little Markdown of rule books becomes paragraphs, lists, strong words and links. */
import { expect, it } from 'vitest';
import { blocks } from './markdown';

it('joins the lines of a paragraph and parts paragraphs', () => {
  expect(blocks('One\nline.\n\nAnother.')).toEqual([
    { kind: 'text', spans: [{ text: 'One line.' }] },
    { kind: 'text', spans: [{ text: 'Another.' }] },
  ]);
});

it('knows lists with numbers and without, and their long items', () => {
  expect(blocks('All of this:\n\n1. first\n   goes on\n2. second\n\n- a\n- b')).toEqual([
    { kind: 'text', spans: [{ text: 'All of this:' }] },
    { kind: 'list', ordered: true, start: 1, items: [[{ text: 'first' }, { text: ' goes on' }], [{ text: 'second' }]] },
    { kind: 'list', ordered: false, start: 1, items: [[{ text: 'a' }], [{ text: 'b' }]] },
  ]);
});

it('makes links of numbers that are there, and of no others', () => {
  const known = new Set(['R12', '7.5']);
  expect(blocks('**Strong** as in 7.5 (R12, R99).', known)[0]).toEqual({
    kind: 'text',
    spans: [
      { text: 'Strong', strong: true },
      { text: ' as in ' },
      { text: '7.5', rule: '7.5' },
      { text: ' (' },
      { text: 'R12', rule: 'R12' },
      { text: ', R99).' },
    ],
  });
});
