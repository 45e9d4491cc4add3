import type { FrameLocator, Page } from '@playwright/test';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { expect, expectFrameAccessible, test } from './support/story.ts';

const TABLE = { nodeId: '20004', name: 'Speed Baccarat A' };
/** A round of this table takes 22 seconds. */
const ROUND = { timeout: 40_000 };

const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const statusOf = (page: Page) => gameIn(page).getByRole('status').first();
/** Waits for the beginning of a round. */
const openRound = (page: Page) =>
  expect(gameIn(page).getByText(/^Place your bets: (12|11|10|9|8) s/)).toBeVisible(ROUND);

/** A new member with 50.00 at the table. */
const sitDown = async (page: Page): Promise<void> => {
  const { username } = await makeAccount();
  await giveMoney(username, 5_000);
  await enter(page, username, `/game/${TABLE.nodeId}`);
  await expect(gameIn(page).getByRole('button', { name: 'Place bet' })).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
};

test.describe('A live table', () => {
  test('[LIVE-01 GAME-07 PP-21] is joined from the list; two players see each other’s bets, the same draw, and their own payment', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const other = await (await browser.newContext()).newPage();
    await Promise.all([sitDown(page), sitDown(other)]);
    await expectFrameAccessible(page, 'a live table');
    const before = await headerBalance(page);

    await openRound(page);
    const player = (of: Page) => gameIn(of).getByRole('button', { name: /^Player(: .*)?$/ });
    await pressKeyOn(page, player(page));
    await pressByKey(page, gameIn(page));
    await expect(statusOf(page)).toHaveText(/^Bet placed: .*1\.00/);
    expect(await headerBalance(page)).toBe(before - 100);
    await pressKeyOn(other, player(other));
    await pressByKey(other, gameIn(other));
    await expect(gameIn(page).getByText('1.00 of 2.00')).toBeVisible();
    await expect(gameIn(other).getByText('1.00 of 2.00')).toBeVisible();
    await expect(gameIn(page).getByText(/players: 2$/)).toBeVisible();

    await expect(statusOf(page)).toHaveText('No more bets', ROUND);
    const paid = gameIn(page).getByText(/^(Won|No win|Returned)/);
    await expect(paid.first()).toBeVisible(ROUND);
    const text = await paid.first().innerText();
    const amount = text.startsWith('No win')
      ? 0
      : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
    await expect.poll(() => headerBalance(page)).toBe(before - 100 + amount);
    await expect(gameIn(other).getByText(text.split('\n')[0]!).first()).toBeVisible(ROUND);
    const results = (of: Page) =>
      gameIn(of)
        .getByRole('img', { name: /^Last results/ })
        .getAttribute('aria-label');
    expect(await results(other)).toBe(await results(page));
    await other.context().close();
  });

  test('[NAV-06 GAME-01] stands in the list of live games, and opens from it', async ({ page }) => {
    await page.goto('/live');
    await page.getByRole('link', { name: `Open ${TABLE.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/game/${TABLE.nodeId}$`));
  });
});
