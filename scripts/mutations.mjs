// npm run mutations [-- <area or name> …]: puts faults in, one by one, and tells which of them `npm test` would find.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ensureClient } from './lib/client.mjs';
import { mutated, MUTATIONS } from './lib/mutations.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { FIXED_SEED } from './lib/seed.mjs';
import { entry, ROOT, runQuiet, say, seconds, Stop } from './lib/terminal.mjs';

await entry(async () => {
  const request = process.argv.slice(2);
  const all = Object.entries(MUTATIONS).flatMap(([area, list]) => list.map((each) => ({ ...each, area })));
  const wanted = all.filter(
    ({ area, name }) => request.length === 0 || request.includes(area) || request.includes(name),
  );
  if (wanted.length === 0) throw new Stop(`Areas are ${Object.keys(MUTATIONS).join(', ')}.`);
  await ensurePackages();
  await ensureClient();
  // Nothing of the full run: `npm test` alone must find them.
  for (const each of ['TEST_RUN', 'CHAOS', 'NODE_ENV']) delete process.env[each];
  const clone = copyOfClone();
  process.once('exit', () => rmSync(clone, { recursive: true, force: true }));

  say(`The tests of ${wanted.length} faults, without a fault:`);
  const before = await runTests(clone, [...new Set(wanted.flatMap(({ tests }) => tests))]);
  if (!before.success) throw new Stop(`They do not pass: ${before.by ?? 'they cannot be run; npm test tells more'}.`);
  say('  they pass.');

  /** @type {string[]} */
  const missed = [];
  for (const { area, ...mutation } of wanted) {
    const startedAt = Date.now();
    const file = path.join(clone, mutation.file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(mutation, text));
    const { success, by } = await runTests(clone, mutation.tests);
    writeFileSync(file, text);
    // What cannot be run shows no fault of the kind that a test is for.
    const verdict = success ? 'MISSED' : by === undefined ? 'BROKEN' : 'found ';
    if (verdict !== 'found ') missed.push(`${area}: ${mutation.name}`);
    say(`  ${verdict} ${area}: ${mutation.name} (${seconds(startedAt)})${by ? `\n           ${by}` : ''}`);
  }
  if (missed.length > 0) throw new Stop(`Not found: ${missed.join('; ')}. Each needs a test in npm test.`);
  say(`All ${wanted.length} were found.`);
});

/** A copy of the clone's files, with its packages and its built client. */
function copyOfClone() {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const clone = mkdtempSync(path.join(ROOT, '.cache/mutated-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const gone = execFileSync('git', ['ls-files', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  for (const file of listed.split('\n').filter((each) => each && !gone.includes(each))) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(clone, file));
  }
  for (const folder of ['node_modules', 'dist']) symlinkSync(path.join(ROOT, folder), path.join(clone, folder));
  return clone;
}

/**
 * Runs these tests up to the first failure.
 * @param {string} clone
 * @param {string[]} tests
 * @returns {Promise<{ success: boolean, by?: string | undefined }>} `by` is the test that failed, if one did
 */
async function runTests(clone, tests) {
  const report = path.join(clone, 'report.json');
  rmSync(report, { force: true });
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', clone, '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests];
  await runQuiet(args, { CHAOS_SEED: String(FIXED_SEED) });
  if (!existsSync(report)) return { success: false };
  const { success, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults
    .flatMap((/** @type {{ assertionResults: object[] }} */ file) => file.assertionResults)
    .find((/** @type {{ status: string }} */ test) => test.status === 'failed');
  return { success, by: failed?.fullName };
}
