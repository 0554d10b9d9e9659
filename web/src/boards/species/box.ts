/** What is printed on the box of On the Origin of Species. */
import type { Box } from '../contract';
import picture from './cover.svg';

export const box: Box = { picture, minutes: [45, 80] };
