import type { FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { anotherDevice, expect, expectFrameAccessible, test } from './support/scenario.ts';

/** Lantern Hold’em: a round of it takes 32 seconds. */
const NODE = '20035';
const ROUND = { timeout: 60_000 };

const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const statusOf = (page: Page) => gameIn(page).getByRole('status').first();
const sitDown = async (page: Page): Promise<void> => {
  const { username } = await makeAccount();
  await giveMoney(username, 5_000);
  await enter(page, username, `/game/${NODE}`);
  await expect(gameIn(page).getByRole('button', { name: 'Place bet' })).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
};
const paidIn = async (page: Page): Promise<number> => {
  const paid = gameIn(page)
    .getByText(/^(Won|No win|Returned)/)
    .first();
  await expect(paid).toBeVisible(ROUND);
  const text = await paid.innerText();
  return text.startsWith('No win') ? 0 : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
};

test(
  '[LIVE-01 GAME-07 PP-21] two players of casino hold’em share a hand; with the keyboard one calls, the other folds, and each is paid their own',
  FULL_RUN_ONLY,
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const { page: other } = await anotherDevice(browser);
    await Promise.all([sitDown(page), sitDown(other)]);
    await expectFrameAccessible(page, 'a table of casino hold’em');
    const before = await headerBalance(page);

    await Promise.all(
      [page, other].map((of) => expect(gameIn(of).getByText(/^Place your bets: ([6-9]|\d\d) s/)).toBeVisible(ROUND)),
    );
    for (const of of [page, other]) {
      await pressKeyOn(of, gameIn(of).getByRole('button', { name: 'Ante', exact: true }));
      await pressByKey(of, gameIn(of));
      await expect(statusOf(of)).toHaveText(/^Bet placed: .*1\.00/);
    }
    for (const of of [page, other]) await expect(gameIn(of).getByText(/^Call or fold: \d+ s/)).toBeVisible(ROUND);
    const handOf = (of: Page) =>
      gameIn(of)
        .locator('.is-players [role=img]')
        .evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    expect(await handOf(page)).toEqual(await handOf(other));
    await expect(gameIn(page).locator('.is-dealer .is-down')).toHaveCount(2);
    await expectFrameAccessible(page, 'a choice at a table');

    await pressKeyOn(page, gameIn(page).getByRole('button', { name: /^Call 2\.00/ }));
    await expect(statusOf(page)).toHaveText('You call.');
    await pressKeyOn(other, gameIn(other).getByRole('button', { name: 'Fold', exact: true }));
    await expect(statusOf(other)).toHaveText('You folded.');
    expect(await headerBalance(page)).toBe(before - 300);
    await expect(gameIn(other).getByRole('button', { name: /^Call/ })).toHaveAccessibleDescription('0.00 of 2.00');

    const [mine, theirs] = await Promise.all([paidIn(page), paidIn(other)]);
    await expect(gameIn(page).locator('.is-dealer [role=img]:not(.is-down)')).toHaveCount(2);
    await expect.poll(() => headerBalance(page)).toBe(before - 300 + mine);
    expect(theirs).toBe(0);
    expect(await headerBalance(other)).toBe(before - 100);
    await other.context().close();
  },
);
