import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { BROWSER_ARGS } from '../../support/browser-args.ts';
import { withoutGreeting } from '../../support/greeting.ts';
import { keepSession } from '../../support/page-session.ts';
import { testKeyOf } from '../../support/signing.ts';

/** A phone as in Lighthouse's defaults: its applied throttling, processor included. */
const PHONE = { latencyMs: 562.5, bytesPerSecond: (1_474.56 * 1_024) / 8, processor: 4 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: BROWSER_ARGS,
  });

/** A phone's page with an empty cache, for a visitor, or for the member whom `callServer` logged in with this token. */
export const openPhone = async (
  browser: Browser,
  origin: string,
  token?: string,
): Promise<{ page: Page; cdp: CDPSession }> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  await withoutGreeting(context);
  const page = await context.newPage();
  if (token) await keepSession(page, { token, jwk: testKeyOf(token)!.export({ format: 'jwk' }) }, origin);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond / 2,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processor });
  return { page, cdp };
};
