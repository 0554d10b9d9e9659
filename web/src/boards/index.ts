/** Finds a game's room by the game's name. */
import type { Room } from './contract';

const rooms = import.meta.glob<{ room: Room }>('./*/index.ts');
const texts = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' });

/** True for a game that can be played on a page: others are there for programs alone. */
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in rooms;

/** The room of a game. */
export async function roomOf(game: string): Promise<Room> {
  const load = rooms[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).room;
}

/** The messages that a game's board brings for the page; nothing for a game without any. */
export async function boardText(game: string, language: string): Promise<string> {
  return (await texts[`./${game}/text/${language}.ftl`]?.()) ?? '';
}
