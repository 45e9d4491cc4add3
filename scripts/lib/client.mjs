import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressTexts } from './compress.mjs';
import { collectFirstLoad } from './first-load.mjs';
import { collectGameLoads } from './game-load.mjs';
import { alone } from './setup-lock.mjs';
import { ROOT, runPackage, say, seconds, Stop } from './terminal.mjs';

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
  ...['client', 'compress', 'first-load', 'game-load'].map((name) => `scripts/lib/${name}.mjs`),
];
/**
 * What is built together: the Vite configuration of each bundle, the page that its build creates, and the file that keeps the
 * hash of the sources; `finish` follows the builds.
 * @typedef {{ name: string, bundles: { config: string, page: string }[], inputs: string[], stamp: string,
 *   finish?: () => void }} Build
 */

/** @type {Build} */
const CLIENT = {
  name: 'client',
  bundles: [
    { config: 'vite.config.ts', page: 'dist/client/index.html' },
    { config: 'studio/vite.config.ts', page: 'dist/studio/index.html' },
  ],
  inputs: INPUTS,
  stamp: path.join(ROOT, '.cache', 'client.sha256'),
  finish() {
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
  bundles: [{ config: 'dev/vite.config.ts', page: 'dist/traced/index.html' }],
  inputs: [...INPUTS, 'dev'],
  stamp: path.join(ROOT, '.cache', 'tools.sha256'),
};

/**
 * Returns whether the bundles match the current sources.
 * @param {Build} build
 */
function isBuilt(build) {
  return (
    build.bundles.every(({ page }) => existsSync(path.join(ROOT, page))) && readStamp(build) === sourcesHash(build)
  );
}

/** Builds the client's bundles where their sources changed, or always on request. */
export async function ensureClient({ always = false } = {}) {
  if (!always && isBuilt(CLIENT)) return;
  await alone(async () => {
    if (!always && isBuilt(CLIENT)) return;
    await buildAll(CLIENT);
  });
}

/** Builds the testers' tools where their sources changed. */
export async function ensureTools() {
  if (isBuilt(TOOLS)) return;
  await alone(async () => {
    if (!isBuilt(TOOLS)) await buildAll(TOOLS);
  });
}

/** @param {Build} build */
async function buildAll(build) {
  const startedAt = Date.now();
  say(`Building the ${build.name}.`);
  rmSync(build.stamp, { force: true });
  // Computed before the build: a file saved during the build causes another build at the next start.
  const hash = sourcesHash(build);
  for (const { config, page } of build.bundles) {
    const args = ['build', '--config', config, '--logLevel', 'warn', '--manifest'];
    if (
      (await runPackage('vite/bin/vite.js', args, { NODE_ENV: 'production', PARLOUR_BUILD: hash.slice(0, 12) })) !== 0
    ) {
      throw new Stop(`The ${build.name} could not be built from ${config}; Vite says why above.`);
    }
    if (!existsSync(path.join(ROOT, page))) throw new Stop(`The build of ${config} left no ${page}.`);
  }
  build.finish?.();
  writeFileSync(build.stamp, hash);
  say(`Built: the ${build.name} (${seconds(startedAt)}).`);
}

/** @param {Build} build */
function readStamp({ stamp }) {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/**
 * Uses content, not modification times, which git does not preserve.
 * @param {Build} build
 */
function sourcesHash({ inputs }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * The files of a folder, without tests beside the sources.
 * @param {string} name
 * @returns {string[]}
 */
function filesUnder(name) {
  const status = statSync(path.join(ROOT, name), { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [name];
  return readdirSync(path.join(ROOT, name))
    .filter((each) => each !== 'tests')
    .sort()
    .flatMap((each) => filesUnder(`${name}/${each}`));
}
