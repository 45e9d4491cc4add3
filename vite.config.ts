import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type ProxyOptions } from 'vite';

/** Where `npm run dev` finds the house while Vite serves the sources. */
const house = process.env.PARLOUR_HOUSE ?? 'http://localhost:3000';
const served = ['/wps', '/lgw', '/art', '/studio', '/cashier', '/docs', '/dev/mail', '/health', '/version'];

/** Our sockets are websocket-only (W7): what engine.io brings for other ways stays out of the page. */
const websocketOnly: Plugin = {
  name: 'websocket-only',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /\/(polling-xhr(\.node)?|webtransport)\.js$/.test(id) && importer?.includes('engine.io-client')
      ? '\0no-such-transport'
      : null,
  load: (id) => (id === '\0no-such-transport' ? 'export const XHR = null; export const WT = null;' : null),
};

/** HPKE asks for Node's cryptography only where a browser's is missing: ours all have it (the house serves no others). */
const webCryptoOnly: Plugin = {
  name: 'web-crypto-only',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'crypto' && importer?.includes('@hpke') ? '\0no-node-crypto' : null),
  load: (id) => (id === '\0no-node-crypto' ? 'export const webcrypto = undefined;' : null),
};

/**
 * The scripts are fetched after what the first painting needs: style, face and banner, which the server puts in. The entry's
 * chunks are scripts of their own before it, where Vite would only preload them: so the browser runs each in a task of its
 * own, in their order, and a tap comes in between. As one task they hold a phone for half a second.
 */
const oneTaskEach: Plugin = {
  name: 'one-task-each',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const preload = / *<link rel="modulepreload" crossorigin href="([^"]+)">\n/g;
      const chunks = [...html.matchAll(preload)].map(([, src]) => src!);
      const script = (src: string) => `<script type="module" fetchpriority="low" crossorigin src="${src}"></script>`;
      // Otherwise a new way of Vite's to write them would go unseen, and the page would be one task again.
      if (chunks.length === 0) throw new Error('Vite names no chunk to load with the entry; see vite.config.ts.');
      return html
        .replaceAll(preload, '')
        .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_, entry: string) =>
          [...chunks, entry].map(script).join('\n    '),
        );
    },
  },
};

/** What the contract says for /docs and for the server's doors stays on the server. */
const serversPart: Plugin = {
  name: 'servers-part',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]contract[\\/][\w-]+\.ts$/.test(id)
      ? code
          .replace(/\bsummary:\s*(['"`])(?:\\.|(?!\1).)*\1,?/gs, '')
          .replace(/\berrors: \[[^\]]*\],/g, '')
          .replace(/\b(perMinute|whileClosed|maxIdleMs|automatic): [\w.]+,/g, '')
      : null,
};

export default defineConfig({
  plugins: [websocketOnly, webCryptoOnly, oneTaskEach, serversPart, react()],
  // RxJS keeps its smaller build behind this condition.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // React has had this hook since 18; the stand-in for older ones stays out of the page.
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector.js',
      'use-sync-external-store/shim': 'react',
    },
  },
  build: {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    sourcemap: false,
    // A file of its own for every asset: the content policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes with a release of ours does not empty the visitor's cache of these.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
            { name: 'live', test: /node_modules[\\/](effector|effector-react|rxjs|zod|i18next|react-i18next)[\\/]/ },
            {
              // One file for what the first page and the lazy ones share, without what only lazy ones do.
              name: 'site',
              minShareCount: 2,
              test: /[\\/](contract|streams|src[\\/](app|entities|widgets|features[\\/](favourite|connection)|shared))[\\/](?!.*(languages|word-groups|captcha|secured-calls|plain-digits|seconds-left|sms-countdown|owed|site[\\/]apps|when-translated|seal|records|winners|protected|ui[\\/](dialog|qr-code|form|table|tabs|field|status-page|search|countdown|page-head|actions|message|load-failed|note|panel|money|popover|icon-button|chip|text-area)|site[\\/](modules|resets)|contracts|auth|firebase|register|security|messages|support|patterns|text-bounds|pay-terms|salary|agent-clock|format[\\/](share|window|length)))/,
            },
            // Small parts that several lazy pages share: as chunks of their own each page would name, and fetch, a dozen of them.
            {
              name: 'kit',
              minShareCount: 2,
              test: /[\\/]src[\\/]shared[\\/]ui[\\/](actions|countdown|dialog|field|form|load-failed|note|panel|page-head|select|status-page|table|tabs|text-area|when-translated)|[\\/]i18n[\\/]word-groups|lucide-react[\\/].*[\\/](arrow-left|headset|info|rotate-cw|shield-check|trophy|wrench|x)\.m?js$/,
            },
            {
              name: 'account',
              minShareCount: 2,
              test: /[\\/]contract[\\/](auth|register|captcha|security|messages|support|patterns|firebase|plain-digits|text-bounds)|[\\/]src[\\/]shared[\\/]api[\\/](captcha|use-captcha|security|secured|seal)/,
            },
            {
              name: 'socket',
              test: /node_modules[\\/](socket\.io-client|socket\.io-parser|engine\.io-client|engine\.io-parser)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries<ProxyOptions>([
      ...served.map((path): [string, ProxyOptions] => [path, { target: house }]),
      ['/socket', { target: house, ws: true }],
    ]),
  },
});
