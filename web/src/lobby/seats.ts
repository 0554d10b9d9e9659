/** How many sit at a table. */
import type { GameInfo } from '../lib/types';

/** Three where the game allows it: what is proposed to whoever has not chosen yet. */
export const usualSeats = ({ seats: [least, most] }: GameInfo): number => Math.min(Math.max(3, least), most);
