/** Which puzzles are asked now, and when the others are. */
import type { PuzzleInfo } from '../lib/types';

const DAY = 86_400_000;

/** In how many days something is due, at least one. */
export const inDays = (due: number, now: number): number => Math.max(1, Math.round((due - now) / DAY));

/** The puzzles that are due. */
export const dueNow = (puzzles: PuzzleInfo[], now: number): PuzzleInfo[] => puzzles.filter(({ due }) => due <= now);

/** The next one that is due, besides the one that was just solved. */
export const dueNext = (puzzles: PuzzleInfo[], now: number, table: string, seq: number): PuzzleInfo | undefined =>
  dueNow(puzzles, now).find((one) => one.table !== table || one.seq !== seq);
