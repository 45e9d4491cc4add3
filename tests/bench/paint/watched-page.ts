import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withoutGreeting } from '../../support/greeting.ts';

/** Amount in minor units → time of its paint, on the machine's clock in milliseconds. */
type Painted = Record<string, number>;

/** A page that records when each value under the label "Balance" has been painted. */
export const openWatched = async (browser: Browser, url: string, token?: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  if (token) await context.addInitScript((value) => sessionStorage.setItem('token', value), token);
  await context.addInitScript({ path: path.join(import.meta.dirname, 'note-paints.js') });
  await withoutGreeting(context);
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

/** Waits until this amount has been painted; returns the time. */
export const paintedAt = async (page: Page, amount: number): Promise<number> => {
  const handle = await page.waitForFunction(
    (key) => {
      const at = (window as unknown as { painted: Painted }).painted[key];
      return at !== undefined && at < Infinity ? at : false;
    },
    String(amount),
    { polling: 20, timeout: 15_000 },
  );
  return (await handle.jsonValue()) as number;
};
