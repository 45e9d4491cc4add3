import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

const TABLE = 'Speed Baccarat A';
/** A round of this table takes 22 seconds. */
const ROUND = { timeout: 40_000 };

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: `Open ${name}` }) });
/** Sums the results that a road states: `Player: 12, Banker: 9, ties: 2`. */
const resultsOn = async (card: Locator): Promise<number> => {
  const texts = (await card.getByRole('img', { name: /^Player: / }).getAttribute('aria-label')) ?? '';
  return [...texts.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
};

test.describe('The list of live tables', () => {
  test(
    '[GAME-09] a visitor sees the countdown move and a new result reach the road, and opens a table',
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/bac');
      const card = cardOf(page, TABLE);
      // Tables that are far away are not followed.
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(/^Place your bets (8|7|6|5) s$/)).toBeVisible(ROUND);
      await expect(card.getByText(/^Place your bets (4|3|2|1) s$/)).toBeVisible();
      await expect(card.getByText(/^(No more bets|Result is in)$/)).toBeVisible();
      await expect(card.getByRole('img', { name: /^Player: / })).toBeVisible(ROUND);
      const before = await resultsOn(card);
      await expect.poll(() => resultsOn(card), ROUND).toBe(before + 1);
      await expectAccessible(page, 'the list of tables');

      const open = page.getByRole('link', { name: `Open ${TABLE}` });
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/game\/20004$/);
    },
  );

  test(
    '[GAME-09] is sorted by bets, and gives way to tiles, which the browser remembers',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.goto('/bac');
      await expect(cardOf(page, TABLE)).toBeVisible();
      await page.getByLabel('Sort by').selectOption('Lowest bet');
      const min = await page
        .getByRole('article')
        .getByText(/^Bets /)
        .allInnerTexts();
      const bounds = min.map((text) => Number(/[\d.,]+/.exec(text)![0].replaceAll(',', '')));
      expect(bounds.length).toBeGreaterThan(1);
      expect(bounds).toEqual([...bounds].sort((one, other) => one - other));

      await page.getByRole('button', { name: 'Tiles' }).click();
      await expect(page.getByText('Place your bets')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Tiles' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: `Open ${TABLE}` })).toBeVisible();
    },
  );

  test('[GAME-09 LIVE-11] never shows an old countdown as live when the connection is lost', async ({
    page,
    context,
  }) => {
    await page.goto('/bac');
    const card = cardOf(page, TABLE);
    // Tables that are far away are not followed.
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText(/^Place your bets \d+ s$/)).toBeVisible(ROUND);
    await context.setOffline(true);
    await expect(page.getByText('Connection lost. Figures may be out of date.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^Place your bets/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(card.getByText(/^(Place your bets \d+ s|No more bets|Result is in|Next round soon)$/)).toBeVisible(
      ROUND,
    );
  });
});
