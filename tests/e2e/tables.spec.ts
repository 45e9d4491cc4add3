import type { FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { listen, pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { anotherDevice, expect, expectAccessible, expectFrameAccessible, test } from './support/scenario.ts';

const TABLE = { nodeId: '20004', name: 'Speed Baccarat A' };
/** Another table of the same game. */
const OTHER = { nodeId: '20003', name: 'Grand Baccarat' };
/** A round of this table takes 22 seconds. */
const ROUND = { timeout: 40_000 };

const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const statusOf = (page: Page) => gameIn(page).getByRole('status').first();
/** Waits for the beginning of a round. */
const openRound = (page: Page) =>
  expect(gameIn(page).getByText(/^Place your bets: (12|11|10|9|8) s/)).toBeVisible(ROUND);

/** The quickest table of each other family: what opens its round, the places of the bet, and how its draw is announced. */
const FAMILIES = [
  {
    family: 'live roulette',
    nodeId: '20002',
    begin: /^Place your bets: (12|11|10|9|8) s/,
    places: [/^Red/, /^1st 12/],
    result: /^\d+ (Red|Black|green)$/m,
  },
  {
    family: 'a money wheel',
    nodeId: '20025',
    begin: /^Place your bets: (12|11|10|9|8) s/,
    places: [/^1 to 1/, /^5 to 1/],
    result: /^\d+ to 1/m,
  },
  {
    family: 'a bout of two sides',
    nodeId: '90003',
    begin: /^Place your bets: (10|9|8|7) s/,
    places: [/^Red/, /^Draw/],
    result: /^(Red wins|Blue wins|Draw)/m,
  },
  {
    family: 'a race',
    nodeId: '11071',
    begin: /^Place your bets: (16|15|14|13|12) s/,
    places: [/^1 Sugar Prince to win/, /^2 Music Box to place/, /^Exacta 1-2/],
    result: /wins, second/,
  },
];

/** A new member with 50.00 at the table. */
const sitDown = async (page: Page, nodeId = TABLE.nodeId): Promise<void> => {
  const { username } = await makeAccount();
  await giveMoney(username, 5_000);
  await enter(page, username, `/game/${nodeId}`);
  await expect(gameIn(page).getByRole('button', { name: 'Place bet' })).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
};

test.describe('A live table', () => {
  test('[LIVE-01 GAME-07 PP-21 PP-31] is joined from the list; two players see each other’s bets, the same draw, and their own payment', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const { page: other } = await anotherDevice(browser);
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

  for (const { family, nodeId, begin, places, result } of FAMILIES) {
    test(
      `[LIVE-01] ${family} is played by the keyboard: the bet, its total, the draw in words, and the payment`,
      FULL_RUN_ONLY,
      async ({ page }) => {
        test.setTimeout(150_000);
        await sitDown(page, nodeId);
        await expectFrameAccessible(page, family);
        const heard = await listen(gameIn(page));
        const before = await headerBalance(page);
        await expect(gameIn(page).getByText(begin)).toBeVisible(ROUND);
        for (const place of places) await pressKeyOn(page, gameIn(page).getByRole('button', { name: place }).first());
        await pressByKey(page, gameIn(page));
        await expect(statusOf(page)).toHaveText(/^Bet placed: /);
        await expect(gameIn(page).locator('.spot-note').first()).toHaveText('1/1');
        await expect.poll(() => heard.evaluate((texts) => texts.join('\n')), ROUND).toMatch(result);
        const plate = gameIn(page).locator('.plate');
        await expect(plate).toHaveText(/^(Won|No win|Returned)/, ROUND);
        const text = await plate.innerText();
        const won = text.startsWith('No win')
          ? 0
          : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
        await expect.poll(() => headerBalance(page)).toBe(before - 100 * places.length + won);
        await expect(
          gameIn(page)
            .getByRole('list', { name: /^Last / })
            .getByRole('listitem')
            .first(),
        ).toBeVisible();
      },
    );
  }

  test(
    '[LIVE-03] a player moves to another table with a bet in the round: the bet stays, and is settled',
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(150_000);
      await sitDown(page);
      const before = await headerBalance(page);
      await openRound(page);
      await pressKeyOn(page, gameIn(page).getByRole('button', { name: /^Player(: .*)?$/ }));
      await pressByKey(page, gameIn(page));
      await expect(statusOf(page)).toHaveText(/^Bet placed: .*1\.00/);

      const bar = page.getByRole('button', { name: 'Other tables' });
      await bar.click();
      const sheet = page.getByRole('dialog', { name: 'Other tables' });
      await expect(sheet.getByText(/^Your bet stays in its round/)).toBeVisible();
      await expect(
        sheet.getByText(/^(Place your bets|No more bets|Result is in|Next round soon)/).first(),
      ).toBeVisible();
      await expect(sheet.getByRole('link', { name: `Open ${TABLE.name}` })).toHaveCount(0);
      await expectAccessible(page);
      await sheet.getByRole('link', { name: `Open ${OTHER.name}` }).click();
      await expect(page).toHaveURL(new RegExp(`/game/${OTHER.nodeId}$`));
      await expect(sheet).toBeHidden();
      await expect(gameIn(page).getByRole('button', { name: 'Place bet' })).toBeVisible({ timeout: 20_000 });

      // The round of the first table ends while the player sits at the second one.
      await bar.click();
      await sheet.getByRole('link', { name: `Open ${TABLE.name}` }).click();
      await expect(page).toHaveURL(new RegExp(`/game/${TABLE.nodeId}$`));
      await openRound(page);
      // It may be the same round: the player was away for a moment only.
      await expect(async () => {
        await page.goto('/member/personalHistoryCopy');
        const row = page.getByRole('row').filter({ hasText: TABLE.name });
        await expect(row).toHaveCount(1);
        await expect(row).toContainText('Settled', { timeout: 2_000 });
      }).toPass(ROUND);
      await page.goto(`/game/${TABLE.nodeId}`);
      expect([before - 100, before, before + 100]).toContain(await headerBalance(page));
    },
  );

  test('[NAV-06 GAME-01] stands in the list of live games, and opens from it', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/live');
    await page.getByRole('link', { name: `Open ${TABLE.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/game/${TABLE.nodeId}$`));
  });
});
