/** What pieces are called, by the words of their game, and in which order they are shown. */
import { knows, t } from '../lib/i18n/index.svelte';
import { pickName, UNSAID, type Namer } from '../boards/picks';
import { question, readable } from '../lib/titles';
import type { GameData, PieceMeasures } from '../lib/types';

/** Where the pieces of a group stand in its sentence. */
const GAP = '?';
/** The pieces with their names: those of a group that are called alike are numbered. */
export function named(game: GameData, room: Namer, pieces: PieceMeasures[]): (PieceMeasures & { name: string })[] {
  const found = pieces.map((piece) => ({ ...piece, name: pickName(game, room, piece) }));
  const callings = found.map((piece) => `${groupOf(piece)} ${piece.name}`);
  return found.map((piece, at) => {
    const alike = callings.filter((one) => one === callings[at]).length;
    const place = callings.slice(0, at + 1).filter((one) => one === callings[at]).length;
    return alike > 1 ? { ...piece, name: `${piece.name} (${place})` } : piece;
  });
}

/** Pieces that are told together: what was picked at a decision, or what the log told with an argument. */
export const groupOf = ({ asked, kind, told }: PieceMeasures): string => (told ? `${asked}.${kind}` : asked);

/** Whether the words of a game name it: what the log only chooses its words by has no place in them. */
export const isNamed = (game: string, piece: PieceMeasures): boolean =>
  !piece.told || !knows(piece.asked) || groupName(game, piece).includes(GAP);

/** What a group is about: the question, or the sentence of the log with a gap where the pieces stand. */
export function groupName(game: string, { asked, kind, told }: PieceMeasures): string {
  if (!told) return question(game, asked);
  if (!knows(asked)) return readable(asked.replace(/^[^-]*-/, ''));
  return t(asked).replace(UNSAID, (_, name: string) => (name === kind || name.startsWith(`${kind}-`) ? GAP : '…'));
}

export type Column = 'name' | 'taken' | 'won' | 'points' | 'value';

/** Sorts pieces by a column: names as the language does, numbers from the largest, what is not known at the end. */
export function sorted<P extends PieceMeasures & { name: string }>(pieces: P[], by: Column, up: boolean): P[] {
  const turn = up ? -1 : 1;
  return [...pieces].sort((one, other) => {
    if (by === 'name') return -turn * one.name.localeCompare(other.name);
    const [first, second] = [one[by]?.mean, other[by]?.mean];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return turn * (second - first);
  });
}
