/** Finds a game's room by the game's name; a game that brings none has the plain one. */
import type { Component } from 'svelte';
import { COLOURS } from '../lib/colours';
import type { Colour } from '../lib/types';
import type { Box, Illustrations, Room } from './contract';

const rooms = import.meta.glob<{ room: Room }>('./*/index.ts');
const boxes = import.meta.glob<{ box: Box }>('./*/box.ts');
const texts = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' });

const art = import.meta.glob<{ default: Component }>('./*/Art.svelte');
const illustrations = import.meta.glob<{ pictures: Illustrations }>('./*/rules.ts');

const colours = import.meta.glob<Colour[]>('./*/colours.ts', { eager: true, import: 'colours' });

const PLAIN = 'plain';

/** The room of a game. */
export const roomOf = async (game: string): Promise<Room> =>
  (await (rooms[`./${game}/index.ts`] ?? rooms[`./${PLAIN}/index.ts`]!)()).room;

/** The colours of the seats of a game, from the first; its `colours.ts` exports them where they are not the usual ones. */
export const coloursIn = (game: string): Colour[] => colours[`./${game}/colours.ts`] ?? COLOURS;

/** What is printed on the box of a game. */
export const boxOf = async (game: string): Promise<Box> =>
  (await (boxes[`./${game}/box.ts`] ?? boxes[`./${PLAIN}/box.ts`]!)()).box;

/** The pictures of a game, to be put on a page; nothing where it brings none. */
export const artOf = async (game: string): Promise<Component | undefined> =>
  (await art[`./${game}/Art.svelte`]?.())?.default;

/** Which pictures stand beside which paragraphs of a game's rules. */
export const illustrationsOf = async (game: string): Promise<Illustrations> =>
  (await illustrations[`./${game}/rules.ts`]?.())?.pictures ?? {};

/** The messages that a game's board brings for the page, and its guide; nothing for a game without any. */
export async function boardText(game: string, language: string): Promise<string> {
  const parts = await Promise.all(['', 'guide.'].map((part) => texts[`./${game}/text/${part}${language}.ftl`]?.()));
  return parts.join('\n');
}
