import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/lib/browser.mjs';
import { BROWSER_ARGS } from './tests/support/browser-args.ts';
import { CHANGING, READING, TAG } from './tests/e2e/support/projects.ts';
import { FULL_RUN, FULL_RUN_ONLY } from './tests/support/full-run.ts';

const leftOut = FULL_RUN ? [] : [new RegExp(FULL_RUN_ONLY.tag)];

/**
 * The pages of a device share a process (support/devices.ts), and scripts are not compiled for speed: a story's pages do not live
 * long enough for it (docs/measured.md).
 */
const THRIFTY = ['--process-per-site', '--js-flags=--no-maglev,--no-opt'];

/** Stories of people in a real Chromium against the real product, started as a newcomer starts it. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/set-up.ts',
  // Much of a story is waiting: two at a time keep two cores at work. Those that change the whole site meet no others: they have
  // one of their own, and run one after another.
  workers: 2,
  projects: [
    { name: CHANGING, grep: new RegExp(TAG), grepInvert: leftOut, workers: 1 },
    { name: READING, grepInvert: [new RegExp(TAG), ...leftOut] },
  ],
  forbidOnly: true,
  // What passes only at its second try is named at the end of `npm test`, for somebody to look into; in the full run it is a fault.
  retries: FULL_RUN ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Stories about motion say so.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes a third of the time; TRACE=1 for who looks for a cause.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || installedBrowser(),
      args: FULL_RUN ? BROWSER_ARGS : [...BROWSER_ARGS, ...THRIFTY],
    },
  },
});
