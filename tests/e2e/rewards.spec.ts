import { giveMoney } from './support/accounts.ts';
import { enterAnew } from './support/enter.ts';
import { pressByKey, SOON } from './support/game.ts';
import { expectLive } from './support/people.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

test('[MEM-06 MEM-01] a player claims a gift, sees its meter move with a bet, and gives it up', async ({ page }) => {
  const name = await enterAnew(page, '/promotions');
  await giveMoney(name, 2_000);
  await page.getByRole('link', { name: /Lantern gift/ }).click();
  await expect(page.getByText('Up to $10.00 a bet', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Claimed. You can follow it')).toBeVisible();
  await expect(page.getByText('$0.00 of $500.00 played')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/game/10008');
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Throw', exact: true })).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
  await pressByKey(page, game);
  await page.goto('/member/bonusDetails');
  await expect(page.getByText('$1.00 of $500.00 played')).toBeVisible(SOON);

  await page.getByRole('button', { name: 'Give up Lantern gift' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).last().click();
  await expect(page.getByText('No bonus is running')).toBeVisible();
});
