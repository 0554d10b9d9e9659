/** Reviews and puzzles, as the house gives them. */
import { call, table } from '../lib/api';
import type { PuzzleInfo, PuzzleQuestion, ReviewState, TrialAnswer, Verdict } from '../lib/types';

export const review = (id: string) => call<ReviewState>('GET', `${table(id)}/review`, undefined, id);
export const askForReview = (id: string, deep: boolean) =>
  call<ReviewState>('POST', `${table(id)}/review${deep ? '?deep=true' : ''}`, undefined, id);
export const puzzles = () => call<PuzzleInfo[]>('GET', '/me/puzzles');
export const puzzleBoard = (id: string, seq: number, frame: PuzzleQuestion['frame']) =>
  call<TrialAnswer>('POST', `${table(id)}/puzzles/${seq}/board`, { frame }, id);
export const answerPuzzle = (id: string, seq: number, picks: number[]) =>
  call<Verdict>('POST', `${table(id)}/puzzles/${seq}`, { picks }, id);
