/** How a view of any shape is laid out: what is a word, a list, a record or a table, and which picks belong together. */
import type { Pick, Refused, View } from '../../lib/types';

export type Plain = string | number | boolean;
export type Json = Plain | null | Json[] | { [field: string]: Json };
export type Fields = Record<string, Json>;

export type Shape =
  | { kind: 'none' }
  | { kind: 'word'; word: Plain }
  | { kind: 'words'; words: Plain[] }
  | { kind: 'grid'; lines: string[] }
  | { kind: 'list'; items: Json[] }
  | { kind: 'record'; fields: [string, Json][] }
  | { kind: 'table'; columns: string[]; rows: Fields[]; heads: string[] };

export const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWord = (value: Json): value is Plain => typeof value !== 'object';

/** The fields of some records, each once, in the order in which they come. */
export const columnsOf = (rows: Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Lines of one length with dots for what is empty: a board drawn with letters. */
const isGrid = (lines: Json[]): lines is string[] =>
  lines.length > 1 &&
  lines.every((line) => typeof line === 'string' && line.length > 1 && line.length === (lines[0] as string).length) &&
  lines.some((line) => (line as string).includes('.'));

/** The rows of a table; those of a record of records are headed by its fields. */
const tableOf = (rows: Fields[], heads: string[] = []): Shape => ({
  kind: 'table',
  columns: columnsOf(rows),
  rows,
  heads,
});

export function shapeOf(value: Json | undefined): Shape {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  if (isWord(value)) return { kind: 'word', word: value };
  if (isRecord(value)) {
    const rows = Object.values(value);
    if (!rows.length) return { kind: 'none' };
    if (rows.length > 1 && rows.every(isRecord)) return tableOf(rows, Object.keys(value));
    return { kind: 'record', fields: Object.entries(value) };
  }
  if (!value.length) return { kind: 'none' };
  if (isGrid(value)) return { kind: 'grid', lines: value };
  if (value.every(isWord)) return { kind: 'words', words: value };
  if (value.every(isRecord)) return tableOf(value);
  return { kind: 'list', items: value };
}

/** What the frame around the board shows already, and the players, who have a table of their own. */
const ELSEWHERE = new Set(['game', 'seats', 'seat', 'options', 'stack', 'to_act', 'result', 'players']);

/** Fits on a line. */
export const isShort = (value: Json): boolean => ['none', 'word', 'words'].includes(shapeOf(value).kind);

/** A view without its head: what fits on a line, and what needs a place of its own. */
export function partsOf(view: View): { facts: [string, Json][]; parts: [string, Json][] } {
  const fields = Object.entries(view as unknown as Fields).filter(([field]) => !ELSEWHERE.has(field));
  return {
    facts: fields.filter(([, value]) => isShort(value)),
    parts: fields.filter(([, value]) => !isShort(value)),
  };
}

/** What a game's data tells of single tokens: `{cards: {c7: {cost: 3}}}`, or `{cards: [{token: "c7", cost: 3}]}`. */
export function tokensOf(data: unknown): Map<string, Fields> {
  const told = new Map<string, Fields>();
  for (const part of isRecord(data as Json) ? Object.values(data as Fields) : []) {
    const rows: [Json | undefined, Json][] = Array.isArray(part)
      ? part.filter(isRecord).map(({ token, ...rest }) => [token, rest])
      : isRecord(part)
        ? Object.entries(part)
        : [];
    for (const [token, fields] of rows) if (typeof token === 'string' && isRecord(fields)) told.set(token, fields);
  }
  return told;
}

export interface Choice {
  pick: Pick;
  open: boolean;
}
export interface Group {
  kind: string;
  choices: Choice[];
  /** One of them can be picked now. */
  open: boolean;
}

/** What is offered and what is refused, by kind; each keeps its place whether it is open or not. */
export function groupsOf(offered: Pick[], refused: Refused[], picks: Pick[]): Group[] {
  const open = new Set(offered.map(({ id }) => id));
  const thought = new Set([...open, ...refused.flatMap((refusal) => refusal.picks)]);
  const kinds = new Map<string, Choice[]>();
  for (const pick of picks)
    if (thought.has(pick.id))
      kinds.set(pick.kind, [...(kinds.get(pick.kind) ?? []), { pick, open: open.has(pick.id) }]);
  return [...kinds].map(([kind, choices]) => ({ kind, choices, open: choices.some((choice) => choice.open) }));
}
