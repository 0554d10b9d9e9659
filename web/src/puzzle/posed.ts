/** Puzzles that can be asked: errors at a table, and those of the collections that everybody may try. */
import { api, call } from '../lib/api';
import { me } from '../lib/me.svelte';
import { recall, remember } from '../lib/memory';
import { learnLink, wayTo } from '../lib/secrets';
import type { GameInfo, PuzzleCard, PuzzleQuestion, TrialAnswer, Verdict } from '../lib/types';
import { answerPuzzle, puzzleBoard, puzzles } from '../review/api';
import { dueNext } from './due';

/** A puzzle that is asked: who shows its board and judges answers, and where one may go from it. */
export interface Posed {
  /** The game that it is from, and at which entry. */
  id: string;
  seq: number;
  board(frame: PuzzleQuestion['frame']): Promise<TrialAnswer>;
  answer(picks: number[]): Promise<Verdict>;
  /** The way to the next one, once this is answered. */
  next(): Promise<string | undefined>;
  /** The way to the review that found it, if there is one to be seen. */
  review: string | undefined;
  /** The way to where it is one of many, and the message that says so. */
  all: { path: string; title: string };
}

/** An error at a table; who made it is asked again. */
export const atTable = (id: string, seq: number, own: boolean): Posed => ({
  id,
  seq,
  board: (frame) => puzzleBoard(id, seq, frame),
  answer: (picks) => answerPuzzle(id, seq, picks),
  async next() {
    const next = own ? dueNext(await puzzles(), Date.now(), id, seq) : undefined;
    if (next) learnLink(next.table, next.link);
    return next && wayTo(next.table, { puzzle: next.seq });
  },
  review: wayTo(id, 'review'),
  all: { path: '/puzzles', title: 'puzzle-all' },
});

/** The way to a puzzle of a collection. */
export const wayToCard = ({ game, source, seq }: Pick<PuzzleCard, 'game' | 'source' | 'seq'>): string =>
  `/puzzles/${game}/${source}/${seq}`;

/** A puzzle of a collection. */
export const inCollection = (game: string, source: string, seq: number): Posed => {
  const path = wayToCard({ game, source, seq });
  return {
    id: source,
    seq,
    board: (frame) => call<TrialAnswer>('POST', `${path}/board`, { frame }),
    async answer(picks) {
      const verdict = await call<Verdict>('POST', path, { picks });
      if (verdict.right && !me()) keep(game, `${source}/${seq}`);
      return verdict;
    },
    async next() {
      const cards = await collection(game);
      const at = cards.findIndex((card) => card.source === source && card.seq === seq);
      const next = [...cards.slice(at + 1), ...cards.slice(0, at)].find((card) => !card.solved);
      return next && wayToCard(next);
    },
    review: undefined,
    all: { path: `/puzzles/${game}`, title: 'puzzle-to-collection' },
  };
};

/** The puzzles of a game; who has no name in the house is remembered by the browser alone. */
export async function collection(game: string): Promise<PuzzleCard[]> {
  const cards = await call<PuzzleCard[]>('GET', `/puzzles/${game}`);
  if (me()) return cards;
  const solved = kept(game);
  return cards.map((card) => ({ ...card, solved: solved.includes(`${card.source}/${card.seq}`) }));
}

/** All collections, by game; games without puzzles have none. */
export async function collections(): Promise<{ game: GameInfo; cards: PuzzleCard[] }[]> {
  const games = await api.games();
  const all = await Promise.all(games.map(async (game) => ({ game, cards: await collection(game.name) })));
  return all.filter(({ cards }) => cards.length);
}

const SOLVED = 'solved';

const kept = (game: string): string[] => JSON.parse(recall(`${SOLVED}-${game}`) ?? '[]') as string[];

const keep = (game: string, name: string): void =>
  remember(`${SOLVED}-${game}`, JSON.stringify([...new Set([...kept(game), name])]));
