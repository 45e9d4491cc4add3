import type { Browser, Page } from '@playwright/test';
import { openPhone } from '../support/browser.ts';

/** A page whose first load is measured, and the first action on it. */
export interface Visited {
  name: string;
  url: string;
  /** A member's session token; a visitor has none. */
  token?: string;
  /** Resolves when the page has responded to the first action, with the time since navigation in milliseconds. */
  use: (page: Page) => Promise<number>;
}

export interface Visit {
  usableMs: number;
  requests: number;
  /** Transferred bytes, compressed, headers included. */
  bytes: number;
  scriptBytes: number;
}

/** Time for pictures below the fold and similar requests after the page is usable. */
const AFTERWARDS_MS = 3_000;

/** One first load on a throttled phone. */
export const visit = async (browser: Browser, { url, token, use }: Visited): Promise<Visit> => {
  const { page, cdp } = await openPhone(browser, new URL(url).origin, token);
  const scripts = new Set<string>();
  const seen = { requests: 0, bytes: 0, scriptBytes: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    seen.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'commit' });
  const usableMs = await use(page);
  await page.waitForTimeout(AFTERWARDS_MS);
  await page.context().close();
  return { usableMs, ...seen };
};
