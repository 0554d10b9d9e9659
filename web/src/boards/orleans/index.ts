/** Orléans' room in the house. */
import type { Room } from '../contract';
import Board from './Board.svelte';
import { tale } from './tale';
import { pick, word } from './word';

export const room: Room = { Board, word, pick, tale };
