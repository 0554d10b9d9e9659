/** The own board as the unfinished move has it: what stands where, and what a click on a follower or a space does. */
import { spaceOf, typeOf } from './data';
import { planOf, shown, tokensOf, vacated, type Placed } from './draft';
import type { OrleansPlay } from './play';

/** Where a follower is let go: over an action space, or elsewhere on a place. */
export interface Spot {
  space?: string | undefined;
  place?: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();

export class Planning {
  readonly #play: OrleansPlay;

  constructor(play: OrleansPlay) {
    this.#play = play;
  }

  /** The seat whose board is in sight: the own one; a spectator looks at whoever is on turn. */
  readonly owner = $derived.by(() => this.#play.seat ?? this.#play.view.turn);
  readonly player = $derived.by(() => this.#play.view.players[this.owner]!);
  /** The decision that the whole move answers, whatever step it is at. */
  readonly root = $derived.by(() => (this.#play.offer ? this.#play.view.stack.at(-1)?.decision : undefined));
  /** Followers are placed one by one, on spaces. */
  readonly on = $derived.by(() => this.root === 'plan' || this.root === 'bath');
  /** What ends it; it stays in its place while a follower looks for a space. */
  readonly ending = $derived.by(() => (this.root === 'plan' ? 'commit' : this.root === 'bath' ? 'done' : null));
  readonly plan = $derived.by(() =>
    planOf(this.on ? this.#play.drafted().filter((token) => token !== this.ending) : []),
  );
  /** What the board shows. */
  readonly shown = $derived.by(() => {
    const { view, seat } = this.#play;
    const drawn = seat === view.to_act[0] ? view.drawn : [];
    return shown(this.player, drawn, this.root, seat === null ? [] : this.#play.drafted());
  });
  /** The spaces whose follower can be taken away again. */
  readonly loose = $derived.by((): ReadonlySet<string> => {
    if (this.on) return this.shown.drafted;
    if (this.#play.decision !== 'draw' || this.#play.pick('take_back') === undefined) return NONE;
    const { spaces } = this.player;
    return new Set(Object.keys(spaces).filter((space) => spaces[space] !== 'technology'));
  });
  /** The place that is being executed. */
  readonly active = $derived.by(() => (this.root === 'act' ? (this.#play.drafted()[0] ?? null) : null));
  /** Followers that light up on the board itself. */
  readonly followers = $derived.by(() =>
    ['plan', 'tower', 'bath'].includes(this.#play.decision ?? '')
      ? this.#play.lit('follower')
      : new Map<string, number>(),
  );

  /** The plan so far, and what else. */
  enter(placed: Placed[], ...more: string[]): void {
    this.#play.enter([...tokensOf(placed), ...more]);
  }

  follower(token: string, from: string): void {
    const { placed, hand } = this.plan;
    if (this.on && hand === token) this.enter(placed);
    else if (this.on && this.#play.draft.length) this.enter(placed, token);
    else if (this.root === 'tower' && from === 'tower') this.#play.drop(token);
    else this.#play.take(token);
  }

  space(token: string): void {
    const { placed, hand } = this.plan;
    const fitting = this.on && !hand && !(token in this.shown.spaces) && this.#fitting(token);
    if (this.#play.pick(token) !== undefined) this.#play.add(token);
    else if (this.on && this.shown.drafted.has(token)) this.enter(vacated(placed, token));
    else if (this.loose.has(token)) this.#play.enter(['take_back', token]);
    else if (fitting) this.enter(placed, fitting, token);
    else this.#play.add(token);
  }

  /** An empty space that is tapped takes a follower of its own type, if one is at hand. */
  #fitting(space: string): string | undefined {
    const { place, at } = spaceOf(space);
    const wanted = this.#play.data.places.find((one) => one.token === place)?.spaces[at];
    return [...this.#play.lit('follower').keys()].find((token) => typeOf(token) === wanted);
  }

  lift(follower: string, from: string): void {
    this.enter(vacated(this.plan.placed, from), follower);
  }

  drop(over: Spot | null): void {
    if (!over) return this.enter(this.plan.placed);
    this.#play.whenAsked(() => {
      const fits = (space: string) => space === over.space || (!over.space && spaceOf(space).place === over.place);
      const target = [...this.#play.lit('space').keys()].find(fits);
      if (target) return this.#play.add(target);
      if (over.space) this.#play.add(over.space);
      this.enter(this.plan.placed);
    });
  }
}
