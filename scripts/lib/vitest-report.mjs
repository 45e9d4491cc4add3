import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Vitest's reporter for the summary of `npm test`: counts, and a line for each problem, including errors outside any test (an
 * error after the last assertion fails a run without a failed test) and failures of a first attempt. Writes JSON to the file
 * named by PARLOUR_TEST_REPORT, in the form of TestReport in reports.mjs.
 */
export default class VitestReport {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<{ name?: string, message: string, VITEST_TEST_PATH?: string }>} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((each) => [...each.children.allTests()]);
    const count = (/** @type {string} */ state) => tests.filter((each) => each.result().state === state).length;
    const unread = modules.filter((each) => each.errors().length > 0);
    const named = (/** @type {import('vitest/node').TestCase} */ each) =>
      `${place(each.module.moduleId)}: ${each.fullName}: ${first(each.result().errors?.[0])}`;
    const failures = [
      ...tests.filter((each) => each.result().state === 'failed').map(named),
      ...unread.map((each) => `${place(each.moduleId)}: ${first(each.errors()[0])}`),
      ...unhandled.map((error) => `outside any test, ${place(error.VITEST_TEST_PATH)}: ${first(error)}`),
    ];
    const flaky = tests.filter((each) => each.diagnostic()?.flaky).map((each) => `${named(each)} (then passed)`);
    const report = {
      passed: count('passed'),
      skipped: count('skipped'),
      failed: failures.length,
      problems: [...failures, ...flaky],
      files: modules.map((each) => ({ file: place(each.moduleId), ...times(each.diagnostic()) })),
    };
    writeFileSync(String(process.env['PARLOUR_TEST_REPORT']), JSON.stringify(report));
  }
}

/** @param {ReturnType<import('vitest/node').TestModule['diagnostic']>} spent */
function times({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) {
  // Vitest reads the start of `prepare` from the global clock, which tests of the same worker may have moved, and its end from Node's.
  const before = environmentSetupDuration + Math.max(0, prepareDuration) + collectDuration + setupDuration;
  return { ms: Math.round(before + duration), importMs: Math.round(before) };
}

/** @param {string | undefined} file */
function place(file) {
  return file ? path.relative(process.cwd(), file) : 'in no file';
}

/** @param {{ message: string } | undefined} error */
function first(error) {
  return error?.message.split('\n')[0] ?? 'no message';
}
