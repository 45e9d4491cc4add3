import type { FrameLocator, Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { expect, expectFrameAccessible, test } from './support/scenario.ts';

/** A flight takes about half a minute at most before somebody leaves it here, the one before it included. */
const FLIGHT = { timeout: 60_000 };
/** A flight can end at once: one in 33 does. */
const MAX_FLIGHTS = 5;

/** A bet can be placed while a flight is awaited; one that flies may take a while. */
const OPENED = { timeout: 90_000 };
const openFlight = async (page: Page): Promise<FrameLocator> => {
  const { username } = await makeAccount();
  await giveMoney(username, 5_000);
  await enter(page, username, '/game/10005');
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Bet', exact: true })).toBeVisible(OPENED);
  await expectLive(page);
  return game;
};

/** Bets the stake of 1.00 in a flight that takes off a few seconds later. */
const bet = async (page: Page, game: FrameLocator): Promise<void> => {
  await expect(game.getByText(/^Bets: [4-8] s/)).toBeVisible(FLIGHT);
  await pressByKey(page, game);
  await expect(game.getByRole('button', { name: 'Bet placed' })).toBeVisible();
};

/** Whether what is expected comes. */
const comes = (expected: Promise<unknown>): Promise<boolean> =>
  expected.then(
    () => true,
    () => false,
  );

/** Whether the flight takes off and goes on so far that somebody can leave it. */
const isOffered = (button: Locator): Promise<boolean> => comes(expect(button).toBeEnabled({ timeout: 20_000 }));

test(
  '[GAME-07 PP-24] a player leaves a flight by the keyboard, and is paid the multiplier that the button then names',
  FULL_RUN_ONLY,
  async ({ page }) => {
    test.setTimeout(240_000);
    const game = await openFlight(page);
    await expectFrameAccessible(page, 'crash');
    const out = game.getByText(/^Cashed out at/).first();
    for (let flight = 1; flight <= MAX_FLIGHTS; flight += 1) {
      const before = await headerBalance(page);
      await bet(page, game);
      expect(await headerBalance(page)).toBe(before - 100);
      const button = game.getByRole('button', { name: /^Cash out/ });
      if (await isOffered(button)) await pressKeyOn(page, button);
      // Read as soon as it is there: the next flight takes its place.
      const text = await out.innerText({ timeout: 5_000 }).catch(() => null);
      if (text === null) continue;
      const hundredths = Math.round(Number(/[\d.]+/.exec(text)![0].replace(/\.$/, '')) * 100);
      await expect.poll(() => headerBalance(page)).toBe(before - 100 + hundredths);
      return;
    }
    throw new Error(`${MAX_FLIGHTS} flights ended before anybody could leave`);
  },
);

test(
  '[PP-24] an automatic cash-out is paid though the connection is lost',
  FULL_RUN_ONLY,
  async ({ page, context }) => {
    test.setTimeout(240_000);
    const game = await openFlight(page);
    await game.getByRole('checkbox', { name: 'Auto cash-out' }).check();
    await game.getByRole('textbox', { name: 'Auto cash-out at' }).fill('1.01');
    for (let flight = 1; flight <= MAX_FLIGHTS; flight += 1) {
      const before = await headerBalance(page);
      await bet(page, game);
      await context.setOffline(true);
      // The flight takes off, passes the multiplier and is paid meanwhile.
      await page.waitForTimeout(12_000);
      await context.setOffline(false);
      await expectLive(page);
      if (await comes(expect.poll(() => headerBalance(page), { timeout: 15_000 }).toBe(before + 1))) return;
      expect(await headerBalance(page)).toBe(before - 100);
    }
    throw new Error(`${MAX_FLIGHTS} flights ended at once`);
  },
);
