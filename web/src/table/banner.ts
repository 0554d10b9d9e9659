/** Where a banner stands so that nothing that can be picked is under it. */

interface Span {
  left: number;
  right: number;
}
interface Box extends Span {
  top: number;
  bottom: number;
}

const GAP = 4;

/** The highest place between two heights where a banner of a breadth and a height covers none of some boxes; null if there is none. */
export function freeTop(
  banner: Span & { height: number },
  taken: Box[],
  [from, to]: [from: number, to: number],
): number | null {
  const beside = taken.filter(({ left, right }) => left < banner.right && right > banner.left);
  const free = (top: number) =>
    top >= from &&
    top + banner.height <= to &&
    beside.every((box) => box.bottom + GAP <= top || box.top - GAP >= top + banner.height);
  return [from, ...beside.map(({ bottom }) => bottom + GAP)].sort((a, b) => a - b).find(free) ?? null;
}
