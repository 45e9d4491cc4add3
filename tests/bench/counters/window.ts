import type { Browser } from '@playwright/test';
import { look, recordFrames, scriptsPart } from '../support/main-thread.ts';
import { withoutGreeting } from '../../support/greeting.ts';

/** The cost of one window of time on a page. */
export interface Window {
  /** Frames per second. */
  frames: number;
  /** Tasks over 50 ms, in milliseconds each. */
  longTasks: number[];
  /** Percentage of the window in which the main thread's processor time went to scripts. */
  scripting: number;
  /** Percentage of the window that the main thread used in total: scripts, style, layout, paint. */
  busy: number;
  /** Seconds by which the first card's value was behind the server at the end. */
  behind: number;
}

export interface Watched {
  url: string;
  /** Factor by which the processor is throttled; 1 for none. */
  slowed: number;
  /** Changes per second of each value. */
  changes: number;
  /** Whether to profile the scripts as well. */
  profiled: boolean;
  windowMs: number;
  /** Starts the changes of the values. */
  start: () => void;
}

/** Time before measuring: the page is drawn and its code is compiled. */
const SETTLING_MS = 1_500;
const FIRST_AMOUNT = 100_000_000;
/** Minor units by which a value grows at each change (see server.ts). */
const STEP = 137;

/** Opens a page anew and measures one window of it, after it has run for a while. */
export const measureWindow = async (browser: Browser, watched: Watched): Promise<Window> => {
  const { url, slowed, changes, profiled, windowMs, start } = watched;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await withoutGreeting(context);
    const page = await context.newPage();
    const broken = new Promise<never>((_, reject) => page.on('pageerror', (error) => reject(error)));
    broken.catch(() => {});
    await recordFrames(page);
    const cdp = await context.newCDPSession(page);
    await page.goto(url);
    await Promise.race([
      page
        .locator('.card p', { hasText: /\.\d\d USD/ })
        .first()
        .waitFor(),
      broken,
    ]);
    start();
    const startedAtMs = Date.now();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.waitForTimeout(SETTLING_MS);
    // Thread ticks: processor time of this page only, without other processes.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await look(page, cdp);
    await page.waitForTimeout(windowMs);
    const after = await look(page, cdp);
    const text = (await page.locator('.card p').first().innerText()).match(/[\d,]+\.\d\d/)?.[0] ?? '';
    const shown = (Number(text.replace(/\D/g, '')) - FIRST_AMOUNT) / STEP;
    const behind = (Date.now() - startedAtMs) / 1_000 - shown / changes;
    const span = after.at - before.at;
    const busy = (100 * (after.taskSeconds - before.taskSeconds)) / span;
    return {
      frames: (after.frames - before.frames) / span,
      longTasks: after.longTasks.slice(before.longTasks.length),
      busy,
      scripting: profiled ? busy * (await scriptsPart(page, cdp)) : 0,
      behind: Math.max(0, behind),
    };
  } finally {
    await context.close();
  }
};
