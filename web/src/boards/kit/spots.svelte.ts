/** The spots of a drawn map as buttons, of which the tab key reaches one. */
import { nearest } from './focus';

export interface Spot {
  id: string;
  x: number;
  y: number;
}

export interface Spotted {
  /** What the ids of its elements begin with. */
  name: string;
  spots: Spot[];
  /** The spot that the tab key reaches at first. */
  start?: string;
  /** The spots that can be picked now, with their picks. */
  lit: ReadonlyMap<string, number>;
  pick: (spot: string) => void;
  point?: (spot: string | null) => void;
}

type Acts = Record<'onclick' | 'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void>;

export class Spots {
  readonly #map: () => Spotted;
  readonly #now = $derived.by(() => this.#map());
  readonly #acts = new Map<string, Acts>();
  #visited = $state<string | null>(null);

  /** The one stop of the tab key: the spot visited last, or the nearest to it that can be picked. */
  readonly #stop = $derived.by(() => {
    const { spots, lit, start } = this.#now;
    const here = spots.find(({ id }) => id === (this.#visited ?? start)) ?? spots[0]!;
    if (lit.has(here.id)) return here.id;
    return (
      nearest(
        here,
        spots.filter(({ id }) => lit.has(id)),
        (one) => one,
      ) ?? here
    ).id;
  });

  constructor(map: () => Spotted) {
    this.#map = map;
  }

  /** Attributes of the element of a spot. */
  button(id: string) {
    const { name, lit } = this.#now;
    if (!this.#acts.has(id)) this.#acts.set(id, this.#act(id));
    return {
      id: `${name}-${id}`,
      role: 'button' as const,
      tabindex: this.#stop === id ? 0 : -1,
      'data-pick': lit.get(id),
      ...this.#acts.get(id)!,
    };
  }

  /** What a spot does, whatever is lit: listeners that stay the same are not put on anew. */
  #act(id: string): Acts {
    const point = (to: string | null) => this.#now.point?.(to);
    return {
      onclick: () => this.#now.pick(id),
      onpointerenter: () => point(id),
      onpointerleave: () => point(null),
      onfocus: () => {
        this.#visited = id;
        point(id);
      },
      onblur: () => point(null),
    };
  }
}
