import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './bundles.mjs';
import { compressTexts } from './compress.mjs';
import { collectFirstLoad } from './first-load.mjs';
import { collectGameLoads } from './game-load.mjs';
import { ROOT } from './terminal.mjs';

/** Every source of the site and of the Studio's client; a change of a file that is missing here would not cause a build. */
const INPUTS = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'public',
  'src',
  'streams',
  'contract',
  'studio',
  'art',
  ...['bundles', 'client', 'compress', 'first-load', 'game-load'].map((name) => `scripts/lib/${name}.mjs`),
];
/** @typedef {import('./bundles.mjs').Build} Build */

/**
 * @param {string} config
 * @param {string} makes
 */
const vite = (config, makes) => ({
  program: 'node_modules/vite/bin/vite.js',
  args: ['build', '--config', config, '--logLevel', 'warn', '--manifest'],
  makes,
});

/** @type {Build} */
const CLIENT = {
  name: 'client',
  bundles: [vite('vite.config.ts', 'dist/client/index.html'), vite('studio/vite.config.ts', 'dist/studio/index.html')],
  inputs: INPUTS,
  stamp: path.join(ROOT, '.cache', 'client.sha256'),
  finish() {
    moveMaps(path.join(ROOT, 'dist/client/assets'), path.join(ROOT, 'dist/client-maps'));
    collectFirstLoad(path.join(ROOT, 'dist/client'), path.join(ROOT, 'dist/client/.first-load'));
    collectGameLoads(path.join(ROOT, 'dist/studio'), path.join(ROOT, 'dist/studio/.first-load'));
    compressTexts(path.join(ROOT, 'dist/client/assets'));
  },
};
/**
 * The testers' tools at /dev/live, with the traced site. They are built when somebody opens them.
 * @type {Build}
 */
const TOOLS = {
  name: 'tools',
  bundles: [vite('dev/vite.config.ts', 'dist/traced/index.html')],
  inputs: [...INPUTS, 'dev'],
  stamp: path.join(ROOT, '.cache', 'tools.sha256'),
};

/**
 * Moves the source maps out of the folder that is served, to where the server reads them (server/faults/page-place.ts).
 * @param {string} assets
 * @param {string} maps
 */
function moveMaps(assets, maps) {
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps);
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.map')))
    renameSync(path.join(assets, name), path.join(maps, name));
}

/** Builds the client's bundles where their sources changed, or always on request. */
export const ensureClient = ({ always = false } = {}) => ensureBuilt(CLIENT, { always });

/** Builds the testers' tools where their sources changed. */
export const ensureTools = () => ensureBuilt(TOOLS);
