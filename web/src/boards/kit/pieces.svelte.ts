/** Gives every piece in sight a lasting identity, so that a piece that moves is seen to move. */
import { untrack } from 'svelte';

export interface Standing {
  /** Pieces of one kind cannot be told apart. */
  kind: string;
  at: string;
}
export type Piece<S extends Standing = Standing> = S & { id: number };

/**
 * The pieces that stand now. Who stays keeps the identity, then who left one place and stands on another; everybody else
 * is new. `alone`: only where a single one of its kind has moved, so that no crowd flies across the map.
 */
export function follow<S extends Standing>(before: Piece<S>[], now: S[], alone = false): Piece<S>[] {
  const left = [...before];
  const take = (fits: (piece: Piece<S>) => boolean): Piece<S> | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const staying = now.map((one) => take(({ at, kind }) => at === one.at && kind === one.kind));
  const crowd = ({ kind }: S): boolean =>
    left.filter((piece) => piece.kind === kind).length > 1 ||
    now.filter((one, i) => !staying[i] && one.kind === kind).length > 1;
  const crowds = new Set(alone ? now.filter(crowd).map(({ kind }) => kind) : []);
  let fresh = Math.max(0, ...before.map(({ id }) => id));
  return now.map((one, i) => {
    const known = staying[i] ?? (crowds.has(one.kind) ? undefined : take(({ kind }) => kind === one.kind));
    return { ...one, id: known?.id ?? ++fresh };
  });
}

/** The pieces of a board as it changes. */
export class Pieces<S extends Standing> {
  now = $state.raw<Piece<S>[]>([]);

  constructor(standing: () => S[], alone = false) {
    $effect.pre(() => {
      const next = standing();
      this.now = follow(
        untrack(() => this.now),
        next,
        alone,
      );
    });
  }
}
