import type { Colour, View } from './types';

/** The colours of the seats where a game does not say otherwise. */
export const COLOURS: Colour[] = ['red', 'blue', 'black', 'green', 'orange', 'pink', 'yellow'];

/** The colours at a table, by seat. */
export const coloursOf = (players: { colour?: Colour }[]): Colour[] =>
  players.map(({ colour }, seat) => colour ?? COLOURS[seat % COLOURS.length]!);

/** The colours at a table of so many, whatever the game's view tells of its players. */
export const seatColours = (view: View | null | undefined, seats: number): Colour[] =>
  coloursOf(view?.players ?? Array.from({ length: seats }, () => ({})));
