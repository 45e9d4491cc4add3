import { enterAnew } from './support/enter.ts';
import { expect, expectAccessible, operator, test } from './support/story.ts';

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

test('[PP-13] a member is asked once, before the first deposit, whether to set a limit', async ({ page }) => {
  await enterAnew(page, '/deposit');
  await expect(page.getByRole('heading', { name: 'Would you like a deposit limit?' })).toBeVisible(SOON);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No limit now' }).click();
  await expect(page.getByText('Would you like a deposit limit?')).toHaveCount(0, SOON);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible(SOON);
  await expect(page.getByText('Would you like a deposit limit?')).toHaveCount(0);
});
