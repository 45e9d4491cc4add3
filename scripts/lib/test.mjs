import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { testChanged } from './changed.mjs';
import { ensureClient, ensureTools } from './client.mjs';
import { ensureEmulator } from './emulator.mjs';
import { leftOut } from './left-out.mjs';
import { ensurePackages } from './packages.mjs';
import { durations } from './reports.mjs';
import { drawSeed, FIXED_SEED } from './seed.mjs';
import { ensureServer } from './server.mjs';
import { entry, ROOT, say, seconds, Stop } from './terminal.mjs';
import { checks, endToEnd, heading, PROJECTS, REPORTS, unit } from './test-parts.mjs';

const PARTS = ['check', 'unit', ...PROJECTS, 'e2e'];

await entry(async () => {
  const startedAt = Date.now();
  // React behaves differently under production, and vitest sets a default.
  delete process.env['NODE_ENV'];
  const { requested, full, changed, shard } = wishes(process.argv.slice(2));
  const wants = (/** @type {string} */ part) => requested.length === 0 || requested.includes(part);
  const projects = wants('unit') ? [] : PROJECTS.filter((each) => requested.includes(each));
  const env = {
    CHAOS_SEED: process.env['CHAOS_SEED'] ?? String(full ? drawSeed() : FIXED_SEED),
    ...(full && { TEST_RUN: 'full', CHAOS: process.env['CHAOS'] ?? 'short' }),
  };

  heading('Set-up');
  await ensurePackages();
  if (changed) return testChanged(env, startedAt);
  const browser = wants('e2e') ? await ensureBrowser() : undefined;
  const emulator = full && wants('e2e') && (await ensureEmulator());
  await ensureServer();
  await ensureClient();
  if (browser) await ensureTools();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  say(`Ready (${seconds(startedAt)})${browser ? `, with ${browser}` : ''}.`);
  const again = full ? 'npm run test:all' : 'npm test';
  say(`Seed of what is drawn at random: ${env.CHAOS_SEED}; the same again: CHAOS_SEED=${env.CHAOS_SEED} ${again}`);

  /** @type {import('./test-parts.mjs').Result[]} */
  const results = [];
  const checking = wants('check') && (shard?.part ?? 1) === 1 ? checks(full) : undefined;
  if (wants('unit') || projects.length > 0) results.push(await unit(projects, env, shard));
  if (checking) results.unshift(await checking());
  if (browser) {
    const own = { ...env, CHROMIUM_PATH: browser, ...(emulator && { FIREBASE_EMULATOR: '1' }) };
    results.push(await endToEnd(own, shard));
  }
  writeFileSync(path.join(REPORTS, 'durations.md'), durations(results));
  summary(results, seconds(startedAt), full);
});

/**
 * What the command line asks for.
 * @param {string[]} args
 */
function wishes(args) {
  const { values, positionals: requested } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      part: { type: 'string' },
    },
  });
  const unknown = requested.find((each) => !PARTS.includes(each));
  if (unknown)
    throw new Stop(`There is no part "${unknown}"; allowed are ${PARTS.join(', ')}, or none for all of them.`);
  const found = /^(\d+)\/(\d+)$/.exec(values.part ?? '1/1');
  const [part, of] = [Number(found?.[1]), Number(found?.[2])];
  if (!(part >= 1 && part <= of))
    throw new Stop(`--part is "${values.part}", but must be like 2/4: which of how many.`);
  return { requested, full: values.all, changed: values.changed, shard: of > 1 ? { part, of } : undefined };
}

/**
 * Prints the last lines; the process ends with 1 where any part did not end with 0.
 * @param {import('./test-parts.mjs').Result[]} results
 * @param {string} time
 * @param {boolean} full
 */
function summary(results, time, full) {
  heading('Summary');
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, code, time: took, report } of results) {
    const tests = report ? `, ${report.passed} passed, ${report.failed} failed` : '';
    say(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${took}${tests})`);
    for (const failure of report?.problems ?? []) say(`         ${failure}`);
    total.passed += report?.passed ?? 0;
    total.failed += report?.failed ?? 0;
    total.skipped += report?.skipped ?? 0;
  }
  say(`\nThe time of each file: ${path.relative(ROOT, path.join(REPORTS, 'durations.md'))}`);
  if (!full) say(`Left to npm run test:all: ${leftOut().join('; ')}.`);
  say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  const bad = results.filter(({ code }) => code !== 0);
  if (bad.length === 0) return say(`Passed (${time}). Next: npm start.`);
  const again = bad.some(({ name }) => name === 'Checks') ? 'npm run check' : 'npm test -- <part>';
  say(
    `Failed (${time}): ${bad.map(({ name }) => name).join('; ')}. What failed is told above; one part again: ${again}.`,
  );
  process.exitCode = 1;
}
