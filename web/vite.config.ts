import { defaultBrand } from '@redmark/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { signedInChunk } from './chunks.ts';

/** The host is passed on unchanged: links the server makes, to upload or to pay, begin with the one that was used. */
const api = { target: 'http://127.0.0.1:3000', changeOrigin: false };

/** React, the shell, and small modules that nearly every screen needs: together they are a file that compresses better. */
const ofEveryPage = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler)/',
    String.raw`web/src/(?:app|session/visit|api/refused|parts/layout/(?:page-meta|use-media)|parts/calls/use-task)\.tsx?$`,
    String.raw`icons/(?:arrow-right|check|plus)\.mjs$`,
  ].join('|'),
);

/** The development server serves the page that the build fills later. */
const developmentBrand: Plugin = {
  name: 'development-brand',
  apply: 'serve',
  transformIndexHtml: (page) =>
    page.replace(
      '<!--brand-->',
      () => `<script type="application/json" id="brand">${JSON.stringify(defaultBrand)}</script>`,
    ),
};

export default defineConfig({
  plugins: [tailwindcss(), react(), developmentBrand],
  build: {
    outDir: 'build/client',
    assetsInlineLimit: 0,
    manifest: true,
    // A browser that cannot preload modules loads them all the same, a little later.
    modulePreload: { polyfill: false },
    // What every page needs is one file, which is smaller than many. It lists the files of all screens, by short names.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'shell', test: ofEveryPage, priority: 1 },
            { name: signedInChunk, debugName: 'signed-in', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/config.json': api, '/files': api, '/identity': api, '/sandbox': api } },
});
