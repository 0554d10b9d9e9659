/** What the log means for the picture: which spaces the last turn touched. */
import type { GameEvent } from '../../lib/types';

/** The spaces that the last turn which moved anything touched. */
export function recentSpaces(events: GameEvent[], board: Record<string, string>): Set<string> {
  const places = new Map(Object.entries(board).map(([space, tile]) => [tile, space]));
  const touched = ({ id, args }: GameEvent): string[] => {
    if (id === 'species-refilled' || id === 'species-removed' || id === 'species-put-under') return [];
    const named = [args.tile, args.other].flatMap((tile) => places.get(String(tile)) ?? []);
    return args.space === undefined ? named : [...named, String(args.space)];
  };
  const turns = events.flatMap(({ id }, at) => (id === 'species-turn' ? [at] : []));
  for (let i = turns.length - 1; i >= 0; i--) {
    const spaces = events.slice(turns[i], turns[i + 1]).flatMap(touched);
    if (spaces.length) return new Set(spaces);
  }
  return new Set();
}
