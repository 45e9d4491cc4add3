import type { FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { anotherDevice, expect, expectFrameAccessible, test } from './support/scenario.ts';

/** Jasmine Blackjack: a round of it takes half a minute. */
const NODE = '20034';
const ROUND = { timeout: 60_000 };

const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const PAID = /^(Won|No win|Returned)/;
const sitDown = async (page: Page): Promise<void> => {
  const { username } = await makeAccount();
  await giveMoney(username, 10_000);
  await enter(page, username, `/game/${NODE}`);
  await expect(gameIn(page).getByRole('button', { name: 'Place bet' })).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
};
const handOf = (page: Page): Promise<(string | null)[]> =>
  gameIn(page)
    .locator('.is-players [role=img]')
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel));
const paidIn = async (page: Page): Promise<number> => {
  const paid = gameIn(page).getByText(PAID).first();
  await expect(paid).toBeVisible(ROUND);
  const text = await paid.innerText();
  return text.startsWith('No win') ? 0 : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
};

test(
  '[LIVE-01 GAME-08 PP-21] two players of blackjack share a hand; by key one hits, the other stands with a bet behind, and each is paid their own',
  FULL_RUN_ONLY,
  async ({ page, browser }) => {
    test.setTimeout(300_000);
    const { page: other } = await anotherDevice(browser);
    await Promise.all([sitDown(page), sitDown(other)]);
    await expectFrameAccessible(page, 'a table of blackjack');
    const before = new Map<Page, number>();

    /** Bets of both in one round; false if a blackjack ended it at once. */
    const begin = async (): Promise<boolean> => {
      await Promise.all(
        [page, other].map((of) => expect(gameIn(of).getByText(/^Place your bets: ([6-9]|\d\d) s/)).toBeVisible(ROUND)),
      );
      for (const of of [page, other]) {
        before.set(of, await headerBalance(of));
        await pressKeyOn(of, gameIn(of).getByRole('button', { name: 'Your hand', exact: true }));
        if (of === other) await pressKeyOn(of, gameIn(of).getByRole('button', { name: 'Bet behind', exact: true }));
        await pressByKey(of, gameIn(of));
        await expect(gameIn(of).getByRole('status').first()).toHaveText(/^Bet placed/);
      }
      const turns = [page, other].map((of) =>
        gameIn(of)
          .getByText(/hit, stand or double\?/)
          .or(gameIn(of).getByText(PAID)),
      );
      for (const turn of turns) await expect(turn.first()).toBeVisible(ROUND);
      return /double/.test(await turns[0]!.first().innerText());
    };
    while (!(await begin()));

    expect(await handOf(page)).toEqual(await handOf(other));
    await expect(gameIn(page).locator('.is-dealer .is-down')).toHaveCount(1);
    await expectFrameAccessible(page, 'a choice of several at a table');
    expect(await headerBalance(other)).toBe(before.get(other)! - 200);

    await gameIn(other)
      .getByRole('button', { name: /^Stand/ })
      .focus();
    await other.keyboard.press('s');
    await expect(gameIn(other).getByRole('status').first()).toHaveText('You stand.');
    await expect(
      gameIn(page)
        .getByRole('listitem')
        .filter({ hasText: /^1\s*Stand$/ }),
    ).toBeVisible();
    await gameIn(page).getByRole('button', { name: /^Hit/ }).focus();
    await page.keyboard.press('h');
    await expect(gameIn(page).getByRole('status').first()).toHaveText('You hit.');
    // Everybody has decided: the next card comes before the time is over.
    await expect.poll(async () => (await handOf(other)).length, ROUND).toBeGreaterThan(2);
    await expect.poll(() => handOf(page)).toEqual(await handOf(other));

    const [mine, theirs] = await Promise.all([paidIn(page), paidIn(other)]);
    await expect(gameIn(page).locator('.is-dealer .is-down')).toHaveCount(0);
    await expect.poll(() => headerBalance(page)).toBe(before.get(page)! - 100 + mine);
    await expect.poll(() => headerBalance(other)).toBe(before.get(other)! - 200 + theirs);
    await other.context().close();
  },
);
