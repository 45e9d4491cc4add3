// npm run chaos [-- <part> …] [--long] [--seed <number>]: injects faults; docs/chaos.md lists what must hold.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureClient } from './lib/client.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { drawSeed } from './lib/seed.mjs';
import { entry, runPackage, say, Stop } from './lib/terminal.mjs';

const PROJECTS = ['chaos', 'server', 'studio', 'vendor-api'];
const isTest = (/** @type {string} */ file) => file.endsWith('.test.ts');

/**
 * The tests of each part: a folder of tests/chaos, or random tests of other folders.
 * @type {Record<string, string>}
 */
const PARTS = {
  ...Object.fromEntries(
    readdirSync(new URL('../tests/chaos', import.meta.url))
      .filter((folder) => readdirSync(new URL(`../tests/chaos/${folder}`, import.meta.url)).some(isTest))
      .map((folder) => [folder, `tests/chaos/${folder}/`]),
  ),
  ledger: 'tests/server/ledger/model/',
  vendor: 'tests/vendor-api/model/',
  rtp: 'studio/tests/engine.rtp.test.ts',
  families: 'studio/tests/families/',
  stuffing: 'tests/server/captcha/stuffing.test.ts',
};

await entry(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { long: { type: 'boolean', default: false }, seed: { type: 'string' } },
  });
  if (values.seed !== undefined && !/^\d{1,9}$/.test(values.seed))
    throw new Stop(`--seed is "${values.seed}", but must be a whole number of at most nine digits.`);
  const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown) throw new Stop(`There is no part "${unknown}"; allowed are ${Object.keys(PARTS).join(', ')}.`);
  const places = positionals.length > 0 ? positionals.flatMap((part) => PARTS[part] ?? []) : Object.values(PARTS);
  await ensurePackages();
  await ensureClient();
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    CHAOS: values.long ? 'long' : 'short',
    CHAOS_SEED: values.seed ?? String(drawSeed()),
    TEST_RUN: 'full',
  };
  say(
    `The ${env.CHAOS} profile${values.long ? ', with the deadlines that the product promises' : ''}; the same again: --seed ${env.CHAOS_SEED}.`,
  );
  process.exitCode = await runPackage(
    'vitest/vitest.mjs',
    ['run', ...PROJECTS.flatMap((name) => ['--project', name]), '--reporter=verbose', ...places],
    env,
  );
});
