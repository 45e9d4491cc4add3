import type { Browser, CDPSession, Frame, Page } from '@playwright/test';
import { PLAYER } from '../../../server/demo/merchant.ts';
import { withoutGreeting } from '../../support/greeting.ts';
import { look, recordFramesFromNow, type Look } from '../support/main-thread.ts';

/** Factor by which the processor is slowed. */
const SLOWED = 4;
const LONG_MS = 60_000;

/** What happened in a stretch of time. */
export interface Stretch {
  frames: number;
  seconds: number;
  /** Of them, the processor time of the main thread. */
  busySeconds: number;
}

/** A game in its frame. */
export interface Opened {
  page: Page;
  frame: Frame;
  look: () => Promise<Look>;
}

export interface Phone {
  page: Page;
  /** A blank page for this time. */
  blank(ms: number): Promise<Stretch>;
  /** Opens a game, and slows the processor once it is there. */
  open(node: number): Promise<Opened>;
  close(): Promise<void>;
}

/** A page of 390 px in which the demo's player is logged in. */
export const openPhone = async (browser: Browser, url: string): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  await withoutGreeting(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const slowDown = async (session: CDPSession, rate: number) => {
    // Thread ticks: processor time of this page only, without other processes.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await page.goto(`${url}/login`);
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Username') });
  await form.getByLabel('Username').fill(PLAYER.username);
  await form.getByLabel('Password', { exact: true }).fill(PLAYER.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await form.waitFor({ state: 'hidden', timeout: LONG_MS });
  return {
    page,
    async blank(ms) {
      await page.goto('about:blank');
      await slowDown(cdp, SLOWED);
      await recordFramesFromNow(page.mainFrame());
      await page.waitForTimeout(300);
      const before = await look(page, cdp);
      await page.waitForTimeout(ms);
      return since(before, await look(page, cdp));
    },
    async open(node) {
      await slowDown(cdp, 1);
      await page.goto(`${url}/game/${node}`);
      const handle = await page.waitForSelector('iframe', { timeout: LONG_MS });
      const frame = (await handle.contentFrame())!;
      await frame.waitForSelector('.spin', { timeout: LONG_MS });
      await recordFramesFromNow(frame);
      await slowDown(cdp, SLOWED);
      // A frame in the page's own process has no session of its own.
      const own = await context.newCDPSession(frame).catch(() => undefined);
      if (own) await slowDown(own, SLOWED);
      return { page, frame, look: () => look(frame, own ?? cdp) };
    },
    close: () => context.close(),
  };
};

export const since = (before: Look, after: Look): Stretch => ({
  frames: after.frames - before.frames,
  seconds: after.at - before.at,
  busySeconds: after.taskSeconds - before.taskSeconds,
});
