import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Explanation, GameData, Offer } from '../lib/types';

const bundle = new FluentBundle('en', { useIsolating: false });
const formatted = (pattern: Parameters<typeof bundle.formatPattern>[0], args?: Record<string, string | number>) =>
  bundle.formatPattern(pattern, args);
vi.mock('../lib/i18n/index.svelte', () => ({
  knows: (id: string) => bundle.hasMessage(id),
  t: (id: string, args?: Record<string, string | number>) => formatted(bundle.getMessage(id)!.value!, args),
  formsOf: (id: string) =>
    Object.fromEntries(
      Object.entries(bundle.getMessage(id)?.attributes ?? {}).map(([form, words]) => [form, formatted(words)]),
    ),
  list: (words: string[]) => words.join(', '),
  anyOf: (words: string[]) => words.join(' or '),
}));
bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, '../text/en.ftl'), 'utf8')));
bundle.addResource(
  new FluentResource(`
fair-ask-haggle = Bid, or pass.
    .coin = bid a coin
    .card = bid a card
    .a = take your prize
    .b = take your prize
    .pass = pass
fair-refused-broke = You have no coin.
fair-refused-no-card = You hold no card.
`),
);

const { missingIn, pointsOf, refusalOf, signed } = await import('./explained');
const { question } = await import('../lib/titles');

const picks = ['coin', 'c1', 'a', 'b', 'pass'].map((token, id) => ({
  id,
  token,
  kind: token === 'c1' ? 'card' : 'action',
}));
const game = { name: 'fair', picks } as GameData;
const room = { word: (_: string, value: unknown) => String(value) } as never;
const offer = (...tokens: string[]): Offer => ({
  ...{ id: '0-1', seat: 0, decision: 'haggle', draft: [], complete: false },
  picks: picks.filter(({ token }) => tokens.includes(token)),
});
const told: Explanation = {
  ...{ offer: '0-1', draft: [], points: {} },
  refused: [{ rule: '3', reason: 'fair-refused-broke', args: {}, picks: [0] }],
  lacking: { card: { rule: '4', reason: 'fair-refused-no-card', args: {}, picks: [] } },
};

it('names what a question offers at other times, and why not now as soon as the house has told', () => {
  const missing = (now: Offer, why: Explanation | null) => missingIn(game, now, why, room, []);
  expect(missing(offer('b', 'pass'), null)).toEqual([{ what: 'Bid a coin' }, { what: 'Bid a card' }]);
  expect(missing(offer('b', 'pass'), told)).toEqual([
    { what: 'Bid a coin', why: 'You have no coin.', rule: '3' },
    { what: 'Bid a card', why: 'You hold no card.', rule: '4' },
  ]);
  expect(missing(offer('coin', 'c1', 'a', 'pass'), told)).toEqual([]);
  expect(missing(offer('coin', 'c1', 'a'), told), 'nothing is said without a reason').toEqual([]);
});

it('says what has the same words once', () =>
  expect(question('fair', 'haggle', offer('a', 'b', 'pass').picks)).toBe('You can take your prize or pass.'));

it('finds why a pick is not on offer', () => {
  expect(refusalOf(told, 0)?.rule).toBe('3');
  expect([refusalOf(told, 4), refusalOf(null, 0)]).toEqual([undefined, undefined]);
});

it('tells points as a number beside a thing, and as a sentence', () => {
  expect([signed(3), signed(-1)]).toEqual(['+3', '−1']);
  expect([pointsOf(1), pointsOf(3), pointsOf(-2)]).toEqual([
    'This brings 1 point.',
    'This brings 3 points.',
    'This costs 2 points.',
  ]);
});
