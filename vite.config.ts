import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import MagicString from 'magic-string';
import { defaultClientConditions, defineConfig, minify, parseAstAsync, type Plugin, type ProxyOptions } from 'vite';

/** Where `npm run dev` finds the server while Vite serves the sources. */
const server = process.env.PARLOUR_SERVER ?? 'http://localhost:3000';
const served = [
  '/wps',
  '/lgw',
  '/art',
  '/studio',
  '/cashier',
  '/docs',
  '/dev/mail',
  '/dev/live',
  '/health',
  '/version',
];

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

/** HPKE asks for Node's cryptography only where a browser's is missing: ours all have it (the server delivers to no others). */
const webCryptoOnly: Plugin = {
  name: 'web-crypto-only',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'crypto' && importer?.includes('@hpke') ? '\0no-node-crypto' : null),
  load: (id) => (id === '\0no-node-crypto' ? 'export const webcrypto = undefined;' : null),
};

/** React Router names only its development build in its exports, with the warnings for developers. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!/^react-router(\/dom)?$/.test(id)) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** Also of the traced site (dev/vite.config.ts). */
export const forBrowsersOnly = [websocketOnly, webCryptoOnly, productionRouter];
/** RxJS keeps its smaller build behind this condition. */
export const resolve = {
  conditions: ['es2015', ...defaultClientConditions],
  // React has had this hook since 18; the stand-in for older ones stays out of the page.
  alias: {
    'use-sync-external-store/shim/index.js': 'react',
    'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector.js',
    'use-sync-external-store/shim': 'react',
  },
};

const START = readFileSync(path.join(import.meta.dirname, 'src/app/start.js'), 'utf8');

/**
 * The entry's chunks are fetched after the first paint, which needs style, face and pictures alone; the server puts these in. The
 * page's one script (src/app/start.js) asks for the chunks then, and runs each in a task of its own.
 */
const startAfterPaint: Plugin = {
  name: 'start-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const script = / *<script type="module" crossorigin src="([^"]+)"><\/script>\n/g;
      const chunks = [...html.matchAll(script)].map(([, src]) => src!);
      // Otherwise a new way of Vite's to write them would go unseen, and the page would be one task again.
      if (chunks.length < 4) throw new Error('Vite names no chunk to load with the entry; see vite.config.ts.');
      // In the page itself, which saves a phone one round trip. The server's policy allows it by its hash.
      const start = (await minify('start.js', START, { module: true })).code.trim();
      const preload = (src: string) =>
        `  <link data-rel="modulepreload" data-chunk fetchpriority="low" crossorigin href="${src}">\n  `;
      return html
        .replaceAll(script, '')
        .replace('</head>', `${chunks.map(preload).join('')}  <script type="module">${start}</script>\n  </head>`);
    },
  },
};

/** The entry's chunks whose modules do much when they start: each creates its stores, or its schemas. */
const SLICED = ['contract', 'site', 'first'];
/** Of the written code, before it is made short. */
const SLICE_CHARACTERS = 24_000;
/**
 * Pauses between modules of these chunks, so that no task of the start is long: a phone took a quarter of a second for the largest
 * one. Only chunks that the page's script imports one after the other may wait so: Safari does not wait for a chunk that
 * two others import at once.
 */
const startInSlices: Plugin = {
  name: 'start-in-slices',
  apply: 'build',
  renderChunk(code, { name }) {
    if (!SLICED.includes(name)) return null;
    const modules = [...code.matchAll(/^\/\/ [^\s]+\.(?:tsx?|m?js)$/gm)].map(({ index }) => index);
    if (modules.length < 2) throw new Error(`The build does not mark the modules of ${name}; see vite.config.ts.`);
    const sliced = new MagicString(code);
    let since = 0;
    for (const at of modules) {
      if (at - since < SLICE_CHARACTERS) continue;
      sliced.appendLeft(at, 'await new Promise(setTimeout);\n');
      since = at;
    }
    return { code: sliced.toString(), map: sliced.generateMap({ hires: 'boundary' }) };
  },
};

/**
 * Puts the entry's styles into the page, which saves a phone one round trip before it paints anything. The server's policy
 * allows them by their hashes (server/http/first-page.ts). The disabled links load nothing: by them Vite knows that the lazy
 * parts' shared styles are there.
 */
const stylesInPage: Plugin = {
  name: 'styles-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, file: string) => {
        const asset = bundle[file];
        if (asset?.type !== 'asset') throw new Error(`The build has no ${file}; see vite.config.ts.`);
        const styles = String(asset.source).trim();
        if (styles.includes('</style')) throw new Error(`${file} would end its own element.`);
        return `<style>${styles}</style>\n    ${link.replace('>', ' disabled>')}`;
      }),
  },
};

/** What an endpoint says for /docs and for the server's checks alone. */
const OF_THE_SERVER = new Set(['summary', 'errors', 'perMinute', 'whileClosed', 'maxIdleMs', 'automatic']);

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node;
  key?: Node & { name?: string };
  value?: Node;
  properties?: Node[];
}

/** Returns the properties of that kind, in their order. A schema's own properties are not among them. */
function serversProperties(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(serversProperties);
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, properties = [] } = node as Partial<Node>;
  if (type === 'CallExpression' && callee?.type === 'MemberExpression') return [];
  if (type !== 'ObjectExpression') return Object.values(node).flatMap(serversProperties);
  return properties.flatMap((each) =>
    // An endpoint may have such a name.
    each.type === 'Property' && OF_THE_SERVER.has(each.key?.name ?? '') && each.value?.type !== 'CallExpression'
      ? [each]
      : serversProperties(each),
  );
}

/** A module of the contract without what only the server reads. */
export const withoutServersPart = async (code: string): Promise<MagicString> => {
  const found = serversProperties((await parseAstAsync(code, { lang: 'ts' })).body);
  const rest = new MagicString(code);
  for (const { start, end } of found) rest.remove(start, end + /^\s*,?/.exec(code.slice(end))![0].length);
  return rest;
};

/** Leaves out of the contract what only the server reads. */
const serversPart: Plugin = {
  name: 'servers-part',
  enforce: 'pre',
  async transform(code, id) {
    if (!/[\\/]contract[\\/][\w-]+\.ts$/.test(id)) return null;
    const rest = await withoutServersPart(code);
    return { code: rest.toString(), map: rest.generateMap({ hires: 'boundary' }) };
  },
};

/** A test for modules of packages. */
export const inPackages = (...names: string[]) => {
  const folders = names.map((name) => `/node_modules/${name}/`);
  return (id: string) => folders.some((folder) => id.replaceAll('\\', '/').includes(folder));
};

/** A test for modules of the site by folder, or by the beginning of a path. */
export const inFolders = (...paths: string[]) => {
  const beginnings = paths.map((each) => path.join(import.meta.dirname, each).replaceAll('\\', '/'));
  return (id: string) => beginnings.some((beginning) => id.replaceAll('\\', '/').startsWith(beginning));
};

/** Code without which the page is complete: a large library for one small part. */
const APART = inFolders('src/shared/ui/qr-code');
/** Small parts that many lazy pages share. */
const SHARED_PARTS = inFolders(
  ...['src/shared/ui', 'src/shared/lib', 'src/shared/i18n/word-groups'],
  ...['framer-motion/dist/es/components/', 'lucide-react/'].map((path) => `node_modules/${path}`),
);

/** What pages show after their first screen (src/app/layout/later.ts), and the rails of the home page, in one file. */
const LATER = inFolders(
  ...['beside', 'later', 'modal-host', 'page-entrance', 'surroundings'].map((file) => `src/app/layout/${file}`),
  ...['keep-place', 'missing-texts', 'modals', 'reports'].map((file) => `src/app/${file}`),
  ...['bottom-bar', 'footer', 'side-bar', 'winners-board'].map((folder) => `src/widgets/${folder}/`),
  ...['browse-games', 'connection', 'support'].map((folder) => `src/features/${folder}/`),
  ...['games', 'notices', 'site', 'winners'].map((folder) => `src/entities/${folder}/`),
  ...[
    'src/pages/home/',
    'src/features/announce/model',
    'src/shared/api/query',
    'streams/feeds/marquee',
    'streams/feeds/winners',
  ],
  ...['own-path', 'report', 'support', 'winners'].map((name) => `contract/${name}`),
  'node_modules/patronum/',
);
const MODALS = /[\\/]src[\\/].+[\\/]modals\.ts$/;

/** The log-in dialog, with what the forms of an account share: registration, security, messages. */
const LOGIN = inFolders(
  ...['auth', 'captcha', 'firebase', 'messages', 'patterns', 'plain-digits', 'register', 'security'].map(
    (name) => `contract/${name}`,
  ),
  'contract/text-bounds',
  ...['captcha', 'security-keys', 'use-captcha'].map((name) => `src/shared/api/${name}`),
  ...['agent-login', 'credentials', 'index', 'mode', 'model', 'remember', 'login-form', 'username-form'].map(
    (file) => `src/features/login/${file}`,
  ),
  ...['src/widgets/login/login-modal', 'src/features/free-play/', 'src/entities/captcha/', 'src/entities/session/'],
);

/** The page of a game, in one file. */
const PLAY = inFolders(
  ...['accept-terms', 'game-frame', 'reality-check'].map((folder) => `src/features/${folder}/`),
  ...['src/pages/game/', 'src/entities/wallet/', 'src/shared/realtime/due'],
);

/** Files of the page's own scripts and styles. */
const OF_THE_PAGE = /assets\/(rolldown-runtime|react|live|contract|site)-[^/]+$/;

export default defineConfig({
  plugins: [...forBrowsersOnly, startAfterPaint, startInSlices, stylesInPage, serversPart, react()],
  resolve,
  build: {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    // Nothing names them; the build moves them out of what is served (scripts/lib/client.mjs).
    sourcemap: 'hidden',
    // A file of its own for every asset: the content policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A part does not name again what the page itself has loaded.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => !OF_THE_PAGE.test(file)) : dependencies,
    },
    rolldownOptions: {
      output: {
        // The first page names eighty files, and characters of a hash cannot be compressed. These still tell apart what one name
        // ever stood for.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // A release of the site does not empty the visitor's cache of these.
            { name: 'react', test: inPackages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom') },
            {
              name: 'live',
              tags: ['$initial'],
              test: inPackages('effector', 'effector-react', 'rxjs', 'zod', 'i18next', 'react-i18next'),
            },
            // What the first page needs of each layer, a script and so a task each.
            { name: 'contract', tags: ['$initial'], test: inFolders('contract', 'streams') },
            {
              name: 'site',
              tags: ['$initial'],
              test: inFolders('src/shared', 'src/entities', 'src/features', 'node_modules/lucide-react'),
            },
            // Before the later parts, so that these do not take along what the first page needs.
            { name: 'first', tags: ['$initial'], test: inFolders('src') },
            // What lazy parts share. As chunks of their own, each page would fetch a dozen of them.
            { name: 'kit', minShareCount: 2, test: (id) => SHARED_PARTS(id) && !APART(id) },
            { name: 'later', test: (id) => LATER(id) || MODALS.test(id) },
            { name: 'login', test: LOGIN },
            { name: 'play', minShareCount: 2, test: PLAY },
            {
              name: 'socket',
              test: inPackages('socket.io-client', 'socket.io-parser', 'engine.io-client', 'engine.io-parser'),
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries<ProxyOptions>([
      ...served.map((path): [string, ProxyOptions] => [path, { target: server }]),
      ['/socket', { target: server, ws: true }],
    ]),
  },
});
