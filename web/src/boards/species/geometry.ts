/** Ways between the spaces of the staggered grid, for the arrow keys. */
import type { Space } from './data';

const AIMS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour that an arrow key leads to; null at the edge, or for another key. */
export function stepFrom(from: Space, key: string, spaces: Space[]): Space | null {
  const aim = AIMS[key];
  if (!aim) return null;
  const [dx, dy] = aim;
  const ahead = spaces
    .filter((space) => from.adjacent.includes(space.id))
    .map((space) => ({ space, along: (space.x - from.x) * dx + (space.y - from.y) * dy, level: space.y === from.y }))
    .filter(({ along, level }) => along > 0 && level === (dx !== 0));
  // Two spaces lie above and two below: the left one of them.
  return ahead.sort((a, b) => b.along - a.along || a.space.x - b.space.x)[0]?.space ?? null;
}

/** The space of a set that lies nearest to another; null if there is none. */
export function nearest(from: Space, among: Space[]): Space | null {
  const far = (space: Space) => Math.hypot(space.x - from.x, space.y - from.y);
  return [...among].sort((a, b) => far(a) - far(b))[0] ?? null;
}
