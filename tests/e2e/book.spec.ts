import type { FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { expect, expectFrameAccessible, test } from './support/scenario.ts';

const BOOK = { nodeId: '40001', name: 'Football Night' };
const SOON = { timeout: 20_000 };
const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const openPrices = (page: Page) => gameIn(page).locator('.fixture .price:not([aria-disabled="true"])');

/** A new member with 50.00 at the book, among the matches that are to come. */
const sitDown = async (page: Page): Promise<void> => {
  const { username } = await makeAccount();
  await giveMoney(username, 5_000);
  await enter(page, username, `/game/${BOOK.nodeId}`);
  await expectLive(page);
  await pressKeyOn(page, gameIn(page).getByRole('button', { name: /^Upcoming/ }));
  await expect(openPrices(page).first()).toBeVisible(SOON);
};
const note = (page: Page) => gameIn(page).locator('.slip-note');

test.describe('A book of matches', () => {
  test('[NAV-06 GAME-01] stands in the list of sports, and opens from it', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/sports');
    await page.getByRole('link', { name: `Open ${BOOK.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/game/${BOOK.nodeId}$`));
  });

  test('takes a bet by the keyboard, shows it with its leg, and takes it back for its cash-out; the record names the leg', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await sitDown(page);
    await expectFrameAccessible(page, 'a book');
    const before = await headerBalance(page);
    // The market of a match that begins soon may be suspended.
    await pressKeyOn(page, openPrices(page).last());
    await pressKeyOn(page, gameIn(page).getByRole('button', { name: 'Place bet' }));
    await expect(note(page)).toHaveText(/^Bet accepted: .*1\.00/, SOON);
    await expect.poll(() => headerBalance(page)).toBe(before - 100);

    await pressKeyOn(page, gameIn(page).getByRole('button', { name: /^My bets/ }));
    const cashOut = gameIn(page).getByRole('button', { name: /^Cash out/ });
    await expect(cashOut).toBeVisible(SOON);
    // A price that moves meanwhile is told, and the next offer is taken.
    await expect(async () => {
      await cashOut.click({ timeout: 3_000 });
      await expect(gameIn(page).getByText(/^Cashed out/)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect.poll(() => headerBalance(page)).toBeGreaterThan(before - 100);

    await page.goto('/member/personalHistoryCopy');
    await page.getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog').getByText(/^Single; .* – .* @ \d/)).toBeVisible();
  });

  test(
    'combines matches, not two bets on one match, and shows prices in the chosen form',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await sitDown(page);
      const rows = gameIn(page).locator('.fixture');
      const priceOf = (row: number, at: number) => rows.nth(row).locator('.price:not([aria-disabled="true"])').nth(at);
      await priceOf(0, 0).click();
      await priceOf(0, 1).click();
      await expect(note(page)).toHaveText(/cannot be combined/);
      await expect(gameIn(page).locator('.slip-leg')).toHaveCount(1);
      await priceOf(3, 0).click();
      await expect(gameIn(page).getByRole('combobox', { name: 'Bet type' })).toHaveValue('2');
      await gameIn(page).getByRole('combobox', { name: 'Odds', exact: true }).selectOption('american');
      await expect(gameIn(page).locator('.fixture .odds').first()).toHaveText(/[+\u2212]\d+/);
      await pressKeyOn(page, gameIn(page).getByRole('button', { name: 'Clear' }));
      await expect(gameIn(page).getByText('Add selections to your slip.')).toBeVisible();
    },
  );
});
