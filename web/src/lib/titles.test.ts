/** A game with few words or none is readable all the same. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

let bundle: FluentBundle;
vi.mock('./i18n/index.svelte', () => ({
  knows: (id: string) => bundle.hasMessage(id),
  t: (id: string, args?: Record<string, string | number>) => {
    const message = bundle.getMessage(id)?.value;
    return message ? bundle.formatPattern(message, args) : id;
  },
  formsOf: () => ({}),
  list: (words: string[]) => new Intl.ListFormat('en').format(words),
}));

const { optionTitle, pickTitle, question, readable, titleOf, valueTitle, wordTitle } = await import('./titles');
const { phrase } = await import('./phrase');
const { word } = await import('../boards/plain/speech');

const learn = (text: string) => bundle.addResource(new FluentResource(text), { allowOverrides: true });
const said = (id: string, args: Record<string, string | number>) => phrase(id, args, { word }, ['Ada', 'Bo']);

beforeEach(() => {
  bundle = new FluentBundle('en', { useIsolating: false });
  learn(readFileSync(join(import.meta.dirname, '../text/en.ftl'), 'utf8'));
});

it('reads ids as words, and leaves signs alone', () => {
  expect(['start_player', 'expand-card', 'c12', 'C·D', 'G7', 'done'].map(readable)).toEqual([
    'Start player',
    'Expand card',
    'c12',
    'C·D',
    'G7',
    'Done',
  ]);
});

it('calls everything by its id where a game has no words', () => {
  expect(titleOf('night_fair')).toBe('Night fair');
  expect(question('fair', 'haggle')).toBe('Choose: Haggle');
  expect(optionTitle('fair', 'days')).toBe('Days');
  expect(valueTitle('fair', 'open', true)).toBe('yes');
  expect(pickTitle('fair', { id: 1, kind: 'deck', token: 'deck·2' })).toBe('2');
  expect(said('fair-bid', { seat: 1, coins: 3, card: 'c7' })).toBe('Bo: Bid (coins 3 and card c7)');
  expect(said('fair-night', {})).toBe('Night');
  expect(said('fair-refused-not-yours', { card: 'c7' })).toBe('Not yours (card c7)');
});

it('takes the words that a game has', () => {
  learn(`
fair-title = The Fair
fair-ask-haggle = Raise or stop?
fair-word = Say “{ $token }”
fair-word-stop = Stop
fair-option-days-1 = One day
fair-field-phase-night = At night
fair-bid = { $seat } bids { $coins }.`);
  expect(titleOf('fair')).toBe('The Fair');
  expect(question('fair', 'haggle')).toBe('Raise or stop?');
  expect(pickTitle('fair', { id: 1, kind: 'word', token: 'raise' })).toBe('Say “raise”');
  expect(pickTitle('fair', { id: 2, kind: 'word', token: 'stop' })).toBe('Stop');
  expect(valueTitle('fair', 'days', 1)).toBe('One day');
  expect(wordTitle('fair', 'phase', 'night')).toBe('At night');
  expect(said('fair-bid', { seat: 0, coins: 2 })).toBe('Ada bids 2.');
});
