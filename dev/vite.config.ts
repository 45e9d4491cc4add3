import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { forBrowsersOnly, inFolders, inPackages, resolve } from '../vite.config.ts';
import { traced } from './traced/plugin.ts';

const ROOT = path.join(import.meta.dirname, '..');

const PACKAGES = ['react', 'react-dom', 'scheduler', 'zod', 'rxjs', 'effector', 'effector-react'];

/** The site's page, with the traced site's entry in place of its own. */
const tracedEntry: Plugin = {
  name: 'parlour-traced-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/app/main.tsx', '/dev/traced/main.ts'),
  },
};

/**
 * Builds the traced site and the page of the tool (decision 0012): `vite build -c dev/vite.config.ts`, into dist/traced, served
 * under /dev/live/.
 */
export default defineConfig({
  root: ROOT,
  base: '/dev/live/',
  publicDir: false,
  plugins: [...forBrowsersOnly, tracedEntry, traced(), react()],
  resolve,
  define: { __BUILD__: JSON.stringify(process.env.PARLOUR_BUILD ?? 'unknown') },
  build: {
    outDir: 'dist/traced',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    minify: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'dev/page/live.html'].map((file) => path.join(ROOT, file)),
      output: {
        codeSplitting: {
          // What the tool and the traced site share, in few files: each that does not load would leave the tool undrawn.
          groups: [
            { name: 'packages', minShareCount: 2, test: inPackages(...PACKAGES) },
            { name: 'shared', test: inFolders('contract', 'streams') },
          ],
        },
      },
    },
  },
});
