import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { makeAccount, passwordIsOld, passwordWasGiven } from './support/accounts.ts';
import { during, module, setting } from './support/during.ts';
import { accountOf, deposit, expectLive, headerBalance, logIn, PASSWORD } from './support/people.ts';
import { anotherDevice, CHANGES_SITE, expect, expectAccessible, test } from './support/scenario.ts';

const NEW = 'three blue herons';
const change = (page: Page) => page.getByRole('dialog', { name: 'Change your password' });

/** Logs in with a correct password that must be changed. */
const knock = async (page: Page, username: string, password = PASSWORD) => {
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(change(page)).toBeVisible();
};
const choose = async (page: Page) => {
  const form = change(page);
  await form.getByLabel('New password', { exact: true }).fill(NEW);
  await form.getByLabel('Confirm new password').fill(NEW);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
};

test.describe('A member whose password must be changed', CHANGES_SITE, () => {
  test.slow();

  test(
    '[AUTH-02 SYS-05] FORCED_PASSWORD_CHANGE requires a change of an assigned password at the first login, and not when off',
    FULL_RUN_ONLY,
    async ({ page, browser }) => {
      const { username } = await makeAccount();
      await passwordWasGiven(username);
      await logIn(page, username);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await during([module('FORCED_PASSWORD_CHANGE')], async () => {
        const other = await anotherDevice(browser);
        await knock(other.page, username);
        await expect(change(other.page)).toContainText('Your password was set by someone else');
        await expect(change(other.page).getByLabel('Current password')).toHaveCount(0);
        await expectAccessible(other.page);
        await choose(other.page);
        await expectLive(other.page);
        await expect.poll(() => accountOf(other.page)).toBe(username);
        await other.context.close();
        // AUTH-06: sessions opened with the old password have ended.
        await expect(page.getByRole('dialog', { name: 'You were logged out' })).toBeVisible();
      });
    },
  );

  test(
    '[AUTH-02] must change a password older than the merchant allows at the login',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const { username } = await makeAccount();
      await passwordIsOld(username, 91);
      await during([setting('passwordExpiryDays', '90')], async () => {
        await knock(page, username);
        await expect(change(page)).toContainText('Your password has expired');
        await choose(page);
        await expect.poll(() => accountOf(page)).toBe(username);
      });
    },
  );

  test(
    '[AUTH-02] keeps the form after Escape, a click outside and a reload; logging out is the only other way',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const { username } = await makeAccount('123456');
      await knock(page, username, '123456');
      await expect(change(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
      // A browser closes a dialog at the second Escape, whatever the page does.
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(change(page)).toBeVisible();
      await page.goto('/deposit');
      await expect(change(page)).toBeVisible();
      await change(page).getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(change(page)).toBeVisible();
      await change(page).getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    },
  );

  test('[AUTH-02] deposits once the password is changed', FULL_RUN_ONLY, async ({ page }) => {
    const { username } = await makeAccount('123456');
    await knock(page, username, '123456');
    await page.reload();
    await change(page).getByLabel('Current password').fill('123456');
    await choose(page);
    await deposit(page, '25.00');
    await expect.poll(() => headerBalance(page)).toBe(2_500);
  });
});
