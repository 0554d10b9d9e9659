/**
 * Draws organic coasts and borders from the square outline of the regions.
 *
 * Every edge of the grid that parts two regions becomes one curve, computed once from jittered points, so that
 * the regions on its two sides fit without a gap. Edges that go on into one another share their tangent. The
 * jitter comes from a hash of the place, never from chance: the map looks the same on every screen.
 */
import { CELL, SIDE } from './geometry';

interface Point {
  x: number;
  y: number;
}

/** A grid edge from vertex (x, y) to the right (`h`) or downwards (`v`). */
interface Edge {
  key: string;
  from: [number, number];
  to: [number, number];
  kind: 'coast' | 'border' | 'frame';
  /** The cells above and below (h), or left and right (v); null beyond the frame. */
  sides: [Cell | null, Cell | null];
}

interface Cell {
  row: number;
  column: number;
}

/** The drawn outlines as SVG path data. */
export interface Coast {
  /** All land as closed outlines. */
  land: string;
  /** Each region, country or sea, as closed outlines by its code. */
  regions: Record<string, string>;
  /** The lines between land and sea, open where they leave the map. */
  coast: string;
  /** The lines between two countries. */
  borders: string;
}

const isLand = (code: string): boolean => code === code.toUpperCase();

/** A number in [-1, 1] that depends on its arguments only. */
export function jitter(...seed: number[]): number {
  let hash = 2166136261;
  for (const n of seed) {
    hash = Math.imul(hash ^ (n + 0x9e37), 16777619);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return ((hash >>> 0) / 0xffffffff) * 2 - 1;
}

/** Computes all outlines of a map given as rows of region codes (upper case land, lower case sea). */
export function drawCoast(map: string[][]): Coast {
  const grid = new Grid(map);
  const codes = new Set(map.flat());
  return {
    land: grid.outline(isLand),
    regions: Object.fromEntries([...codes].map((code) => [code, grid.outline((c) => c === code)])),
    coast: grid.lines('coast'),
    borders: grid.lines('border'),
  };
}

class Grid {
  private readonly edges = new Map<string, Edge>();
  private readonly at = new Map<string, Edge[]>();
  private readonly curves = new Map<string, Point[]>();

  constructor(private readonly map: string[][]) {
    for (let y = 0; y <= SIDE; y++)
      for (let x = 0; x <= SIDE; x++) {
        if (x < SIDE) this.add('h', x, y, [x + 1, y], [this.cell(y - 1, x), this.cell(y, x)]);
        if (y < SIDE) this.add('v', x, y, [x, y + 1], [this.cell(y, x - 1), this.cell(y, x)]);
      }
    for (const edge of this.edges.values()) this.curves.set(edge.key, this.curve(edge));
  }

  /** The closed outlines of all cells whose code passes the test. */
  outline(inside: (code: string) => boolean): string {
    const test = (cell: Cell | null) => cell !== null && inside(this.code(cell));
    const open = new Map<string, { edge: Edge; forward: boolean }[]>();
    for (const edge of this.edges.values()) {
      const [a, b] = [test(edge.sides[0]), test(edge.sides[1])];
      if (a === b) continue;
      // Walk with the region on the right hand: below a horizontal edge, left of a vertical one.
      const forward = edge.key.startsWith('h') ? b : a;
      const start = (forward ? edge.from : edge.to).join();
      open.set(start, [...(open.get(start) ?? []), { edge, forward }]);
    }
    const rings: string[] = [];
    for (const starts of open.values())
      while (starts.length) {
        let step = starts.pop()!;
        const ring: Point[] = [];
        for (;;) {
          const points = this.curves.get(step.edge.key)!;
          const walked = step.forward ? points : [...points].reverse();
          ring.push(...(ring.length ? walked.slice(1) : walked));
          const next = open.get((step.forward ? step.edge.to : step.edge.from).join()) ?? [];
          if (!next.length) break;
          step = next.splice(this.turn(step, next), 1)[0]!;
        }
        rings.push(`${pathOf(ring)}Z`);
      }
    return rings.join('');
  }

  /** All edges of one kind as open lines. */
  lines(kind: Edge['kind']): string {
    return [...this.edges.values()]
      .filter((edge) => edge.kind === kind)
      .map((edge) => pathOf(this.curves.get(edge.key)!))
      .join('');
  }

  private cell(row: number, column: number): Cell | null {
    return row >= 0 && row < SIDE && column >= 0 && column < SIDE ? { row, column } : null;
  }

  private code(cell: Cell): string {
    return this.map[cell.row]![cell.column]!;
  }

  private add(dir: string, x: number, y: number, to: [number, number], sides: Edge['sides']): void {
    const [a, b] = sides.map((side) => (side ? this.code(side) : null)) as [string | null, string | null];
    if (a === b) return;
    const kind = a === null || b === null ? 'frame' : isLand(a) === isLand(b) ? 'border' : 'coast';
    const edge: Edge = { key: `${dir}${x},${y}`, from: [x, y], to, kind, sides };
    this.edges.set(edge.key, edge);
    for (const vertex of [edge.from, to]) {
      const key = vertex.join();
      this.at.set(key, [...(this.at.get(key) ?? []), edge]);
    }
  }

  /** Of two ways on at a vertex where cells meet corner to corner, the one that stays with the same cell. */
  private turn(step: { edge: Edge; forward: boolean }, next: { edge: Edge; forward: boolean }[]): number {
    const own = step.edge.sides;
    const same = next.findIndex(({ edge }) =>
      edge.sides.some(
        (s) => s && own.some((o) => o && o.row === s.row && o.column === s.column && isLand(this.code(s))),
      ),
    );
    return Math.max(0, same);
  }

  /** The edge that an edge runs on into at one of its vertices, if any. */
  private partner(edge: Edge, vertex: [number, number]): Edge | null {
    if (edge.kind === 'frame') return null;
    const others = (this.at.get(vertex.join()) ?? []).filter((e) => e !== edge);
    if (others.some((e) => e.kind === 'frame')) return null;
    const alike = others.filter((e) => e.kind === edge.kind);
    if (alike.length === 1 && (edge.kind === 'coast' || others.length === 1)) return alike[0]!;
    const land = this.landSide(edge);
    if (edge.kind === 'coast')
      return (
        alike.find((e) => land && e.sides.some((s) => s && s.row === land.row && s.column === land.column)) ?? null
      );
    return alike.find((e) => e.key[0] === edge.key[0]) ?? null;
  }

  private landSide(edge: Edge): Cell | null {
    return edge.sides.find((side) => side && isLand(this.code(side))) ?? null;
  }

  /** Where a vertex is drawn for an edge that ends there: corners are cut, everything trembles a little. */
  private place(edge: Edge, vertex: [number, number]): Point {
    const [x, y] = vertex;
    const onFrame = x === 0 || y === 0 || x === SIDE || y === SIDE;
    if (onFrame) {
      const free = (this.at.get(vertex.join()) ?? []).some((e) => e.kind !== 'frame');
      const along = free ? jitter(x, y, 3) * 9 : 0;
      const sideways = y === 0 || y === SIDE;
      return { x: x * CELL + (sideways ? along : 0), y: y * CELL + (sideways ? 0 : along) };
    }
    const point = { x: x * CELL + jitter(x, y, 1) * 6, y: y * CELL + jitter(x, y, 2) * 6 };
    const partner = this.partner(edge, vertex);
    if (!partner || partner.key[0] === edge.key[0]) return point;
    const ends = [edge, partner].map((e) => (e.from.join() === vertex.join() ? e.to : e.from));
    const cut = 0.17;
    for (const end of ends) {
      point.x += (end[0] - x) * CELL * cut;
      point.y += (end[1] - y) * CELL * cut;
    }
    return point;
  }

  /** The vertices of an edge's line, before smoothing: its two ends and trembling points between. */
  private knots(edge: Edge): Point[] {
    const [a, b] = [this.place(edge, edge.from), this.place(edge, edge.to)];
    if (edge.kind === 'frame') return [a, b];
    const count = edge.kind === 'coast' ? 5 : 3;
    const swing = edge.kind === 'coast' ? 6.5 : 4;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
    const bow = jitter(...edge.from, ...edge.to, 7) * swing * 0.9;
    const between = Array.from({ length: count }, (_, i) => {
      const t = (i + 1) / (count + 1);
      const off = bow * Math.sin(t * Math.PI) + jitter(...edge.from, ...edge.to, 11 + i) * swing * 0.62;
      return { x: a.x + (b.x - a.x) * t + normal.x * off, y: a.y + (b.y - a.y) * t + normal.y * off };
    });
    return [a, ...between, b];
  }

  /** The smooth line of an edge as points of cubic curves: start, then two handles and an end for each piece. */
  private curve(edge: Edge): Point[] {
    const knots = this.knots(edge);
    if (edge.kind === 'frame') return straight(knots[0]!, knots[1]!);
    const before = this.beyond(edge, edge.from) ?? knots[0]!;
    const after = this.beyond(edge, edge.to) ?? knots[knots.length - 1]!;
    return spline([before, ...knots, after]);
  }

  /** The first point of the edge that goes on beyond a vertex. */
  private beyond(edge: Edge, vertex: [number, number]): Point | null {
    const partner = this.partner(edge, vertex);
    if (!partner) return null;
    const knots = this.knots(partner);
    return partner.from.join() === vertex.join() ? knots[1]! : knots[knots.length - 2]!;
  }
}

function straight(a: Point, b: Point): Point[] {
  return [a, a, b, b];
}

/** A Catmull-Rom line through all points but the first and last, which only give it its direction. */
function spline(points: Point[]): Point[] {
  const line = [points[1]!];
  for (let i = 1; i < points.length - 2; i++) {
    const [p, a, b, n] = points.slice(i - 1, i + 3) as [Point, Point, Point, Point];
    line.push(
      { x: a.x + (b.x - p.x) / 6, y: a.y + (b.y - p.y) / 6 },
      { x: b.x - (n.x - a.x) / 6, y: b.y - (n.y - a.y) / 6 },
      b,
    );
  }
  return line;
}

const round = (n: number): string => String(Math.round(n * 10) / 10);

function pathOf(points: Point[]): string {
  const [start, ...rest] = points.map((p) => `${round(p.x)} ${round(p.y)}`);
  return `M${start}C${rest.join(' ')}`;
}
