import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, runPackage, say, Stop } from './terminal.mjs';

/** The first is headless only, which makes each test faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
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
  return (await findBrowser()) ?? (await installBrowser());
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

async function installBrowser() {
  const asRoot = process.getuid?.() === 0;
  const debian = process.platform === 'linux' && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (debian && asRoot) {
    say('No Chromium on this machine; installing the system package with apt-get.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '--quiet'], env);
    const install = (/** @type {string} */ name) =>
      run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], env);
    // Not every system with apt-get has the first package.
    if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
  } else {
    say('No Chromium on this machine; letting Playwright fetch its own.');
    await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  }
  const found = await findBrowser();
  if (found) return found;
  const line = debian
    ? `${asRoot ? '' : 'sudo '}apt-get install -y chromium`
    : 'npx playwright install --with-deps chromium';
  throw new Stop(`The tests need a Chromium, and it could not be installed by itself. Type: ${line}`);
}
