/** Whose is what: the colours of the seats. */
import { COLOURS } from '../../lib/colours';
import type { Colour, OrleansView } from './data';

/** The colour of a seat. */
export const colourOf = (view: OrleansView, seat: number): Colour => view.players[seat]?.colour ?? COLOURS[seat]!;
