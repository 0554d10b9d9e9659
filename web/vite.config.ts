import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the server. */
const house = process.env.LUDOTECA_URL ?? 'http://127.0.0.1:8300';

/** A path is written in fewer letters and stays the same: svgo does not see what style sheets make of it. */
const PATHS = {
  name: 'convertPathData',
  params: { applyTransforms: false, convertToQ: false, removeUseless: false },
} as const;

/** Pictures travel without the blanks and absolute numbers that make them readable. */
const slimPictures: Plugin = {
  name: 'slim-pictures',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const [path, query] = id.split('?');
    if (query !== 'raw' || !path!.endsWith('.svg')) return null;
    const { data } = optimize(await readFile(path!, 'utf8'), { floatPrecision: 2, plugins: [PATHS] });
    return `export default ${JSON.stringify(data)}`;
  },
};

export default defineConfig(({ mode }) => ({
  // Tests run what runs in a browser, where things are derived and have effects.
  plugins: [
    svelte({ dynamicCompileOptions: () => (process.env.VITEST ? { generate: 'client' } : undefined) }),
    slimPictures,
  ],
  ssr: { resolve: { conditions: ['browser', 'development'] } },
  build: {
    target: 'es2023',
    // The page is served under a strict content policy: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `vite build --mode gallery`: the gallery instead of the house, to be measured.
    rollupOptions: mode === 'gallery' ? { input: 'gallery.html' } : {},
  },
  server: {
    port: 8310,
    // The gallery speaks with the games' own messages.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true, changeOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    server: { deps: { inline: ['svelte'] } },
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
}));
