/**
 * Development only (`npm run dev`, then /gallery.html): every scene and every piece of every game, without a house.
 * `?game=origo` shows its pieces, `&scene=turn` a position; `&theme=dark`, `&language=ja`, `&draft=177 139` as wished.
 */
import { mount } from 'svelte';
import { roomOf } from '../boards';
import { learn, speak, takeTexts, type Language } from '../lib/i18n/index.svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Gallery from './Gallery.svelte';
import Scene from './Scene.svelte';
import { gameOf, piecesOf, sceneOf, shelf } from './scenes';
import { galleryTexts } from './texts';

const wanted = new URLSearchParams(location.search);
takeTexts(galleryTexts);
await speak((wanted.get('language') ?? 'en') as Language);
await Promise.all(Object.keys(shelf).map(learn));
const target = document.getElementById('gallery')!;
const name = wanted.get('game');
const scene = wanted.get('scene');
if (name && scene) {
  const [game, recorded, room] = await Promise.all([gameOf(name), sceneOf(name, scene), roomOf(name)]);
  mount(Scene, { target, props: { game, room, scene: recorded, start: wanted.get('draft') ?? '' } });
} else if (name) {
  mount(Gallery, { target, props: { game: await gameOf(name), Pieces: await piecesOf(name) } });
} else mount(Gallery, { target });
// Last: boards bring the reader's own settings along.
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light';
