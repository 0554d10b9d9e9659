/** The ship's way: from date to date along the edges of the spaces, never across one. */

export interface Point {
  x: number;
  y: number;
}

/** Half a tile: the corners of the staggered grid stand this far apart. */
const HALF = 60;

const key = ({ x, y }: Point): string => `${x} ${y}`;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The stretches between neighbouring corners that run along an edge of at least one space. */
export function edgesOf(spaces: Point[]): Map<string, Point[]> {
  const edges = new Map<string, Map<string, Point>>();
  const join = (a: Point, b: Point) => {
    if (!edges.has(key(a))) edges.set(key(a), new Map());
    edges.get(key(a))!.set(key(b), b);
  };
  for (const { x, y } of spaces) {
    const rim = [
      { x: x - HALF, y: y - HALF },
      { x, y: y - HALF },
      { x: x + HALF, y: y - HALF },
      { x: x + HALF, y: y + HALF },
      { x, y: y + HALF },
      { x: x - HALF, y: y + HALF },
    ];
    rim.forEach((corner, i) => {
      const next = rim[(i + 1) % rim.length]!;
      join(corner, next);
      join(next, corner);
    });
  }
  return new Map([...edges].map(([corner, ends]) => [corner, [...ends.values()]]));
}

/** The shortest way along edges between two corners (Dijkstra), both ends included. */
export function alongEdges(from: Point, to: Point, edges: Map<string, Point[]>): Point[] {
  const far = new Map<string, { length: number; way: Point[] }>([[key(from), { length: 0, way: [from] }]]);
  const done = new Set<string>();
  for (;;) {
    const [at, here] =
      [...far].filter(([corner]) => !done.has(corner)).sort((a, b) => a[1].length - b[1].length)[0] ?? [];
    if (!at || !here) return [from, to];
    if (at === key(to)) return here.way;
    done.add(at);
    for (const next of edges.get(at) ?? []) {
      const length = here.length + apart(here.way.at(-1)!, next);
      if (length < (far.get(key(next))?.length ?? Infinity)) far.set(key(next), { length, way: [...here.way, next] });
    }
  }
}

/** The corners of the grid nearest to a place in the open sea. */
function landfalls(place: Point, edges: Map<string, Point[]>): Point[] {
  const corners = [...new Map([...edges.values()].flat().map((corner) => [key(corner), corner])).values()];
  const nearest = Math.min(...corners.map((corner) => apart(corner, place)));
  return corners.filter((corner) => apart(corner, place) < nearest + 1);
}

const lengthOf = (way: Point[]): number => way.slice(1).reduce((sum, point, i) => sum + apart(way[i]!, point), 0);

/** The way from each date to the next; the first and the last begin and end in the open sea. */
export function legs(stops: Point[], spaces: Point[]): Point[][] {
  const edges = edgesOf(spaces);
  const onGrid = (place: Point): boolean => edges.has(key(place));
  return stops.slice(1).map((to, i) => {
    const from = stops[i]!;
    const starts = onGrid(from) ? [[from]] : landfalls(from, edges).map((corner) => [from, corner]);
    const ends = onGrid(to) ? [[to]] : landfalls(to, edges).map((corner) => [corner, to]);
    const ways = starts.flatMap((start) =>
      ends.map((end) => [...start.slice(0, -1), ...alongEdges(start.at(-1)!, end[0]!, edges), ...end.slice(1)]),
    );
    return ways.reduce((best, way) => (lengthOf(way) < lengthOf(best) ? way : best));
  });
}

/** The way as a line with rounded corners. */
export function trace(way: Point[], round = 14): string {
  const start = `M${way[0]!.x} ${way[0]!.y}`;
  const bends = way.slice(1, -1).map((corner, i) => {
    const before = toward(corner, way[i]!, round);
    const after = toward(corner, way[i + 2]!, round);
    return `L${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
  });
  const end = way.at(-1)!;
  return `${start}${bends.join('')}L${end.x} ${end.y}`;
}

function toward(from: Point, to: Point, step: number): Point {
  const share = Math.min(0.5, step / apart(from, to));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
