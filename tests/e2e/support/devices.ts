import type { Browser, BrowserContext } from '@playwright/test';
import { FULL_RUN } from '../../support/full-run.ts';

/** A browser context with one page of the site, which holds the process in which the site's scripts are compiled. */
interface Device {
  context: BrowserContext;
  /** Closes the pages of a test, and deletes all that the site stored. */
  empty(): Promise<void>;
}

/** Devices of this worker that no test uses now, by what they were made for. */
const free = new Map<string, Device[]>();

const makeDevice = async (context: BrowserContext, url: string): Promise<Device> => {
  const kept = await context.newPage();
  await kept.goto(`${url}/version`);
  const session = await context.newCDPSession(kept);
  return {
    context,
    empty: async () => {
      for (const page of context.pages()) if (page !== kept) await page.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearCookies();
      for (const hostname of ['localhost', 'second.localhost', '127.0.0.1']) {
        const { origin } = Object.assign(new URL(url), { hostname });
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      }
    },
  };
};

/**
 * A browser context like a new one. In `npm test` it is one that an earlier test closed: its files and the compiled scripts are
 * there, which saves more than half of the processor time of a first page; scripts added by `context.addInitScript` stay, too. In
 * the full run each is new, as a visitor's browser is.
 */
export const takeDevice = async (
  browser: Browser,
  { url, key, prepare }: { url: string; key: string; prepare: (context: BrowserContext) => Promise<void> },
): Promise<BrowserContext> => {
  const used = free.get(url + key)?.pop();
  if (used) return used.context;
  const context = await browser.newContext({ baseURL: url });
  await prepare(context);
  if (FULL_RUN) return context;
  const device = await makeDevice(context, url);
  context.close = async () => {
    await device.empty();
    free.set(url + key, [...(free.get(url + key) ?? []), device]);
  };
  return context;
};
