import { chromium } from '@playwright/test';
import { headerBalance, logIn } from '../../e2e/support/people.ts';
import { BROWSER_ARGS } from '../../support/browser-args.ts';
import { withoutGreeting } from '../../support/greeting.ts';

/** The built site, open in a real browser, logged in as one member. */
export interface BrowserPage {
  /** Describes what is wrong with the page, given the member's balance in minor units. */
  wrong(balance: number): Promise<string | undefined>;
  /** The number of reloads since the login. */
  reloads(): number;
  close(): Promise<void>;
}

export const openBrowserPage = async (baseURL: string, username: string): Promise<BrowserPage> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: BROWSER_ARGS,
  });
  const context = await browser.newContext({ baseURL, locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await withoutGreeting(context);
  const page = await context.newPage();
  await logIn(page, username);
  let reloads = 0;
  page.on('load', () => void (reloads += 1));
  const isLive = () => page.locator('[role="img"][data-state="live"]').count();
  return {
    async wrong(balance) {
      if ((await isLive()) === 0) return `the page of ${username} is not live`;
      const shown = await headerBalance(page);
      return shown === balance ? undefined : `the page of ${username} shows ${shown}, the ledger has ${balance}`;
    },
    reloads: () => reloads,
    async close() {
      await context.close();
      await browser.close();
    },
  };
};
