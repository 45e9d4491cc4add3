import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureClient } from './client.mjs';
import { ensureEmulator } from './emulator.mjs';
import { ensurePackages } from './packages.mjs';
import { durations, readPlaywright, readVitest } from './reports.mjs';
import { commitSeed } from './seed.mjs';
import { entry, ROOT, runBehind, runPackage, say, seconds, Stop } from './terminal.mjs';

/**
 * @typedef {import('./reports.mjs').TestReport} TestReport
 * @typedef {{ name: string, code: number, time: string, report?: TestReport | undefined }} Result
 */

const REPORTS = path.join(ROOT, 'test-results');
/** The projects of vitest.config.ts, one per folder. */
const PROJECTS = readdirSync(path.join(ROOT, 'tests'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !['e2e', 'bench', 'support', 'screens', 'recordings'].includes(each.name))
  .map((each) => each.name);
const PARTS = ['check', 'unit', ...PROJECTS, 'e2e'];

await entry(async () => {
  const startedAt = Date.now();
  // React behaves differently under production, and vitest sets a default.
  delete process.env['NODE_ENV'];
  const asked = process.argv.slice(2);
  const unknown = asked.find((each) => !PARTS.includes(each));
  if (unknown)
    throw new Stop(`There is no part "${unknown}"; allowed are ${PARTS.join(', ')}, or none for all of them.`);
  const wants = (/** @type {string} */ part) => asked.length === 0 || asked.includes(part);
  const projects = wants('unit') ? [] : PROJECTS.filter((each) => asked.includes(each));

  heading('Set-up');
  await ensurePackages({ forTests: true });
  const browser = wants('e2e') ? await ensureBrowser() : undefined;
  const emulator = wants('e2e') && process.env['TEST_RUN'] === 'full' && (await ensureEmulator());
  await ensureClient();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  say(`Ready (${seconds(startedAt)})${browser ? `, with ${browser}` : ''}.`);

  /** @type {Result[]} */
  const results = [];
  const checking = wants('check') ? checks() : undefined;
  if (wants('unit') || projects.length > 0) results.push(await unit(projects));
  if (checking) results.unshift(await checking());
  if (browser) results.push(await endToEnd(browser, emulator));
  writeFileSync(path.join(REPORTS, 'durations.md'), durations(results));
  summary(results, seconds(startedAt));
});

/** Starts the checks in parallel with the Node tests, which often wait; their output is kept until requested. */
function checks() {
  const startedAt = Date.now();
  const ended = runBehind('scripts/check.mjs').then((result) => ({ ...result, time: seconds(startedAt) }));
  return async () => {
    const name = 'Checks';
    heading(name);
    const { code, output, time } = await ended;
    say(output.trimEnd());
    return { name, code, time };
  };
}

/** @param {string[]} projects none for all */
async function unit(projects) {
  const file = path.join(REPORTS, 'vitest.json');
  const seed = process.env['CHAOS_SEED'] ?? String(commitSeed());
  const args = ['run', '--reporter=default', '--reporter=./scripts/lib/vitest-report.mjs'];
  const name = `Tests on Node (${projects.join(', ') || PROJECTS.join(', ')})`;
  const result = await part(name, () => {
    say(`Seed of what is drawn at random: ${seed}; the same again: CHAOS_SEED=${seed} npm test`);
    return runPackage('vitest/vitest.mjs', [...args, ...projects.flatMap((each) => ['--project', each])], {
      PARLOUR_TEST_REPORT: file,
      CHAOS_SEED: seed,
    });
  });
  return { ...result, report: readVitest(file) };
}

/**
 * @param {string} browser
 * @param {boolean} emulator whether Firebase's can be started
 */
async function endToEnd(browser, emulator) {
  const file = path.join(REPORTS, 'playwright.json');
  const env = {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(emulator && { FIREBASE_EMULATOR: '1' }),
  };
  const result = await part('Tests in the browser', () =>
    runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json'], env),
  );
  return { ...result, report: readPlaywright(file) };
}

/**
 * @param {string} name
 * @param {() => Promise<number>} work
 * @returns {Promise<Result>}
 */
async function part(name, work) {
  const startedAt = Date.now();
  heading(name);
  const code = await work();
  return { name, code, time: seconds(startedAt) };
}

/** @param {string} text */
function heading(text) {
  say(`\n── ${text} ${'─'.repeat(Math.max(3, 76 - text.length))}`);
}

/**
 * Prints the last lines; the process ends with 1 where any part did not end with 0.
 * @param {Result[]} results
 * @param {string} time
 */
function summary(results, time) {
  heading('Summary');
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, code, time: took, report } of results) {
    const tests = report ? `, ${report.passed} passed, ${report.failed} failed` : '';
    say(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${took}${tests})`);
    for (const trouble of report?.troubles ?? []) say(`         ${trouble}`);
    total.passed += report?.passed ?? 0;
    total.failed += report?.failed ?? 0;
    total.skipped += report?.skipped ?? 0;
  }
  say(`\nThe time of each file: ${path.relative(ROOT, path.join(REPORTS, 'durations.md'))}`);
  say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  const bad = results.filter(({ code }) => code !== 0);
  if (bad.length === 0) return say(`All is well (${time}). Next: npm start.`);
  const again = bad.some(({ name }) => name === 'Checks') ? 'npm run check' : 'npm test -- <part>';
  say(
    `Not well (${time}): ${bad.map(({ name }) => name).join('; ')}. What failed is told above; one part again: ${again}.`,
  );
  process.exitCode = 1;
}
