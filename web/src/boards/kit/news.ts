/** What the log means for the picture: where the last move happened. */
import type { GameEvent } from '../../lib/types';

/** The places of the last move that named any; `names` are the arguments that hold places. */
export function lastPlaces(events: GameEvent[], names: string[]): string[] {
  const places = ({ args }: GameEvent) => names.flatMap((name) => (name in args ? [String(args[name])] : []));
  const last = events.findLast((event) => places(event).length > 0);
  return events.filter(({ seq }) => seq === last?.seq).flatMap(places);
}
