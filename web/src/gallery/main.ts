/** Development only (`npm run dev`, then /gallery.html): every piece, card, icon and window in every state. */
import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Gallery from './Gallery.svelte';
import Orleans from './Orleans.svelte';
import OrleansScene from './OrleansScene.svelte';
import Scene from './Scene.svelte';
import { offline } from './texts';

const wanted = new URLSearchParams(location.search);
await offline(wanted.get('language') ?? 'en');
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light';
const target = document.getElementById('gallery')!;
const scene = wanted.get('scene');
const part = wanted.get('part') ?? '';
const start = wanted.get('draft') ?? '';
if (wanted.has('orleans') && scene) mount(OrleansScene, { target, props: { name: scene, start, part } });
else if (wanted.has('orleans')) mount(Orleans, { target });
else if (scene) mount(Scene, { target, props: { name: scene, start } });
else mount(Gallery, { target });
