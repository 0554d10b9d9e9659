/** Gives every follower in sight a lasting identity, so that a follower that moves is seen to move. */

export interface Piece {
  id: number;
  follower: string;
  /** `market`, `tower`, `drawn`, or an action space. */
  at: string;
}

export type Standing = Omit<Piece, 'id'>;

/**
 * The pieces that stand now. Who stays keeps the identity, then who left one place and stands on another; everybody else
 * is new.
 */
export function follow(before: Piece[], now: Standing[]): Piece[] {
  const left = [...before];
  const take = (fits: (piece: Piece) => boolean): Piece | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const staying = now.map((one) => take((piece) => piece.at === one.at && piece.follower === one.follower));
  let fresh = Math.max(0, ...before.map(({ id }) => id));
  return now.map((one, i) => {
    const known = staying[i] ?? take((piece) => piece.follower === one.follower);
    return { ...one, id: known?.id ?? ++fresh };
  });
}
