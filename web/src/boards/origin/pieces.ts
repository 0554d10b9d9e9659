/** Gives every pawn on the map a lasting identity, so that a pawn that moves is seen to move. */

export interface Standing {
  pawn: string;
  /** The owner; null for the pawn at the origin. */
  seat: number | null;
}

export interface Piece extends Standing {
  id: number;
  region: string;
}

const alike = (a: Standing, b: Standing): boolean => a.pawn === b.pawn && a.seat === b.seat;

/**
 * The pieces of the next position. A pawn that stays keeps its identity; one that left a region and stands in another
 * moved there (with twins, the first that is found). Everything else arrived or left.
 */
export function follow(pieces: Piece[], pawns: Record<string, Standing>): Piece[] {
  const stay = pieces.filter((piece) => pawns[piece.region] && alike(piece, pawns[piece.region]!));
  const gone = pieces.filter((piece) => !stay.includes(piece));
  const held = new Set(stay.map(({ region }) => region));
  let fresh = Math.max(0, ...pieces.map(({ id }) => id));
  const next = Object.entries(pawns)
    .filter(([region]) => !held.has(region))
    .map(([region, { pawn, seat }]) => {
      const at = gone.findIndex((piece) => alike(piece, { pawn, seat }));
      const moved = at < 0 ? undefined : gone.splice(at, 1)[0];
      return { id: moved?.id ?? ++fresh, region, pawn, seat };
    });
  return [...stay, ...next].sort((a, b) => a.id - b.id);
}
