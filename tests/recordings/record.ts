// node --import tsx tests/recordings/record.ts [name …]: records the sessions of this folder anew, on a running demo (PARLOUR_URL).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { installedBrowser } from '../../scripts/lib/browser.mjs';
import { openRunner } from '../../dev/traced/node.ts';
import { SITE_FRAME, type FrameWindow } from '../../dev/page/ports.ts';

const URL = process.env['PARLOUR_URL'] ?? 'http://localhost:3000';
const PASSWORD = 'Parlour-2026';

declare const window: FrameWindow;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Follows a link of the site without loading the page anew: a new page would be a new recording. */
const go = async (page: Page, to: string) => {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await pause(4_000);
};
const logIn = async (page: Page, username: string) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').or(page.getByRole('main')).getByRole('button', { name: 'Log in' }).last().click();
  await page.locator('[role="img"][data-state="live"]').first().waitFor({ timeout: 60_000 });
  await pause(4_000);
};

const SESSIONS: Record<string, { begin: string; play: (page: Page) => Promise<void> }> = {
  'players-evening': {
    begin: '/login',
    async play(page) {
      await logIn(page, 'player1');
      for (const to of ['/', '/slots', '/jp', '/promotions', '/member/transactionHistory', '/']) await go(page, to);
      await pause(10_000);
    },
  },
  'agents-hour': {
    begin: '/agent',
    async play(page) {
      await logIn(page, 'agent1');
      for (const to of ['agentRealtimeSalary', 'overview', 'agentTeamOverview', 'agentRealtimeSalary'])
        await go(page, `/agentHome/${to}`);
      await pause(10_000);
    },
  },
  'night-of-bad-connections': {
    begin: '/login',
    async play(page) {
      await logIn(page, 'player1');
      await go(page, '/');
      const script = [
        '{"atMs": 500, "what": "delay", "ms": 300}',
        '{"atMs": 5000, "what": "cut", "ms": 4000}',
        '{"atMs": 14000, "what": "drop", "share": 0.3}',
        '{"atMs": 26000, "what": "clear"}',
        '{"atMs": 27000, "what": "stand still", "ms": 10000}',
        '{"atMs": 40000, "what": "duplicate", "share": 0.5}',
        '{"atMs": 45000, "what": "reorder", "share": 0.5}',
        '{"atMs": 52000, "what": "restart"}',
        '{"atMs": 60000, "what": "clear"}',
      ].join('\n');
      await page.evaluate((lines) => window.parlourFaults!.run(lines), script);
      await pause(65_000);
    },
  },
};

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] || installedBrowser() });
const runner = await openRunner();
const { redact } = await runner.run<typeof import('../../dev/recording/redact.ts')>('dev/recording/redact.ts');
const { readText, writeText } = await runner.run<typeof import('../../dev/recording/file.ts')>('dev/recording/file.ts');

const record = async (name: string): Promise<void> => {
  const { begin, play } = SESSIONS[name]!;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.goto(`${URL}${SITE_FRAME.slice(0, -1)}${begin}`);
  await page.waitForFunction(() => 'parlourExport' in window);
  await play(page);
  const raw = await page.evaluate(() => window.parlourExport!({ identities: false, amounts: false }));
  const text = writeText(redact(readText(raw), { identities: true, amounts: false }));
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(path.join(import.meta.dirname, `${name}.jsonl.gz`), bytes);
  console.log(`${name}: ${text.split('\n').length - 2} items, ${Math.ceil(bytes.length / 1024)} kB.`);
  await context.close();
};

const wanted = process.argv.slice(2);
await Promise.all((wanted.length > 0 ? wanted : Object.keys(SESSIONS)).map(record));
await runner.close();
await browser.close();
