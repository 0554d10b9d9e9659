/** Messages of a game with people in them: who is named keeps the colour and the mark. */
import type { Room, Word } from '../boards/contract';
import { knows, list, t } from './i18n/index.svelte';
import { readable } from './titles';
import type { Argument, Arguments } from './types';

/** A piece of a message: words, or somebody at the table. */
export type Segment = string | { seat: number };

/** Marks from the private use area carry a seat through a message and out again. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

const marked = (word: Word): string | number => (typeof word === 'object' ? `${OPEN}${word.seat}${CLOSE}` : word);

/** Puts the arguments of a message into words. */
function worded(args: Arguments, room: Room): Record<string, Argument> {
  const say = (name: string, value: Argument): string | number => marked(room.word(name, value, t));
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? list(value.map((part) => String(say(name, part)))) : say(name, value),
    ]),
  );
}

/** A message for which the game has no words: who, what, and the rest by name. */
function plainly(id: string, args: Record<string, Argument>): string {
  const { seat, ...rest } = args;
  const what = readable(id.replace(/^[^-]*-(refused-)?/, ''));
  const details = Object.entries(rest).map(([name, value]) => `${readable(name).toLowerCase()} ${value}`);
  const told = details.length ? t('plain-told', { what, details: list(details) }) : what;
  return seat === undefined ? told : t('plain-told-of', { who: seat, what: told });
}

/** A message in pieces. */
export const compose = (id: string, args: Arguments, room: Room): Segment[] =>
  (knows(id) ? t(id, worded(args, room)) : plainly(id, worded(args, room)))
    .split(MARKED)
    .map((piece, i) => (i % 2 ? { seat: Number(piece) } : piece))
    .filter((piece) => piece !== '');

/** A message as plain words. */
export const phrase = (id: string, args: Arguments, room: Room, names: string[]): string =>
  compose(id, args, room)
    .map((piece) => (typeof piece === 'string' ? piece : (names[piece.seat] ?? '')))
    .join('');
