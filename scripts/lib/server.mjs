import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, mayBeStale } from './bundles.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './terminal.mjs';

/** @type {import('./bundles.mjs').Build} */
const SERVER = {
  name: 'server',
  bundles: [{ program: 'scripts/bundle-server.mjs', args: [], makes: 'dist/server/main.js' }],
  // SQL and other files that the server reads by path are not bundled.
  inputs: [
    'package-lock.json',
    ...['contract', 'streams', 'server', 'art', 'studio'],
    ...['bundle-server', 'lib/bundles', 'lib/server'].map((name) => `scripts/${name}.mjs`),
  ],
  stamp: path.join(ROOT, '.cache', 'server.sha256'),
  // A second of work; the output of a command is its own.
  quiet: true,
  before() {
    for (const folder of ['server', 'demo']) rmSync(path.join(ROOT, 'dist', folder), { recursive: true, force: true });
  },
};

/** Builds the server's bundle where its sources changed, or always on request. */
export const ensureServer = ({ always = false } = {}) => ensureBuilt(SERVER, { always });

/**
 * Imports a program of the server's bundle, with source maps for its errors. Call `ensureServer` before.
 * @param {string} name
 * @returns {Promise<any>}
 */
export function fromBundle(name) {
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(path.join(ROOT, 'dist/server', `${name}.js`)).href);
}

/**
 * Runs a command-line program of the server's bundle in this process. Looks at the sources' times only, because reading them and
 * the packages' list takes a third of such a command.
 * @param {string} name
 */
export async function runFromBundle(name) {
  if (mayBeStale(SERVER)) {
    await ensurePackages();
    await ensureServer();
  }
  await fromBundle(name);
}
