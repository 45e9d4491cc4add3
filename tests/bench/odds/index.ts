import { openDatabase } from '../../../server/db/database.ts';
import { keepSession } from '../../support/page-session.ts';
import { testKeyOf } from '../../support/signing.ts';
import { withoutGreeting } from '../../support/greeting.ts';
import type { Bench, Section } from '../bench.ts';
import { launchBrowser } from '../support/browser.ts';
import { look, recordFramesFromNow } from '../support/main-thread.ts';
import { startBenchSite } from '../support/site.ts';
import { startChanges } from './changes.ts';

/** Those of the page, of which each change is seen. */
const FIXTURES = 60;
const PER_SECOND = 500;
const REACH_MS = 50;
/** Part of a blank page's frames. */
const KEPT = 0.95;
const SHOWN = 'li[data-phase]';

/** In the page: counts what moves from now on. */
const watchShifts = (): void => {
  const page = window as Window & { shifts?: number };
  page.shifts = 0;
  new PerformanceObserver((list) => {
    page.shifts! += list
      .getEntries()
      .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  }).observe({ type: 'layout-shift' });
};
const shiftsOf = (): number => (window as Window & { shifts?: number }).shifts ?? 0;

/** A list of matches whose prices move, in a desktop's window. */
export const odds: Bench = {
  name: 'odds',
  title: 'Sports: moving prices on a page of matches',
  references: ['tests/bench/odds/changes.ts'],
  async run({ say, quick }): Promise<Section> {
    const forMs = quick ? 3_000 : 20_000;
    const site = await startBenchSite({ DEMO_TRAFFIC: 'off' });
    const database = openDatabase(site.databaseUrl, { size: 2 });
    const browser = await launchBrowser();
    try {
      const { token } = await site.logIn();
      const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'en-US' });
      await withoutGreeting(context);
      const page = await context.newPage();
      await keepSession(page, { token, jwk: testKeyOf(token)!.export({ format: 'jwk' }) }, site.url);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

      await page.goto(`${site.url}/sports`);
      const frame = page.mainFrame();
      await page.locator(SHOWN).first().waitFor();
      await page.waitForTimeout(3_000);
      await recordFramesFromNow(frame);
      const changes = await startChanges(database, { fixtures: FIXTURES, perSecond: PER_SECOND });
      await page.waitForTimeout(1_000);
      await page.evaluate(watchShifts);
      const before = await look(frame, cdp);
      await page.waitForTimeout(forMs);
      const after = await look(frame, cdp);
      const shifted = await page.evaluate(shiftsOf);
      const shown = await page.locator(SHOWN).count();
      const marked = await page.locator(`${SHOWN} button[data-move^='up'], ${SHOWN} button[data-move^='down']`).count();
      const { perSecond } = await changes.stop();
      if (marked === 0) throw new Error('no price of the page moves');

      await page.goto('about:blank');
      await recordFramesFromNow(page.mainFrame());
      await page.waitForTimeout(300);
      const blank = [await look(page, cdp)];
      await page.waitForTimeout(3_000);
      blank.push(await look(page, cdp));

      const seconds = after.at - before.at;
      const rate = (after.frames - before.frames) / seconds;
      const reference = (blank[1]!.frames - blank[0]!.frames) / (blank[1]!.at - blank[0]!.at);
      const longest = Math.max(0, ...after.longTasks.slice(before.longTasks.length));
      const busy = (after.taskSeconds - before.taskSeconds) / seconds;
      say(
        `${shown} matches, ${perSecond.toFixed(0)} changes a second: ${rate.toFixed(1)} frames, longest task ${longest.toFixed(0)} ms`,
      );
      return {
        rows: [
          {
            what: `frames a second of a page of ${shown} matches, at ${perSecond.toFixed(0)} changes a second over ${FIXTURES}`,
            ours: `${rate.toFixed(1)}; ${(100 * busy).toFixed(0)} % of the main thread`,
            reference: `blank ${reference.toFixed(1)}`,
            ratio: rate / reference,
            reach: `at least ${KEPT}`,
            met: rate / reference >= KEPT,
          },
          {
            what: 'the longest task meanwhile',
            ours: longest === 0 ? 'none above 50 ms' : `${longest.toFixed(0)} ms`,
            reference: '',
            ratio: null,
            reach: `under ${REACH_MS} ms`,
            met: longest < REACH_MS,
          },
          {
            what: 'what moves besides prices meanwhile, as the sum of layout shifts',
            ours: shifted.toFixed(4),
            reference: '',
            ratio: null,
            reach: '0',
            met: shifted === 0,
          },
        ],
        curves: [],
        notes: [
          `The book’s own page, 1,440 px wide, with the demo’s player. Changes are written as the platform writes what a vendor tells, ten times a second; one price of a fixture moves in each, and its row is told where it shows it. Server, database and browser share the processors. ${(forMs / 1_000).toFixed(0)} s.`,
        ],
      };
    } finally {
      await browser.close();
      await database.close();
      await site.close();
    }
  },
};
