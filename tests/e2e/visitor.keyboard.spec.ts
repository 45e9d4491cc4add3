import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { expectLive } from './support/people.ts';
import { expect, test } from './support/scenario.ts';

test.describe('With the keyboard alone', () => {
  test('[SHELL-11] a visitor opens the login, stays in it on Tab, closes it by Escape and returns to the button', async ({
    page,
  }) => {
    await page.goto('/');
    await expectLive(page);
    const login = page
      .getByRole('banner')
      .getByRole('button', { name: 'Log in' })
      .or(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
    await login.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await dialog.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(login).toBeFocused();
  });

  test(
    '[SHELL-04] a type of games shows its vendors when it receives the focus, and Escape closes them',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.goto('/');
      await expectLive(page);
      const link = page.getByRole('navigation').getByRole('link', { name: 'Live casino', exact: true }).first();
      await page.getByRole('navigation').getByRole('link', { name: 'Hot', exact: true }).first().focus();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      const vendors = page.getByRole('list', { name: 'Live casino providers' });
      await expect(vendors).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(vendors.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(vendors).toBeHidden();
    },
  );
});
