import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressTexts } from './compress.mjs';
import { collectFirstLoad } from './first-load.mjs';
import { collectGameLoads } from './game-load.mjs';
import { alone } from './setup-lock.mjs';
import { ROOT, runPackage, say, seconds, Stop } from './terminal.mjs';

/** Every source of a bundle; a change of a file that is missing here would not cause a build. */
const INPUTS = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'public',
  'src',
  'streams',
  'contract',
  'dev',
  'studio',
  'art',
  ...['client', 'compress', 'first-load', 'game-load'].map((name) => `scripts/lib/${name}.mjs`),
];
/** The site, the Studio's client and the traced site: the Vite configuration of each, and the page that its build creates. */
const BUNDLES = [
  { config: 'vite.config.ts', page: 'dist/client/index.html' },
  { config: 'studio/vite.config.ts', page: 'dist/studio/index.html' },
  { config: 'dev/vite.config.ts', page: 'dist/traced/index.html' },
];
const STAMP = path.join(ROOT, '.cache', 'client.sha256');

/** Returns whether the bundles match the current sources. */
function clientIsBuilt() {
  return BUNDLES.every(({ page }) => existsSync(path.join(ROOT, page))) && readStamp() === sourcesHash();
}

/** Builds the bundles where their sources changed, or always on request. */
export async function ensureClient({ always = false } = {}) {
  if (!always && clientIsBuilt()) return;
  await alone(async () => {
    if (always || !clientIsBuilt()) await build();
  });
}

async function build() {
  const startedAt = Date.now();
  say('Building the client.');
  rmSync(STAMP, { force: true });
  // Computed before the build: a file saved during the build causes another build at the next start.
  const hash = sourcesHash();
  for (const { config, page } of BUNDLES) {
    const args = ['build', '--config', config, '--logLevel', 'warn', '--manifest'];
    if (
      (await runPackage('vite/bin/vite.js', args, { NODE_ENV: 'production', PARLOUR_BUILD: hash.slice(0, 12) })) !== 0
    ) {
      throw new Stop(`The client could not be built from ${config}; Vite says why above.`);
    }
    if (!existsSync(path.join(ROOT, page))) throw new Stop(`The build of ${config} left no ${page}.`);
  }
  collectFirstLoad(path.join(ROOT, 'dist/client'), path.join(ROOT, 'dist/client/.first-load'));
  collectGameLoads(path.join(ROOT, 'dist/studio'), path.join(ROOT, 'dist/studio/.first-load'));
  compressTexts(path.join(ROOT, 'dist/client/assets'));
  writeFileSync(STAMP, hash);
  say(`The client is built (${seconds(startedAt)}).`);
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
}

/** Uses content, not modification times, which git does not preserve. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function filesUnder(name) {
  const status = statSync(path.join(ROOT, name), { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [name];
  return readdirSync(path.join(ROOT, name))
    .sort()
    .flatMap((each) => filesUnder(`${name}/${each}`));
}
