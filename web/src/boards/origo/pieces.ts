/** Gives every shield on the map a lasting identity, so that a shield that moves is seen to move. */
import type { Colour } from './data';

export interface Piece {
  id: number;
  colour: Colour;
  square: number;
}

/**
 * The pieces of the next board. A shield that stays keeps its identity; where one colour lost exactly one square and
 * won exactly one, that shield moved. Everything else left or arrived.
 */
export function follow(pieces: Piece[], board: (Colour | null)[]): Piece[] {
  const stay = pieces.filter((piece) => board[piece.square] === piece.colour);
  const gone = pieces.filter((piece) => board[piece.square] !== piece.colour);
  const held = new Set(stay.map((piece) => piece.square));
  const arrived = board.flatMap((colour, square) => (colour && !held.has(square) ? [{ colour, square }] : []));
  let fresh = Math.max(0, ...pieces.map((piece) => piece.id));
  const next = arrived.map(({ colour, square }) => {
    const left = gone.filter((piece) => piece.colour === colour);
    const came = arrived.filter((other) => other.colour === colour);
    const moved = left.length === 1 && came.length === 1;
    return { id: moved ? left[0]!.id : ++fresh, colour, square };
  });
  return [...stay, ...next].sort((a, b) => a.id - b.id);
}
