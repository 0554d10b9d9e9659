/** What is printed on the box of Origo. */
import type { Box } from '../contract';
import picture from './cover.svg';

export const box: Box = { picture, minutes: [60, 90] };
