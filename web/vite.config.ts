import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
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

/** Messages travel without what they say to translators. */
const slimMessages: Plugin = {
  name: 'slim-messages',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const [path, query] = id.split('?');
    if (query !== 'raw' || !path!.endsWith('.ftl')) return null;
    const text = await readFile(path!, 'utf8');
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`;
  },
};

/** Whatever is long lies beside its packed form, as small as it gets: the house sends that to whoever can unpack it. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const long = Object.keys(bundle).filter((name) => /\.(js|css|svg|html)$/.test(name));
    await Promise.all(
      long.map(async (name) => {
        const data = await readFile(join(dir!, name));
        const small = await promisify(brotliCompress)(data, { params });
        if (data.length > 1024) await writeFile(join(dir!, `${name}.br`), small);
      }),
    );
  },
};

export default defineConfig(({ mode }) => ({
  // Tests run what runs in a browser, where things are derived and have effects.
  plugins: [
    svelte({ dynamicCompileOptions: () => (process.env.VITEST ? { generate: 'client' } : undefined) }),
    slimPictures,
    slimMessages,
    packed,
  ],
  ssr: { resolve: { conditions: ['browser', 'development'] } },
  build: {
    target: 'es2023',
    // The page is served under a strict content policy: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A part that comes late is asked for anyway, and what all parts share is there by then: neither has to be named
      // in what the first visit loads.
      resolveDependencies: (part, needed) => needed.filter((one) => one !== part && !/\/(kit|shared)-/.test(one)),
    },
    // `vite build --mode gallery`: the gallery instead of the house, to be measured.
    // What all boards stand on comes in one piece, and so does what the page shares with parts that come later: each
    // piece costs a request and its headers.
    rolldownOptions: {
      // How long it took says how busy the machine was.
      checks: { pluginTimings: false },
      input: mode === 'gallery' ? 'gallery.html' : { index: 'index.html', worker: 'worker/worker.ts' },
      output: {
        // A worker is known by its address: it stands at the root, over all pages, and has the same name for ever.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'kit', test: /\/src\/boards\/kit\//, priority: 2 },
            { name: 'shared', test: /\/(src\/(lib|lobby|rules|table)|node_modules)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 8310,
    // The gallery speaks with the games' own messages.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true, changeOrigin: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    pool: 'threads',
    server: { deps: { inline: ['svelte'] } },
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
}));
