/** Which of the events of a log are worth a sentence to somebody who does not see the board. */
import type { GameEvent } from '../lib/types';

/** The first event of each move of others; that a turn or a round begins is no move. */
export function movesOf(events: GameEvent[], game: string, seat: number | null): GameEvent[] {
  const heads = [`${game}-turn`, `${game}-round`];
  const told = events.filter(({ id }) => !heads.includes(id));
  const first = told.filter((event, i) => told.findIndex(({ seq }) => seq === event.seq) === i);
  return first.filter(({ args }) => seat === null || args.seat !== seat);
}
