import type { FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance, PASSWORD } from './support/people.ts';
import { expect, expectAccessible, expectFrameAccessible, test } from './support/scenario.ts';

const SOON = { timeout: 20_000 };
const MINUTES_WATCHED = 5;

/** A new member with 50.00 on a page of the book. */
const sitDown = async (page: Page, path = '/sports?when=before'): Promise<void> => {
  const { username } = await makeAccount();
  await giveMoney(username, 5_000);
  await enter(page, username, path);
  await expectLive(page);
};
const rows = (page: Page) => page.locator('li[data-phase]');
const slip = (page: Page) => page.getByRole('complementary', { name: 'Bet slip' });
/** What came of the last press on the slip. */
const news = (page: Page) => slip(page).locator('p[role="status"]').last();
/** Prices that are taken now. */
const prices = (page: Page) => rows(page).locator('button[aria-pressed]:not([aria-disabled])');

test.describe('[NAV-06] The book on the pages of the site', () => {
  test('takes a bet in two presses, by the keyboard, shows it, and takes it back for its cash-out; the record names the leg', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await sitDown(page);
    await expect(prices(page).first()).toBeVisible(SOON);
    await expectAccessible(page, 'the book');
    const before = await headerBalance(page);
    // The market of a match that begins soon may be suspended.
    await pressKeyOn(page, prices(page).last());
    await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('1', SOON);
    const place = slip(page).getByRole('button', { name: / · 1\.00/ });
    await pressKeyOn(page, place);
    await expect(news(page)).toHaveText(/^(Bet accepted: 1\.00|The odds changed)/, SOON);
    // A price that moved meanwhile is shown, and taken once it is accepted.
    if ((await news(page).innerText()).startsWith('The odds')) {
      await pressKeyOn(page, slip(page).getByRole('button', { name: 'Accept new odds' }));
      await pressKeyOn(page, place);
    }
    await expect(news(page)).toHaveText(/^Bet accepted: 1\.00/, SOON);
    await expect.poll(() => headerBalance(page)).toBe(before - 100);
    // The form is gone.
    await expect(slip(page).locator(':focus')).toBeAttached();

    await slip(page)
      .getByRole('tab', { name: /^My bets/ })
      .click();
    const cashOut = slip(page).getByRole('button', { name: /^Cash out/ });
    await expect(cashOut).toBeVisible(SOON);
    // A price that moves meanwhile is shown, and the next offer is taken.
    await expect(async () => {
      await cashOut.click({ timeout: 3_000 });
      await expect(slip(page).getByText('No open bets')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await slip(page).getByRole('button', { name: 'Settled' }).click();
    await expect(slip(page).getByText('Cashed out')).toBeVisible();
    await expect.poll(() => headerBalance(page)).toBeGreaterThan(before - 100);

    await page.goto('/member/personalHistoryCopy');
    await page.getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog').getByText(/^Single; .* – .* @ \d/)).toBeVisible();
  });

  test('[AUTH-13] keeps the slip of a visitor on the way to a match, and through the login', async ({ page }) => {
    const { username } = await makeAccount();
    await page.goto('/sports?when=before');
    await expect(prices(page).first()).toBeVisible(SOON);
    await prices(page).last().click();
    await rows(page).last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sports\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SOON);
    const winner = page.getByRole('region', { name: 'Winner', exact: true });
    await expect(winner).toBeVisible(SOON);
    await expectAccessible(page, 'a match');
    // The heading of a market closes it.
    const heading = winner.getByRole('heading').getByRole('button');
    await pressKeyOn(page, heading);
    await expect(winner.getByRole('button')).toHaveCount(1);
    await pressKeyOn(page, heading);
    await expect(winner.locator('button[aria-pressed]').first()).toBeVisible();
    await slip(page).getByRole('button', { name: 'Log in to bet' }).click();
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Username') });
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form).toBeHidden();
    await expect(slip(page).getByRole('button', { name: /^Place bet/ })).toBeVisible(SOON);
    await expect(page).toHaveURL(/\/sports\/[\w-]+$/);
  });

  test('finds matches by a team, by sport and from the search of the site', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/sports');
    const team = await page.locator('li[data-phase="before"] bdi').first().textContent(SOON);
    const [word] = team!.split(' ').filter((each) => each.length > 2);
    await page.getByRole('searchbox').fill(word!);
    await expect(rows(page).first().getByText(word!).first()).toBeVisible(SOON);
    await page.getByRole('searchbox').fill('qqqqq');
    await expect(page.getByText('No matches or teams found')).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Show all matches' }).click();
    await page.getByRole('button', { name: /^Tennis/ }).click();
    await expect(page).toHaveURL(/sport=tennis/);
    await expect(page.getByRole('heading', { level: 2, name: /^Tennis/ }).first()).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Search games' }).first().click();
    await page.getByRole('dialog').getByRole('searchbox').fill(word!);
    await page.getByRole('dialog').getByRole('region', { name: 'Matches' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/e?sports\/[\w-]+$/);
  });

  test('combines matches, and shows prices in the chosen format', FULL_RUN_ONLY, async ({ page }) => {
    await sitDown(page);
    const priceOf = (row: number, at: number) =>
      rows(page).nth(row).locator('button[aria-pressed]:not([aria-disabled])').nth(at);
    await priceOf(0, 0).click();
    await priceOf(0, 1).click();
    await expect(news(page)).toHaveText(/cannot be combined/);
    await priceOf(3, 0).click();
    await expect(slip(page).getByRole('combobox', { name: 'Bet type' })).toHaveValue('2');
    await page.getByRole('combobox', { name: 'Odds format' }).selectOption('american');
    await expect(priceOf(1, 0)).toHaveText(/[+\u2212]\d+/);
    await slip(page).getByRole('button', { name: 'Remove all' }).click();
    await expect(slip(page).getByText('Add selections to your slip')).toBeVisible();
  });

  test(`moves nothing but prices in ${MINUTES_WATCHED} minutes`, FULL_RUN_ONLY, async ({ page }) => {
    test.setTimeout((MINUTES_WATCHED + 1) * 60_000);
    await page.goto('/sports');
    await expect(rows(page).first()).toBeVisible(SOON);
    await expectLive(page);
    // Fonts and the first prices have arrived.
    await page.waitForTimeout(5_000);
    const shifts = await page.evaluate(
      (ms) =>
        new Promise<string[]>((done) => {
          const seen: string[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              sources: { node: Node | null }[];
            })[])
              seen.push(
                ...entry.sources.map(({ node }) => {
                  const element = node instanceof Element ? node : node?.parentElement;
                  return element ? `${element.className}: ${element.textContent}` : 'gone';
                }),
              );
          }).observe({ type: 'layout-shift' });
          setTimeout(() => done(seen), ms);
        }),
      MINUTES_WATCHED * 60_000,
    );
    expect(shifts).toEqual([]);
  });
});

const FRAMED = { nodeId: '40004', name: 'Court Kings' };
const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const framedPrices = (page: Page) => gameIn(page).locator('.fixture .price:not([aria-disabled="true"])');

test(
  '[NAV-06 GAME-01] a book in a frame opens from the list of other books, and takes a bet',
  FULL_RUN_ONLY,
  async ({ page }) => {
    test.setTimeout(120_000);
    await sitDown(page, '/sports/more');
    await page.getByRole('link', { name: `Open ${FRAMED.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/game/${FRAMED.nodeId}$`));
    await pressKeyOn(page, gameIn(page).getByRole('button', { name: /^Upcoming/ }));
    await expect(framedPrices(page).first()).toBeVisible(SOON);
    await expectFrameAccessible(page, 'a book');
    const before = await headerBalance(page);
    await pressKeyOn(page, framedPrices(page).last());
    await pressKeyOn(page, gameIn(page).getByRole('button', { name: 'Place bet' }));
    await expect(gameIn(page).locator('.slip-note')).toHaveText(/^Bet accepted: .*1\.00/, SOON);
    await expect.poll(() => headerBalance(page)).toBe(before - 100);
  },
);
