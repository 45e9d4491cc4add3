import type { FrameLocator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, inDatabase, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { expect, expectAccessible, expectFrameAccessible, test } from './support/scenario.ts';

/** No other test bets at it. */
const LOTTERY = { code: 'lantern-keno', nodeId: '80014', name: 'Lantern Keno' };

/** Keeps the next draw of the lottery open for as long as the story needs. */
const holdDraw = (): Promise<void> =>
  inDatabase(async ({ db }) => {
    for (;;) {
      const { rows } = await sql`
        update studio.table_round set closes_at = clock_timestamp() + interval '10 minutes', draws_at = clock_timestamp() + interval '10 minutes',
          due_at = clock_timestamp() + interval '10 minutes', revision = revision + 1
        where merchant = 'parlour' and game = ${LOTTERY.code} and phase = 'open' and closes_at > clock_timestamp() returning id`.execute(
        db,
      );
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
/** Closes it now, and shows its result for a while. */
const letDraw = (): Promise<unknown> =>
  inDatabase(({ db }) =>
    sql`update studio.table_round set closes_at = clock_timestamp(), draws_at = clock_timestamp(), due_at = clock_timestamp(),
           next_at = clock_timestamp() + interval '15 seconds'
         where merchant = 'parlour' and game = ${LOTTERY.code} and phase = 'open'`.execute(db),
  );

const radio = (game: FrameLocator, name: string) => game.getByRole('radio', { name, exact: true });
const button = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const placeTicket = async (page: Page, game: FrameLocator): Promise<void> => {
  await pressByKey(page, game);
  await expect(game.getByRole('status').filter({ hasText: /^Bet placed: / })).toBeAttached();
};

test('[NAV-07 GAME-08] a member opens a lottery from the menu, bets several types with a multiple, chases, cancels, and sees the draw and its result', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { username } = await makeAccount();
  await giveMoney(username, 5_000);
  await holdDraw();
  await enter(page, username);
  await page.getByRole('link', { name: 'E-lottery', exact: true }).first().click();
  await page.getByRole('link', { name: 'Draws and results' }).click();
  await expect(page).toHaveURL(/\/lottery$/);
  await expect(page.getByRole('heading', { name: LOTTERY.name })).toBeVisible();
  await expectAccessible(page, 'the lobby of lotteries');
  await page.getByRole('link', { name: `Bet: ${LOTTERY.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${LOTTERY.nodeId}$`));
  const game = page.frameLocator('iframe');
  await expect(button(game, 'Place bet')).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
  await expectFrameAccessible(page, 'keno');
  const before = await headerBalance(page);

  await test.step('a ticket of two types, twice the stake, in three draws', async () => {
    await pressKeyOn(page, button(game, 'Higher multiplier'));
    for (const number of ['7', '77']) await pressKeyOn(page, button(game, number));
    await expect(game.getByText(/^1 number, chosen: \S*2 \/ 2/)).toBeVisible();
    await expect(game.locator('.sum')).toHaveText(/^2 × 1\.00 × 2 = .?4\.00/);
    await pressKeyOn(page, button(game, 'Add to ticket'));
    await radio(game, 'Sum').check();
    await pressKeyOn(page, button(game, /^Above 810/));
    await pressKeyOn(page, button(game, 'Add to ticket'));
    await expect(game.locator('.bar-total')).toHaveText(/^Total bet .?6\.00/);
    await radio(game, '3 draws').check();
    await placeTicket(page, game);
    await expect.poll(() => headerBalance(page)).toBe(before - 600);
  });

  await test.step('the chase ends, its ticket in this draw stays', async () => {
    await radio(game, 'My tickets').check();
    await expect(game.getByText('Draws bet: 1 of 3. Active')).toBeVisible();
    await pressKeyOn(page, button(game, /^Stop chase/));
    await expect(game.getByText('Draws bet: 1 of 3. Stopped by you')).toBeVisible();
    await expect(button(game, /^Cancel the ticket/)).toHaveCount(1);
  });

  await test.step('another ticket is cancelled, and its stake comes back', async () => {
    await radio(game, 'Bet').check();
    await pressKeyOn(page, button(game, 'Random'));
    await placeTicket(page, game);
    await expect.poll(() => headerBalance(page)).toBe(before - 700);
    await radio(game, 'My tickets').check();
    await pressKeyOn(page, button(game, /^Cancel the ticket/).last());
    await expect.poll(() => headerBalance(page)).toBe(before - 600);
    await expect(button(game, /^Cancel the ticket/)).toHaveCount(1);
  });

  const numbers = await test.step('the draw decides the ticket', async () => {
    await letDraw();
    const plate = game.locator('.plate');
    await expect(plate).toHaveText(/^(Won|No win|Returned)/, { timeout: 20_000 });
    const text = await plate.innerText();
    const paid = text.startsWith('No win')
      ? 0
      : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
    await expect.poll(() => headerBalance(page)).toBe(before - 600 + paid);
    await radio(game, 'Results').check();
    const newest = game.getByRole('region', { name: 'Last results' }).getByRole('listitem').first();
    await expect(newest).toContainText(/Sum \d+: (Above|Below|Exactly) 810, \w+\. Odd numbers: \d+\./);
    return newest.getByRole('listitem').allInnerTexts();
  });

  await test.step('the result is in the lobby, with the statistics', async () => {
    await page.goto(`/lottery?view=lobby&gameCode=${LOTTERY.code}`);
    const results = page.getByRole('region', { name: `${LOTTERY.name}: results and statistics` });
    await expect(results.getByText(numbers.join(' '), { exact: true })).toBeVisible();
    await expect(results.getByRole('heading', { name: /^Statistics of the last \d+ draws?$/ })).toBeVisible();
    await expect(results.getByRole('row')).not.toHaveCount(0);
    await expectAccessible(page, 'results of a lottery');
  });
});

test('[NAV-07] lotteries need a log-in; a wrong code says so, and names the lobby', FULL_RUN_ONLY, async ({ page }) => {
  for (const path of ['/lottery', '/vnLottery?gameCode=lotus-north', '/seaLottery']) {
    await page.goto(path);
    await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
  const { username } = await makeAccount();
  await enter(page, username, '/seaLottery?gameCode=lotus-north');
  await expect(page.getByText('Lottery not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour Toto' })).toBeVisible();
  await page.goto('/vnLottery?gameCode=lotus-north');
  await expect(page).toHaveURL(/\/game\/70007$/);
});
