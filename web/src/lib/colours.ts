import type { Colour, View } from './types';

/** The colours of the seats where a game does not say otherwise. */
export const COLOURS: Colour[] = ['red', 'blue', 'black', 'green', 'orange'];

/** The colours at a table, by seat. */
export const coloursOf = (players: View['players']): Colour[] =>
  players.map(({ colour }, seat) => colour ?? COLOURS[seat]!);
