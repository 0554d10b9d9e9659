/** What is printed on the box of Origin. */
import type { Box } from '../contract';
import picture from './cover.svg';

export const box: Box = { picture, minutes: [45, 45] };
