/** Development only (`npm run dev`, then /gallery.html): every piece, card, icon and window in every state. */
import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Gallery from './Gallery.svelte';
import Orleans from './Orleans.svelte';
import Scene from './Scene.svelte';
import { offline } from './texts';

const wanted = new URLSearchParams(location.search);
await offline(wanted.get('language') ?? 'en');
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light';
const target = document.getElementById('gallery')!;
const scene = wanted.get('scene');
if (wanted.has('orleans')) mount(Orleans, { target });
else if (scene) mount(Scene, { target, props: { name: scene, start: wanted.get('draft') ?? '' } });
else mount(Gallery, { target });
