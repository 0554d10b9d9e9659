/** What is printed on the box of any game that brings none of its own. */
import type { Box } from '../contract';
import picture from './cover.svg';

export const box: Box = { picture };
