/** What is printed on the box of Orléans. */
import type { Box } from '../contract';
import picture from './cover.svg';

export const box: Box = { picture, minutes: [90, 120] };
