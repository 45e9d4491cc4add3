import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, runPackage, say, Stop } from './terminal.mjs';

/** Without windows, which makes each test faster. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((variable) =>
    path.join(process.env[variable] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
];

/**
 * Finds a working Chromium, or installs one; throws a Stop with the one command to run where that fails.
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (runs(given)) return given;
    throw new Stop(`CHROMIUM_PATH is "${given}", but must be a Chromium or Chrome that runs.`);
  }
  const found = await findBrowser();
  if (!found) return installBrowser();
  // A whole Chromium takes twice the processor time. Where nobody's machine is changed by it, the headless one is installed.
  if (!process.env['CI'] || path.basename(found) === HEADLESS || !isDebianAsRoot()) return found;
  return (await installPackage(HEADLESS)) ? (installedBrowser() ?? found) : found;
}

/**
 * Finds a working Chromium that is installed on this machine.
 * @returns {string | undefined} path of the program
 */
export function installedBrowser() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const places = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...ELSEWHERE];
  return places.find((file) => existsSync(file) && runs(file));
}

/** The browser installed on this machine, else Playwright's. */
async function findBrowser() {
  const installed = installedBrowser();
  if (installed) return installed;
  const own = await playwrightsOwn();
  return existsSync(own) && runs(own) ? own : undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Some systems have a stub of this name that only prints how to install it. */
function runs(/** @type {string} */ file) {
  // Chrome on Windows opens a window for --version instead of answering.
  if (process.platform === 'win32') return existsSync(file);
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

const hasApt = () =>
  process.platform === 'linux' && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
const isDebianAsRoot = () => process.getuid?.() === 0 && hasApt();

/**
 * Installs a package of the system.
 * @returns {Promise<boolean>} whether it is installed now
 */
async function installPackage(/** @type {string} */ name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '--quiet'], env);
  return (await run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], env)) === 0;
}

async function installBrowser() {
  if (isDebianAsRoot()) {
    say('No Chromium on this machine; installing the system package with apt-get.');
    // Not every system with apt-get has the first package.
    if (!(await installPackage(HEADLESS))) await installPackage('chromium');
  } else {
    say('No Chromium on this machine; letting Playwright fetch its own.');
    await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  }
  const found = await findBrowser();
  if (found) return found;
  const line = hasApt()
    ? `${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install -y chromium`
    : 'npx playwright install --with-deps chromium';
  throw new Stop(`The tests need a Chromium, and it could not be installed by itself. Type: ${line}`);
}
