/** The room of any game that brings none of its own. */
import type { Room } from '../contract';
import Board from './Board.svelte';
import { tale } from './tale';
import { word } from './speech';

export const room: Room = { Board, word, tale };
