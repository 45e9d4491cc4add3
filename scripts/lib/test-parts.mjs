import path from 'node:path';
import { readPlaywright, readVitest } from './reports.mjs';
import { testFolders } from './test-folders.mjs';
import { ROOT, runBehind, runPackage, say, seconds } from './terminal.mjs';

/**
 * @typedef {import('./reports.mjs').TestReport} TestReport
 * @typedef {{ name: string, code: number, time: string, report?: TestReport | undefined }} Result
 * @typedef {{ part: number, of: number } | undefined} Shard the part of a run that this machine does; all where undefined
 */

export const REPORTS = path.join(ROOT, 'test-results');
/** The projects of vitest.config.ts, one per folder of tests. */
export const PROJECTS = Object.keys(testFolders());

/**
 * Starts the checks in parallel with the Node tests, which often wait; their output is kept until requested.
 * @param {boolean} full
 */
export function checks(full) {
  const startedAt = Date.now();
  const ended = runBehind('scripts/check.mjs', full ? ['--full'] : []).then((result) => ({
    ...result,
    time: seconds(startedAt),
  }));
  return async () => {
    const name = 'Checks';
    heading(name);
    const { code, output, time } = await ended;
    say(output.trimEnd());
    return { name, code, time };
  };
}

/**
 * @param {string[]} projects none for all
 * @param {NodeJS.ProcessEnv} env
 * @param {Shard} [shard]
 * @param {string[]} [files] none for all
 */
export async function unit(projects, env, shard, files = []) {
  const file = path.join(REPORTS, 'vitest.json');
  const args = [
    ...['run', '--reporter=default', '--reporter=./scripts/lib/vitest-report.mjs'],
    ...projects.flatMap((each) => ['--project', each]),
    ...shardOf(shard),
    ...files,
  ];
  const name = `Tests on Node (${projects.join(', ') || PROJECTS.join(', ')})`;
  const result = await part(name, () => runPackage('vitest/vitest.mjs', args, { ...env, PARLOUR_TEST_REPORT: file }));
  return { ...result, report: readVitest(file) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Shard} [shard]
 * @param {string[]} [files] none for all
 */
export async function endToEnd(env, shard, files = []) {
  const file = path.join(REPORTS, 'playwright.json');
  const args = ['test', '--reporter=list,json', ...shardOf(shard), ...files];
  const result = await part('Tests in the browser', () =>
    runPackage('@playwright/test/cli.js', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
  return { ...result, report: readPlaywright(file) };
}

/** @param {Shard} shard */
const shardOf = (shard) => (shard ? [`--shard=${shard.part}/${shard.of}`] : []);

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
export function heading(text) {
  say(`\n── ${text} ${'─'.repeat(Math.max(3, 76 - text.length))}`);
}
