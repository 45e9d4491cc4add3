import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './setup-lock.mjs';
import { ROOT, run, say, seconds, Stop } from './terminal.mjs';

/**
 * What is built together: for each bundle the program and its arguments, and a file that it creates; the sources; and the file
 * that keeps their hash. `before` empties what the bundler does not, `finish` follows the bundles. A quiet build says nothing.
 * @typedef {{ name: string, bundles: Bundle[], inputs: string[], stamp: string, quiet?: boolean, before?: () => void,
 *   finish?: () => void }} Build
 * @typedef {{ program: string, args: string[], makes: string }} Bundle
 */

/**
 * Builds where the sources changed, or always on request.
 * @param {Build} build
 */
export async function ensureBuilt(build, { always = false } = {}) {
  if (!always && isBuilt(build)) return;
  await alone(async () => {
    if (always || !isBuilt(build)) await buildAll(build);
  });
}

/**
 * Returns whether the bundles match the current sources.
 * @param {Build} build
 */
function isBuilt(build) {
  return (
    build.bundles.every(({ makes }) => existsSync(path.join(ROOT, makes))) && readStamp(build) === sourcesHash(build)
  );
}

/** @param {Build} build */
async function buildAll(build) {
  const startedAt = Date.now();
  if (!build.quiet) say(`Building the ${build.name}.`);
  rmSync(build.stamp, { force: true });
  // Computed before the build: a file saved during the build causes another build at the next start.
  const hash = sourcesHash(build);
  build.before?.();
  for (const { program, args, makes } of build.bundles) {
    const env = { NODE_ENV: 'production', PARLOUR_BUILD: hash.slice(0, 12) };
    if ((await run(process.execPath, [path.join(ROOT, program), ...args], env)) !== 0)
      throw new Stop(`The ${build.name} could not be built; ${program} says why above.`);
    if (!existsSync(path.join(ROOT, makes))) throw new Stop(`The build of the ${build.name} left no ${makes}.`);
  }
  build.finish?.();
  writeFileSync(build.stamp, hash);
  if (!build.quiet) say(`Built: the ${build.name} (${seconds(startedAt)}).`);
}

/**
 * Returns whether a source was saved after the last build, or there is none.
 * @param {Build} build
 */
export function mayBeStale({ bundles, inputs, stamp }) {
  if (!existsSync(stamp) || bundles.some(({ makes }) => !existsSync(path.join(ROOT, makes)))) return true;
  const builtAt = statSync(stamp).mtimeMs;
  return inputs.flatMap(filesUnder).some((file) => statSync(path.join(ROOT, file)).mtimeMs > builtAt);
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
  return status.isDirectory() ? filesIn(name) : [name];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'tests')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((each) => (each.isDirectory() ? filesIn(`${folder}/${each.name}`) : [`${folder}/${each.name}`]));
}
