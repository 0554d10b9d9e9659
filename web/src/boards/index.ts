/** Finds a game's room by the game's name. */
import type { Box, Room } from './contract';

const rooms = import.meta.glob<{ room: Room }>('./*/index.ts');
const boxes = import.meta.glob<{ box: Box }>('./*/box.ts');
const texts = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' });

/** True for a game that can be played on a page: others are there for programs alone. */
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in rooms;

/** The room of a game. */
export async function roomOf(game: string): Promise<Room> {
  const load = rooms[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).room;
}

/** What is printed on the box of a game; nothing where it has none. */
export const boxOf = async (game: string): Promise<Box | null> => (await boxes[`./${game}/box.ts`]?.())?.box ?? null;

/** The messages that a game's board brings for the page, and its guide; nothing for a game without any. */
export async function boardText(game: string, language: string): Promise<string> {
  const parts = await Promise.all(['', 'guide.'].map((part) => texts[`./${game}/text/${part}${language}.ftl`]?.()));
  return parts.join('\n');
}
