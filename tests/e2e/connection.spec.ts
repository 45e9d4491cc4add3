import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enter } from './support/enter.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { anotherDevice, CHANGES_SITE, expect, test } from './support/scenario.ts';

test.describe('The connection status', () => {
  test('[W10] tabs of one browser share one socket, and all of them are live', async ({ page, context }) => {
    const sockets: string[] = [];
    context.on('page', (tab) => tab.on('websocket', (socket) => sockets.push(socket.url())));
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto('/');
    await expectLive(page);
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/');
      await expectLive(tab);
    }
    expect(sockets.filter((url) => url.includes('/socket'))).toHaveLength(1);
    // The leading tab closes; another opens the socket.
    await page.close();
    for (const tab of tabs) await expectLive(tab);
    await expect.poll(() => sockets.filter((url) => url.includes('/socket')).length).toBe(2);
  });

  test('[W8 PP-06] offline, the page says so, keeps what was typed, and disables money actions', async ({
    page,
    context,
  }) => {
    await enter(page, 'player1');
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
    await page.getByLabel(/^Amount in/).fill('20.00');
    await page.getByRole('button', { name: 'Continue' }).click();
    const pay = page.getByRole('button', { name: 'Continue to payment' });
    await expect(pay).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByRole('img', { name: 'Offline: showing the last confirmed figures' }).first()).toBeAttached({
      timeout: 30_000,
    });
    await expect(pay).toBeDisabled();
    await context.setOffline(false);
    await expectLive(page);
    await expect(pay).toBeEnabled();
    await expect(page.getByText('20.00 USD').first()).toBeVisible();
  });

  test(
    '[SYS-11] what did not load loads by itself when the page is live again',
    FULL_RUN_ONLY,
    async ({ page, context }) => {
      await page.route(/GLS_jackpots/, (route) => route.abort());
      await page.goto('/jackpots');
      await expectLive(page);
      const failed = page.getByRole('alert').filter({ hasText: 'This section could not load' });
      await expect(failed).toBeVisible();
      await page.unroute(/GLS_jackpots/);
      await context.setOffline(true);
      await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
      await expect(failed).toBeVisible();
      await context.setOffline(false);
      await expect(failed).toBeHidden({ timeout: 30_000 });
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  );
});

test.describe('The server', CHANGES_SITE, () => {
  test('[W4 W8] is killed and restarted: an open page says offline, and is then correct without a reload', async ({
    browser,
    ownSite,
  }) => {
    test.info().skip(!ownSite, 'a site that was there before the stories is nobody’s to kill');
    test.setTimeout(180_000);
    // Console errors are allowed in this browser, because the test causes them.
    const { context, page } = await anotherDevice(browser);
    await enter(page, 'player1');
    const before = await headerBalance(page);
    await ownSite!.kill();
    await expect(page.getByRole('img', { name: 'Offline: showing the last confirmed figures' }).first()).toBeAttached({
      timeout: 20_000,
    });
    expect(await headerBalance(page)).toBe(before);
    await ownSite!.startAgain();
    await expectLive(page);
    expect(await headerBalance(page)).toBe(before);
    await context.close();
  });
});
