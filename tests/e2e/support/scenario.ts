import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { runCommand } from '../../../server/cli/run-command.ts';
import { FULL_RUN } from '../../support/full-run.ts';
import { withoutGreeting } from '../../support/greeting.ts';
import { takeDevice } from './devices.ts';
import { CHANGING, READING, TAG } from './projects.ts';
import { keepRecording, recordPages } from './recorded.ts';
import { startScenarioSite, type ScenarioSite } from './site.ts';

export const siteUrl = () => process.env['PARLOUR_URL']!;

/** Browser messages that fail a test: script errors, refused loads, violations of the content security policy. */
const complaints = (page: Page) => {
  const all: string[] = [];
  page.on('pageerror', (error) => all.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/net::ERR|status of 4\d\d|status of 503/.test(message.text()))
      all.push(`console: ${message.text()}`);
  });
  return all;
};

/** A test that changes shared state: it runs alone on its own site (playwright.config.ts). */
export const CHANGES_SITE = { tag: TAG };
/** Commands that do not affect other tests. */
const HARMLESS = ['affiliate', 'demo-bet', 'deposit', 'deposits', 'tickets', 'login-link', 'jackpot', 'reality-check'];

/** The options of the present test's devices. */
let options = '';
const deviceOf = (browser: Browser, url: string, greeted = false) =>
  takeDevice(browser, {
    url,
    key: `${options} ${greeted}`,
    prepare: async (context) => {
      if (!greeted) await withoutGreeting(context);
      await recordPages(context);
    },
  });

/** A test's page; at the end of the test the browser must not have reported an error. */
export const test = base.extend<
  { baseURL: string; page: Page; complaints: string[]; greeted: boolean; options: void },
  { ownSite: ScenarioSite | undefined }
>({
  // A worker of these tests has its own site; the helpers below find it by the same variables as the shared one.
  ownSite: [
    async ({}, use, { project }) => {
      process.env['STORIES'] = project.name;
      if (project.name !== CHANGING || !process.env['PARLOUR_FIREBASE']) return use(undefined);
      const firebase = JSON.parse(process.env['PARLOUR_FIREBASE']) as Record<string, string>;
      const site = await startScenarioSite(firebase);
      process.env['PARLOUR_URL'] = site.url;
      process.env['PARLOUR_DATA'] = site.dataDir;
      await use(site);
      await site.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  greeted: [false, { option: true }],
  options: [
    async ({ viewport, contextOptions, extraHTTPHeaders, isMobile }, use) => {
      options = JSON.stringify({ viewport, contextOptions, extraHTTPHeaders, isMobile });
      await use();
    },
    { auto: true },
  ],
  context: async ({ browser, baseURL, greeted }, use) => {
    const context = await deviceOf(browser, baseURL, greeted);
    await use(context);
    await context.close();
  },
  baseURL: async ({}, use) => use(siteUrl()),
  complaints: async ({ page }, use) => use(complaints(page)),
  page: async ({ page }, use, testInfo) => {
    const all = complaints(page);
    await use(page);
    await keepRecording(page, testInfo);
    expect(all, 'what the browser complained of').toEqual([]);
  },
});
export { expect };

/** Runs an operator command line in this process. */
export const operator = async (...args: string[]): Promise<string> => {
  if (process.env['STORIES'] === READING && !HARMLESS.includes(args[0]!))
    throw new Error(`"${args.join(' ')}" changes the site: mark its story with CHANGES_SITE`);
  return runCommand([...args, '--yes'], { PORT: new URL(siteUrl()).port, DATA_DIR: process.env['PARLOUR_DATA'] });
};

/** Runs an operator command in a process of its own, as `npm run operator` does. */
export const operatorProcess = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operator.mjs', ...args, '--yes'], {
    env: { ...process.env, PORT: new URL(siteUrl()).port, DATA_DIR: process.env['PARLOUR_DATA'] },
  });
  return stdout;
};

/** A scan costs as much as a page: in `npm test`, tests of PP-31 scan; in the full run, all that ask for it do. */
const scans = () => FULL_RUN || test.info().title.includes('PP-31');

/** Asserts no axe violations of WCAG 2.2 AA; `where` appears in the failure. */
export const expectAccessible = async (page: Page, where = page.url()) => {
  if (!scans()) return;
  // Colours in the middle of an animation would be checked, too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    // Passes are not needed, and merging the results of frames in a page costs more than the check.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  expectNothingFound(violations, where);
};

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
const expectNothingFound = (violations: Violations, where: string): void => {
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect.soft(found, `what axe finds on ${where}`).toEqual([]);
};

/** The same of a game in its frame, which has no origin: axe looks into it only outside its legacy mode. */
export const expectFrameAccessible = async (page: Page, where: string) => {
  if (!scans()) return;
  const { violations } = await new AxeBuilder({ page })
    .include('iframe')
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  expectNothingFound(violations, where);
};

/** A separate browser context, like another device. */
export const anotherDevice = async (browser: Browser): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await deviceOf(browser, siteUrl());
  return { context, page: await context.newPage() };
};
