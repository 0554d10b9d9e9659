/** The colours of the seats, from the first: those of the villages in the box. */
import type { Colour } from '../../lib/types';

export const colours: Colour[] = ['pink', 'blue', 'yellow', 'green'];
