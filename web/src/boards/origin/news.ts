/** What the events of the log mean for the picture: where the last move happened. */
import type { GameEvent } from '../../lib/types';

const PLACES = ['region', 'from', 'to'];
const places = ({ args }: GameEvent): string[] => PLACES.flatMap((name) => (name in args ? [String(args[name])] : []));

/** The regions of the last move that touched the map. */
export function lastMove(events: GameEvent[]): Set<string> {
  const last = events.findLast((event) => places(event).length > 0);
  return new Set(last ? events.filter(({ seq }) => seq === last.seq).flatMap(places) : []);
}
