import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { wasAway } from './support/accounts.ts';
import { enterAnew } from './support/enter.ts';
import { confirmByPassword, headerBalance } from './support/people.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

test.describe('After a period without activity', () => {
  test(
    '[AUTH-19 PP-04] a deposit after 15 minutes requires reauthentication, and then continues',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const name = await enterAnew(page);
      await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
      await page.getByLabel(/^Amount in/).fill('25.00');
      await page.getByRole('button', { name: 'Continue' }).click();
      const pay = page.getByRole('button', { name: 'Continue to payment' });
      await expect(pay).toBeVisible();
      await wasAway(name, 16);
      await pay.click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await expect(dialog).toContainText('You have been away for a while');
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
      await expectAccessible(page);
      // A user who cancels loses nothing, and is asked again.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main')).toContainText('25.00');
      await pay.click();
      // The same holds for a user without a password: the way to one leads back here.
      await dialog.getByRole('button', { name: 'Forgot it, or don’t have one yet?' }).click();
      await expect(page.getByRole('dialog', { name: 'Reset your password' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('main')).toContainText('25.00');
      await pay.click();
      // With a code, the dialog asks for a code.
      await dialog.getByRole('button', { name: 'Use a code' }).click();
      await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/^The 6-digit code/);
      await expect(dialog).not.toContainText('confirm your password');
      await dialog.getByRole('button', { name: 'Use your password' }).click();
      await dialog.getByLabel('Password', { exact: true }).fill('not mine at all');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await confirmByPassword(page);
      await page.waitForURL(/\/cashier\//);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByRole('link', { name: 'Back to the site' }).click();
      await expect.poll(() => headerBalance(page)).toBe(2_500);
    },
  );

  test('[PP-04] a game after 30 minutes requires reauthentication, and then opens', FULL_RUN_ONLY, async ({ page }) => {
    const name = await enterAnew(page);
    await wasAway(name, 31);
    await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
    await confirmByPassword(page);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 20_000 });
  });
});
