import { readFileSync } from 'node:fs';

/**
 * How a run of tests ended. `troubles` has a line for each thing that went wrong, and failed counts them.
 * @typedef {{ passed: number, failed: number, skipped: number, troubles: string[] }} TestReport
 */

/**
 * What vitest-report.mjs wrote.
 * @param {string} file
 * @returns {TestReport | undefined} undefined where the runner ended without a report
 */
export function readVitest(file) {
  return readJson(file);
}

/**
 * A Playwright JSON report; a test that passed only at its second try counts as passed, and is named as a trouble.
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
    troubles: [
      ...report.errors.map((/** @type {{ message?: string }} */ error) => firstLine(error.message)),
      ...specs(report)
        .filter(({ tests }) => tests.some(({ status }) => status !== 'expected' && status !== 'skipped'))
        .map(({ file: place, title, tests }) => `${place}: ${title}: ${tests[0]?.status}`),
    ],
  };
}

/**
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec
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
