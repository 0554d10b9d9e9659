/**
 * Development only (`npm run dev`, then /gallery.html): every scene and every piece of every game, without a house.
 * `?kinds` shows what must be told apart, as those see it who do not see all colours. `?game=origo` shows its pieces, `&scene=turn` a position; `&theme=dark`, `&language=ja`, `&draft=177 139` as wished.
 */
import { mount } from 'svelte';
import App from '../App.svelte';
import { learn, speak, takeTexts, type Language } from '../lib/i18n/index.svelte';
import { recognise } from '../lib/me.svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Gallery from './Gallery.svelte';
import { measure, unpainted } from './measure';
import { openPaperHouse } from './paper';
import Sheet from './Sheet.svelte';
import { gameOf, piecesOf, shelf, statesOf } from './scenes';
import { show, turnTo } from './show';
import { galleryTexts } from './texts';

const wanted = new URLSearchParams(location.search);
openPaperHouse();
takeTexts(galleryTexts);
await Promise.all([speak((wanted.get('language') ?? 'en') as Language), recognise()]);
const target = document.getElementById('gallery')!;
const game = wanted.get('game');
const scene = wanted.get('scene');
const theme = wanted.get('theme') ?? 'light';

if (wanted.has('measure')) {
  unpainted();
  mount(App, { target });
  Object.assign(window, { gallery: { games: Object.keys(shelf), statesOf, show, turnTo, measure } });
} else if (game && scene) {
  mount(App, { target });
  await show({ game, scene, draft: wanted.get('draft')?.split(' ').map(Number) ?? [] });
} else if (wanted.has('kinds')) {
  await Promise.all(Object.keys(shelf).map(learn));
  mount(Sheet, { target });
} else {
  await Promise.all(Object.keys(shelf).map(learn));
  const Pieces = game ? await piecesOf(game) : null;
  mount(Gallery, { target, props: game && Pieces ? { game: await gameOf(game), Pieces } : {} });
}
// Last: boards bring the reader's own settings along.
document.documentElement.dataset.theme = theme;
