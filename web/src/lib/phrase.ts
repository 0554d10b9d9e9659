/** Messages of a game with people in them: who is named keeps the colour and the mark. */
import type { Room, Word } from '../boards/contract';
import { formsOf, knows, list, t } from './i18n/index.svelte';
import { readable } from './titles';
import type { Arguments } from './types';

/** A piece of a message: words, or somebody at the table. */
export type Segment = string | { seat: number };

/** Marks from the private use area carry a seat through a message and out again. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** Who puts arguments into words: a game's room, or the house. */
export type Speaker = Pick<Room, 'word'>;

/** The house's own messages name people by their seats. */
export const HOUSE: Speaker = {
  word: (name, value) => (name === 'name' || name === 'names' ? { seat: Number(value) } : String(value)),
};

/** A word, and its other forms by their names. */
interface Spoken {
  word: string | number;
  forms: Record<string, string | number>;
}

function spoken(word: Word): Spoken {
  if (typeof word !== 'object') return { word, forms: {} };
  if ('seat' in word) return { word: `${OPEN}${word.seat}${CLOSE}`, forms: {} };
  const args = handed(Object.entries(word.args ?? {}).map(([name, part]) => [name, spoken(part)]));
  return { word: t(word.message, args), forms: formsOf(word.message, args) };
}

/** A list of words, in each form of theirs; its form `count` tells how many there are. */
function together(words: Spoken[]): Spoken {
  const joined = (form?: string): string =>
    list(words.map((one) => String((form === undefined ? undefined : one.forms[form]) ?? one.word)));
  const forms = Object.keys(words[0]?.forms ?? {});
  const joint = Object.fromEntries(forms.map((form) => [form, joined(form)]));
  return { word: joined(), forms: { ...joint, count: words.length } };
}

/** A word by itself. */
export const said = (word: Word): string => String(spoken(word).word);

/** The variables of a message: each word under its name, its forms behind it. */
const handed = (words: [string, Spoken][]): Record<string, string | number> =>
  Object.fromEntries(
    words.flatMap(([name, { word, forms }]) => [
      [name, word],
      ...Object.entries(forms).map(([form, words]) => [`${name}-${form}`, words]),
    ]),
  );

/** Puts the arguments of a message into words. */
const worded = (args: Arguments, { word }: Speaker): [string, Spoken][] =>
  Object.entries(args).map(([name, value]) => [
    name,
    Array.isArray(value) ? together(value.map((part) => spoken(word(name, part, t)))) : spoken(word(name, value, t)),
  ]);

/** A message for which the game has no words: who, what, and the rest by name. */
function plainly(id: string, words: [string, Spoken][]): string {
  const { seat, ...rest } = Object.fromEntries(words.map(([name, { word }]) => [name, word]));
  const what = readable(id.replace(/^[^-]*-(refused-)?/, ''));
  const details = Object.entries(rest).map(([name, value]) => `${readable(name).toLowerCase()} ${value}`);
  const told = details.length ? t('plain-told', { what, details: list(details) }) : what;
  return seat === undefined ? told : t('plain-told-of', { who: seat, what: told });
}

/** A message in pieces. */
export const compose = (id: string, args: Arguments, speaker: Speaker): Segment[] =>
  (knows(id) ? t(id, handed(worded(args, speaker))) : plainly(id, worded(args, speaker)))
    .split(MARKED)
    .map((piece, i) => (i % 2 ? { seat: Number(piece) } : piece))
    .filter((piece) => piece !== '');

/** A message as plain words. */
export const phrase = (id: string, args: Arguments, speaker: Speaker, names: string[]): string =>
  compose(id, args, speaker)
    .map((piece) => (typeof piece === 'string' ? piece : (names[piece.seat] ?? '')))
    .join('');
