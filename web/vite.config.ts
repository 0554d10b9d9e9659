import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the server. */
const house = process.env.LUDOTECA_URL ?? 'http://127.0.0.1:8300';

export default defineConfig({
  // Tests run what runs in a browser, where things are derived and have effects.
  plugins: [svelte({ dynamicCompileOptions: () => (process.env.VITEST ? { generate: 'client' } : undefined) })],
  ssr: { resolve: { conditions: ['browser', 'development'] } },
  build: {
    target: 'es2023',
    // The page is served under a strict content policy: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
});
