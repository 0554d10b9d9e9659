/** The unfinished move in the terms of the table: what goes where, what is put down, what is taken up. */
import type { SpeciesView } from './data';

export interface Plan {
  /** The first pick: an action, a tile to discover, or a crew card. */
  first: string | null;
  /** The tile to discover. */
  tile: string | null;
  /** Where the tile goes. */
  target: string | null;
  /** Where the known tile under it moves. */
  displaced: string | null;
  /** Own cubes taken up, by space. */
  taken: Record<string, number>;
  /** Own cubes put down, by space. */
  placed: Record<string, number>;
  /** Cards played. */
  cards: string[];
}

/** What a pick of the move is: its token and kind. */
export interface Step {
  token: string;
  kind: string;
}

const tally = (spaces: string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const space of spaces) counts[space] = (counts[space] ?? 0) + 1;
  return counts;
};

/** Reads a draft. `seat` is the one whose move it is. */
export function planOf(steps: Step[], view: SpeciesView, seat: number): Plan {
  const [first, ...rest] = steps;
  const spaces = rest.filter(({ kind }) => kind === 'space').map(({ token }) => token);
  const cards = rest.filter(({ kind }) => kind === 'card').map(({ token }) => token);
  const plan: Plan = {
    first: first?.token ?? null,
    tile: null,
    target: null,
    displaced: null,
    taken: {},
    placed: {},
    cards,
  };
  if (!first) return plan;
  if (first.kind === 'tile') {
    const [target, ...others] = spaces;
    const displaces = target !== undefined && (view.covering[target]?.to.length ?? 0) > 1;
    const [displaced] = displaces ? others : [];
    const paying = displaces ? others.slice(1) : others;
    const far = cards.find((card) => card.endsWith('binoculars'));
    return {
      ...plan,
      tile: first.token,
      target: target ?? null,
      displaced: displaced ?? null,
      // The space that the binoculars look at is named before any cube of it is spent.
      taken: tally(far ? without(paying, looksAt(rest, far)) : paying),
    };
  }
  if (first.token === 'research') {
    const done = rest.findIndex(({ token }) => token === 'done');
    const recalls = view.players[seat]!.cubes < 2;
    const before = recalls ? rest.slice(0, done < 0 ? undefined : done) : [];
    const after = recalls ? (done < 0 ? [] : rest.slice(done + 1)) : rest;
    return { ...plan, taken: tally(before.map(({ token }) => token)), placed: tally(after.map(({ token }) => token)) };
  }
  if (first.token === 'stokes')
    return {
      ...plan,
      taken: tally(spaces.filter((_, i) => i % 2 === 0)),
      placed: tally(spaces.filter((_, i) => i % 2 === 1)),
    };
  if (first.token === 'covington') return { ...plan, taken: tally(spaces) };
  if (first.token === 'sulivan' || first.token === 'king') return { ...plan, placed: tally(spaces) };
  return { ...plan, target: spaces[0] ?? null };
}

/** The space named right after the binoculars. */
const looksAt = (steps: Step[], binoculars: string): string | undefined =>
  steps[steps.findIndex(({ token }) => token === binoculars) + 1]?.token;

function without(spaces: string[], one: string | undefined): string[] {
  const at = one === undefined ? -1 : spaces.indexOf(one);
  return spaces.filter((_, i) => i !== at);
}
