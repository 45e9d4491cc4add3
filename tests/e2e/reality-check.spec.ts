import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enterAnew } from './support/enter.ts';
import { deposit } from './support/people.ts';
import { expect, expectAccessible, operator, test } from './support/scenario.ts';

const SOON = { timeout: 10_000 };

test('[PP-18] a reality check stops the game after its round, survives a reload, and goes on when it is answered', async ({
  page,
}) => {
  const name = await enterAnew(page, '/member/limits');
  await page.getByLabel('Interval').selectOption('30');
  await expect(page.getByLabel('Interval')).toHaveValue('30', SOON);
  await page.goto('/game/10001');
  const game = page.frameLocator('iframe[title^="Game:"]');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 20_000 });
  await operator('reality-check', name, '--reason', 'a story of the tests');
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toBeVisible(SOON);
  await expect(check.getByText('Won or lost')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await page.reload();
  await expect(check).toBeVisible({ timeout: 20_000 });
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toHaveCount(0, SOON);
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled(SOON);
});

test(
  '[PP-13] a member finds the limits before the first deposit, and is asked once after it whether to set one',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await enterAnew(page, '/deposit');
    await expect(page.getByRole('link', { name: 'Set a deposit limit' })).toBeVisible(SOON);
    await expect(page.getByText('Would you like a deposit limit?')).toHaveCount(0);
    await deposit(page, '20');
    await expect(page.getByRole('heading', { name: 'Would you like a deposit limit?' })).toBeVisible(SOON);
    await expect(page.getByRole('link', { name: 'Set a deposit limit' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No limit now' }).click();
    await expect(page.getByText('Would you like a deposit limit?')).toHaveCount(0, SOON);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible(SOON);
    await expect(page.getByText('Would you like a deposit limit?')).toHaveCount(0);
  },
);

test(
  '[PP-12 PP-13] a limit reached in the game is named with its end, and the game goes on',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await enterAnew(page, '/member/limits');
    await page.getByLabel('Limit', { exact: true }).selectOption('wager');
    await page.getByLabel(/^Amount in/).fill('0.05');
    await page.getByRole('button', { name: 'Save limit' }).click();
    const limit = page.getByRole('listitem').filter({ hasText: 'Bets per day' });
    await expect(limit.getByText('0.05')).toBeVisible(SOON);
    await page.goto('/');
    await deposit(page, '20');
    await page.goto('/game/10001');
    const game = page.frameLocator('iframe[title^="Game:"]');
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 20_000 });
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(
      game.getByText(/Your wager limit is reached.*It is a limit per day and counts until/).first(),
    ).toBeVisible(SOON);
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled(SOON);
  },
);
