import type { Colour } from './types';

/** The colours of the seats where a game does not say otherwise. */
export const COLOURS: Colour[] = ['red', 'blue', 'black', 'green', 'orange'];
