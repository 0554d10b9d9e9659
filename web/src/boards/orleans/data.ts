/** The shape of Orléans' data as they come from the server. */
import type { Colour } from '../../lib/types';
import type { OrleansView } from './view';

export type { Colour };
export type { OrleansView, Player, Score } from './view';

export const TYPES = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'] as const;
export const GOODS = ['brocade', 'wool', 'wine', 'cheese', 'grain'] as const;

/** A neutral follower by its type; starting followers are written with a star (`farmer*`). */
export type FollowerType = (typeof TYPES)[number];
export type Good = (typeof GOODS)[number];
export type Track = Exclude<FollowerType, 'monk'>;

/** What an action space takes: a type, any follower, or any neutral one. */
export type Wanted = FollowerType | 'any' | 'any_neutral';

export interface Place {
  token: string;
  spaces: Wanted[];
  /** Of a place tile: I or II. */
  category: 'I' | 'II' | null;
  technology: boolean;
  effect: { kind: string; passive?: boolean } & Record<string, unknown>;
}

export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
}

export interface Edge {
  a: string;
  b: string;
  kind: 'road' | 'waterway';
  /** The marks of its goods spaces. */
  goods: number[];
  bend?: number;
}

export interface Deed {
  id: string;
  slots: Partial<Record<FollowerType, number>>;
  reward: { coins: number; or_development?: number };
}

/** What `GET /api/games/orleans` answers as `data`. */
export interface OrleansData {
  places: Place[];
  map: { cities: City[]; edges: Edge[]; multi_station_city: string };
  tracks: {
    farmer: { steps: number; goods: Good[] };
    boatman: { steps: number; coins: number[]; citizen_step: number };
    craftsman: { steps: number; technology: number[] };
    trader: { steps: number; place_tile_categories: ('I' | 'II')[][] };
    scholar: { steps: number; development_points: number[] };
    knight: { steps: number; draw: number[]; citizen_step: number };
    development: {
      steps: number;
      levels: { level: number; from: number }[];
      coins: { at: number; coins: number }[];
      citizens_at: number[];
    };
  };
  deeds: Deed[];
  goods: { types: { id: Good; count: number; vp: number; food: boolean }[] };
  followers: { types: { id: FollowerType; neutral: number; color: string }[] };
  hourglass: {
    types: { id: keyof OrleansView['events_left']; count: number; negative: boolean; preventable: boolean }[];
  };
  components: { technology_tiles: number };
  market_size: number;
  rounds: number;
}

/** The type of a follower, starting or not. */
export const typeOf = (follower: string): FollowerType => follower.replace('*', '') as FollowerType;

/** Whether a follower is one of those that a player begins with. */
export const isStarting = (follower: string): boolean => follower.endsWith('*');

/** Place and number of an action space: `village·0`. */
export function spaceOf(token: string): { place: string; at: number } {
  const [place, at] = token.split('·');
  return { place: place!, at: Number(at) };
}

/** The places as they are in this game: the Bathhouse has its action space in the first edition only. */
export const placesOf = (data: OrleansData, view: OrleansView): Place[] =>
  data.places.map((place) =>
    place.token === 'bathhouse' && view.options.bathhouse !== 'first_edition' ? { ...place, spaces: [] } : place,
  );

/** The number of the road or waterway that a place's journey takes; null where there is none. */
export function wayTo(data: OrleansData, from: string, to: string, place: string): number | null {
  const via = data.places.find(({ token }) => token === place)?.effect.via;
  const at = data.map.edges.findIndex(
    ({ a, b, kind }) => kind === via && ((a === from && b === to) || (a === to && b === from)),
  );
  return at < 0 ? null : at;
}
