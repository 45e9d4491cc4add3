import { sql } from 'kysely';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, inDatabase } from './support/accounts.ts';
import { enterAnew } from './support/enter.ts';
import { pressByKey, SOON } from './support/game.ts';
import { confirmByPassword, expectLive } from './support/people.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

test('[MEM-06 MEM-01] a player claims a gift, sees its meter move with a bet, and gives it up', async ({ page }) => {
  const name = await enterAnew(page, '/promotions');
  await giveMoney(name, 2_000);
  await page.getByRole('link', { name: /Lantern gift/ }).click();
  await expect(page.getByText(/Up to .*10\.00.* per bet while the bonus is active/)).toBeVisible();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Claimed. You can follow it')).toBeVisible();
  await expect(page.getByText(/^\W*0\.00\sUSD.* of .*500\.00\sUSD.* wagered/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/game/10008');
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Roll', exact: true })).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
  await pressByKey(page, game);
  await page.goto('/member/bonusDetails');
  await expect(page.getByText(/^\W*1\.00\sUSD.* of .*500\.00\sUSD.* wagered/)).toBeVisible(SOON);

  await page.getByRole('button', { name: 'Give up Lantern gift' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).last().click();
  await expect(page.getByText('No active bonus')).toBeVisible();
});

test('[MEM-06] a player turns the wheel, checks in, and verifies a drawn raffle', FULL_RUN_ONLY, async ({ page }) => {
  await enterAnew(page, '/PromotionDetail?draw=evening-wheel');
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByText(/^(You won|No prize this time)/).first()).toBeVisible(SOON);
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);

  await page.goto('/PromotionDetail?draw=lantern-calendar');
  await page.getByRole('button', { name: 'Check in for today' }).click();
  await expect(page.getByRole('button', { name: 'Check in for today' })).toHaveCount(0);
  await expect(page.getByText('Day 1 of 7')).toBeVisible();

  await page.goto('/PromotionDetail?draw=lantern-raffle');
  await page.getByRole('button', { name: 'Verify the draw' }).click();
  await expect(page.getByText('Draw verified')).toBeVisible();
  await expectAccessible(page);
});

test('[MEM-05] a player sets a payment password and exchanges points for money', FULL_RUN_ONLY, async ({ page }) => {
  const name = await enterAnew(page);
  await inDatabase(({ db }) =>
    sql`select points_prize(merchant, id, 2000, 'a test') from members where username = ${name}`.execute(db),
  );
  await page.goto('/pointMall?category=money');
  await page.getByRole('button', { name: 'Exchange for 5.00 USD', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New payment password').fill('528491');
  await dialog.getByLabel('Repeat payment password').fill('528491');
  await dialog.getByRole('button', { name: 'Save payment password' }).click();
  await confirmByPassword(page);
  await dialog.getByLabel('Payment password', { exact: true }).fill('528491');
  await dialog.getByRole('button', { name: 'Exchange for 900 points' }).click();
  await expect(dialog.getByText('Done. Your exchange number is')).toBeVisible(SOON);
});
