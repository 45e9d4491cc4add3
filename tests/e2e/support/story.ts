import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { withoutGreeting } from '../../support/greeting.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
export const siteUrl = () => process.env['PARLOUR_URL']!;

/** Things a browser says that nobody may have to read: errors of scripts, refused loads, breaches of the content policy. */
const complaints = (page: Page) => {
  const all: string[] = [];
  page.on('pageerror', (error) => all.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/net::ERR|status of 4\d\d|status of 503/.test(message.text()))
      all.push(`console: ${message.text()}`);
  });
  return all;
};

/** A story's page; at its end the browser must have had nothing to complain about. */
export const test = base.extend<{ baseURL: string; page: Page; complaints: string[]; greeted: boolean }>({
  greeted: [false, { option: true }],
  context: async ({ context, greeted }, use) => {
    if (!greeted) await withoutGreeting(context);
    await use(context);
  },
  baseURL: async ({}, use) => use(siteUrl()),
  complaints: async ({ page }, use) => use(complaints(page)),
  page: async ({ page }, use) => {
    const all = complaints(page);
    await use(page);
    expect(all, 'what the browser complained of').toEqual([]);
  },
});
export { expect };

/** The operator's own tool, as a person types it. */
export const operator = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/operator/cli.ts', ...args],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: new URL(siteUrl()).port, DATA_DIR: process.env['PARLOUR_DATA'] },
    },
  );
  return stdout;
};

/** Nothing that axe finds against WCAG 2.2 AA. */
export const expectAccessible = async (page: Page) => {
  // Colours halfway through an animation are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
};

/** A browser of its own: another device. */
export const anotherDevice = async (browser: Browser): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL: siteUrl(), viewport: { width: 1440, height: 900 } });
  await withoutGreeting(context);
  return { context, page: await context.newPage() };
};
