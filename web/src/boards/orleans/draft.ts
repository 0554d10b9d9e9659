/** What an unfinished move means for the picture: followers stand where the draft has put them. */
import type { Player } from './data';

/** A follower that the draft has put on an action space. */
export interface Placed {
  follower: string;
  space: string;
}

export interface Plan {
  placed: Placed[];
  /** The follower that is chosen and has no space yet. */
  hand: string | null;
}

/** A plan as it stands in the draft: follower and space by turns. */
export function planOf(tokens: string[]): Plan {
  const placed: Placed[] = [];
  for (let at = 0; at + 1 < tokens.length; at += 2) placed.push({ follower: tokens[at]!, space: tokens[at + 1]! });
  return { placed, hand: tokens.length % 2 ? tokens.at(-1)! : null };
}

/** The draft of a plan, without what is in hand. */
export const tokensOf = (placed: Placed[]): string[] => placed.flatMap(({ follower, space }) => [follower, space]);

/** The plan with an action space empty again. */
export const vacated = (placed: Placed[], space: string): Placed[] => placed.filter((one) => one.space !== space);

/** A list without one of its members. */
export function less(list: string[], member: string): string[] {
  const at = list.indexOf(member);
  return at < 0 ? list : list.filter((_, i) => i !== at);
}

/** What the picture shows of a player while a move is entered. */
export interface Shown {
  market: string[];
  tower: string[];
  /** Drawn at the Bathhouse and not yet placed. */
  drawn: string[];
  spaces: Record<string, string>;
  /** The spaces that the draft has filled. */
  drafted: ReadonlySet<string>;
  /** The follower that is chosen and has no space yet. */
  hand: string | null;
}

/**
 * The own board as the draft would have it. `decision` is the one that the move answers; drafts of decisions that
 * move no follower change nothing.
 */
export function shown(player: Player, drawn: string[], decision: string | undefined, tokens: string[]): Shown {
  const plain: Shown = {
    market: player.market,
    tower: player.tower,
    drawn,
    spaces: player.spaces,
    drafted: new Set(),
    hand: null,
  };
  if (decision === 'tower') {
    const up = tokens.filter((token) => token !== 'commit');
    return { ...plain, market: up.reduce(less, player.market), tower: [...player.tower, ...up] };
  }
  if (decision === 'draw' && tokens.length === 2) {
    const space = tokens[1]!;
    const follower = player.spaces[space];
    if (!follower) return plain;
    const spaces = Object.fromEntries(Object.entries(player.spaces).filter(([token]) => token !== space));
    return { ...plain, spaces, market: [...player.market, follower] };
  }
  if (decision !== 'plan' && decision !== 'bath') return plain;
  const { placed, hand } = planOf(tokens.filter((token) => token !== 'commit' && token !== 'done'));
  return placed.reduce<Shown>(put, { ...plain, hand });
}

/** Puts a follower on a space: from the Bathhouse, the market, or else the tower. */
function put(before: Shown, { follower, space }: Placed): Shown {
  const from = (['drawn', 'market', 'tower'] as const).find((list) => before[list].includes(follower)) ?? 'market';
  return {
    ...before,
    [from]: less(before[from], follower),
    spaces: { ...before.spaces, [space]: follower },
    drafted: new Set([...before.drafted, space]),
  };
}
