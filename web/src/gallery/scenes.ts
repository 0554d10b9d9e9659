/** The recorded positions of all games: `boards/<game>/gallery/<scene>.json`, written by `make.py`. */
import type { Component } from 'svelte';
import type { GameData, GameEvent, Offer, View } from '../lib/types';

export interface Recorded {
  name: string;
  seat: number | null;
  view: View;
  offers: Record<string, Offer>;
  events: GameEvent[];
}

/** What the gallery shows: a recorded position, some picks into the move. */
export interface State {
  game: string;
  scene: string;
  draft: number[];
}

const files = import.meta.glob<unknown>('../boards/*/gallery/*.json', { import: 'default' });
const pieces = import.meta.glob<{ default: Component<{ game: GameData }> }>('../boards/*/gallery/Pieces.svelte');

const read = async <T>(game: string, name: string): Promise<T> => {
  const file = files[`../boards/${game}/gallery/${name}.json`];
  if (!file) throw new Error(`the gallery of ${game} has no ${name}`);
  return (await file()) as T;
};

/** The game as the house tells of it. */
export const gameOf = (game: string): Promise<GameData> => read(game, 'game');

/** One recorded position. */
export const sceneOf = (game: string, name: string): Promise<Recorded> => read(game, name);

/** A page with every piece of a game in every state, where it brings one. */
export const piecesOf = async (game: string): Promise<Component<{ game: GameData }> | null> =>
  (await pieces[`../boards/${game}/gallery/Pieces.svelte`]?.())?.default ?? null;

/** What must be told apart in each game, as large as on a phone. */
export const kindsOf: Record<string, () => Promise<{ default: Component }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Component }>('../boards/*/gallery/Kinds.svelte')).map(([path, find]) => [
    /boards\/(.+)\/gallery/.exec(path)![1]!,
    find,
  ]),
);

/** The names of all scenes by game. */
export const shelf: Record<string, string[]> = {};
for (const path of Object.keys(files).sort()) {
  const [, game, name] = /boards\/(.+)\/gallery\/(.+)\.json$/.exec(path)!;
  const scenes = (shelf[game!] ??= []);
  if (name !== 'game') scenes.push(name!);
}

/** Every state of a game: its scenes, and each decision inside a move at the first scene that comes to it. */
export async function statesOf(game: string): Promise<State[]> {
  const states: State[] = [];
  const seen = new Set<string>();
  for (const scene of shelf[game]!) {
    states.push({ game, scene, draft: [] });
    const { offers } = await sceneOf(game, scene);
    const inside = Object.values(offers).filter(({ draft, complete }) => draft.length && !complete);
    for (const { draft, decision } of inside) {
      if (seen.has(decision)) continue;
      seen.add(decision);
      states.push({ game, scene, draft });
    }
  }
  return states;
}
