import { readFileSync } from 'node:fs';

/**
 * The result of a test run. `problems` has a line for each problem, and failed counts them. `files` has the worker time of each
 * file, and the part of it before its tests: imports and environment.
 * @typedef {{ file: string, ms: number, importMs: number }} FileTime
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[], files: FileTime[] }} TestReport
 */

/**
 * Reads the output of vitest-report.mjs.
 * @param {string} file
 * @returns {TestReport | undefined} undefined where the runner ended without a report
 */
export function readVitest(file) {
  return readJson(file);
}

/**
 * Reads a Playwright JSON report; a test that passed at its second attempt counts as passed, and is listed as a problem.
 * @param {string} file
 * @returns {TestReport | undefined}
 */
export function readPlaywright(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counted = expected + unexpected + flaky + skipped;
  return {
    passed: expected + flaky,
    failed: counted === 0 ? report.errors.length : unexpected,
    skipped,
    problems: [
      ...report.errors.map((/** @type {{ message?: string }} */ error) => firstLine(error.message)),
      ...specs(report)
        .filter(({ tests }) => tests.some(({ status }) => status !== 'expected' && status !== 'skipped'))
        .map(({ file: place, title, tests }) => `${place}: ${title}: ${tests[0]?.status}`),
    ],
    files: filesOf(specs(report)),
  };
}

/**
 * The durations that `npm test` reports: the sum of each part, and each file, the longest first.
 * @param {readonly { name: string, report?: TestReport | undefined }[]} parts
 * @returns {string} Markdown
 */
export function durations(parts) {
  const inSeconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
  return parts
    .flatMap(({ name, report }) => {
      if (!report) return [];
      const sum = (/** @type {'ms' | 'importMs'} */ of) => report.files.reduce((total, each) => total + each[of], 0);
      const rows = report.files
        .toSorted((one, other) => other.ms - one.ms)
        .map(({ file, ms, importMs }) => `| ${inSeconds(ms)} | ${inSeconds(importMs)} | ${file} |`);
      return [
        `## ${name}`,
        `${inSeconds(sum('ms'))} worker-seconds in ${rows.length} files, ${inSeconds(sum('importMs'))} of them before the tests (imports, environment).`,
        ['| seconds | before the tests | file |', '| --: | --: | --- |', ...rows].join('\n'),
      ];
    })
    .map((paragraph) => `${paragraph}\n`)
    .join('\n');
}

/**
 * @param {Spec[]} all
 * @returns {FileTime[]}
 */
function filesOf(all) {
  /** @type {Map<string, number>} */
  const taken = new Map();
  for (const { file, tests } of all) {
    const ms = tests.flatMap(({ results = [] }) => results).reduce((total, { duration }) => total + duration, 0);
    taken.set(file, (taken.get(file) ?? 0) + ms);
  }
  return [...taken].map(([file, ms]) => ({ file, ms, importMs: 0 }));
}

/**
 * @typedef {{ file: string, title: string, tests: { status: string, results?: { duration: number }[] }[] }} Spec
 * @param {{ suites?: any[], specs?: Spec[] }} suite
 * @returns {Spec[]}
 */
function specs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
}

/** @param {string | undefined} text */
function firstLine(text) {
  return text?.split('\n')[0] ?? 'no message';
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
