import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CLONE, dataFolder, isRoot } from './support/running-server.ts';

/** Searches for a browser on a simulated machine that has only these programs. */
async function onMachineWith(programs: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
  const home = await dataFolder();
  const bin = path.join(home, 'bin');
  await mkdir(bin);
  for (const [name, body] of Object.entries(programs)) {
    await writeFile(path.join(bin, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  }
  const code = `
    import { ensureBrowser } from './scripts/lib/browser.mjs';
    import { entry } from './scripts/lib/terminal.mjs';
    await entry(async () => console.log('found', await ensureBrowser()));`;
  const options = {
    cwd: CLONE,
    // Playwright's own browser is searched in an empty folder, and cannot be downloaded: nothing listens at that address.
    env: { PATH: bin, PLAYWRIGHT_BROWSERS_PATH: home, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1', ...env },
  };
  return new Promise<{ code: number; said: string; bin: string }>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', code], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim(), bin });
    });
  });
}

const BROWSER = 'echo Chromium 140.0';
const STUB = 'echo "install the snap first" >&2; exit 1';
/** A fake apt-get that offers one package. */
const installs = (name: string) => `[ "$1" = --version ] || [ "$1" = update ] && exit 0
case "$*" in *" ${name}") printf '#!/bin/sh\\n${BROWSER}\\n' > "\${0%/*}/${name}"; /bin/chmod 755 "\${0%/*}/${name}";; *) exit 100;; esac`;
const CANNOT = '[ "$1" = --version ] && exit 0; exit 100';

it('refuses a CHROMIUM_PATH that is not a browser', async () => {
  const { code, said } = await onMachineWith({}, { CHROMIUM_PATH: '/bin/false' });
  expect(code).toBe(1);
  expect(said).toBe('CHROMIUM_PATH is "/bin/false", but must be a Chromium or Chrome that runs.');
});

it('uses an installed browser, and skips a stub that only prints how to install it', async () => {
  const { said, bin } = await onMachineWith({ chromium: STUB, 'google-chrome': 'echo Google Chrome 140.0' });
  expect(said).toBe(`found ${path.join(bin, 'google-chrome')}`);
});

for (const [has, name] of [
  ['has the headless one', 'chromium-headless-shell'],
  ['has none without a window', 'chromium'],
] as const)
  it.runIf(isRoot)(`installs the package of a system that ${has} when run as root, and reports it`, async () => {
    const { said, bin } = await onMachineWith({ 'apt-get': installs(name) });
    expect(said).toBe(
      `No Chromium on this machine; installing the system package with apt-get.\nfound ${path.join(bin, name)}`,
    );
  });

it.runIf(isRoot)('takes the headless one on a machine of a test run that has a whole Chromium', async () => {
  const both = { chromium: BROWSER, 'apt-get': installs('chromium-headless-shell') };
  const { said, bin } = await onMachineWith(both, { CI: 'true' });
  expect(said).toBe(`found ${path.join(bin, 'chromium-headless-shell')}`);
  const none = await onMachineWith({ chromium: BROWSER, 'apt-get': CANNOT }, { CI: 'true' });
  expect(none.said).toBe(`found ${path.join(none.bin, 'chromium')}`);
  expect((await onMachineWith(both)).said).toMatch(/chromium$/);
});

it('prints the one command to run where no browser can be obtained', async () => {
  const { code, said } = await onMachineWith({ 'apt-get': CANNOT });
  expect(code).toBe(1);
  expect(said).toMatch(/^The tests need a Chromium, .* Type: (sudo )?apt-get install -y chromium$/m);
});
