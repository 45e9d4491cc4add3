import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { codeTo, makeAccount, newestTo } from './support/accounts.ts';
import { accountOf, expectLive, logIn, PASSWORD } from './support/people.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/scenario.ts';

const NEW = 'three blue herons';
const dialog = (page: Page) => page.getByRole('dialog').last();
const isIn = async (page: Page, username: string) => {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectLive(page);
  await expect.poll(() => accountOf(page)).toBe(username);
};
const askForCode = async (page: Page, number: string) => {
  await dialog(page).getByLabel('Country').selectOption('US');
  await dialog(page).getByLabel('Mobile number').fill(number);
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
};
const waits = (page: Page) => dialog(page).getByRole('button', { name: /^Resend in \d+ s$/ });

test.describe('A member with a mobile number', () => {
  test('[AUTH-01 AUTH-08] logs in by a code, and requests no second one while the countdown runs', async ({ page }) => {
    const { username, number, mobile } = await makeAccount();
    await page.goto('/login');
    await dialog(page).getByRole('tab', { name: 'Text message' }).click();
    await expectAccessible(page);
    await askForCode(page, number);
    await expect(waits(page)).toBeDisabled();
    // Another tab shows the countdown, and so does this one after a reload.
    const other = await page.context().newPage();
    await other.goto('/login');
    await dialog(other).getByRole('tab', { name: 'Text message' }).click();
    await expect(waits(other)).toBeDisabled();
    await other.close();
    await page.reload();
    await dialog(page).getByRole('tab', { name: 'Text message' }).click();
    await expect(waits(page)).toBeDisabled();
    await dialog(page).getByLabel('Country').selectOption('US');
    await dialog(page).getByLabel('Mobile number').fill(number);
    await dialog(page).getByLabel('Code', { exact: true }).fill('12');
    await dialog(page).getByRole('button', { name: 'Log in' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a valid verification code');
    await dialog(page)
      .getByLabel('Code', { exact: true })
      .fill(await codeTo(page, mobile));
    await dialog(page).getByRole('button', { name: 'Log in' }).click();
    await isIn(page, username);
  });

  test('[AUTH-08] sees in a dialog why no code was sent', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/login');
    await dialog(page).getByRole('tab', { name: 'Text message' }).click();
    await askForCode(page, '12');
    const warning = page.getByRole('dialog', { name: 'Code not sent' });
    await expect(warning.getByRole('alert')).toHaveText('Please enter a valid mobile number');
    await page.keyboard.press('Escape');
    await expect(warning).toBeHidden();
    await expect(dialog(page).getByLabel('Mobile number')).toHaveValue('12');
  });
});

test.describe('A member who forgot the password', () => {
  test('[AUTH-07] sets a new one by the link in a mail, which works once', async ({ page }) => {
    const { username, email } = await makeAccount();
    await page.goto('/login');
    await dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
    await dialog(page).getByRole('tab', { name: 'By email' }).click();
    await dialog(page).getByLabel('Username').fill(username);
    await dialog(page).getByLabel('Email address').fill('else@example.com');
    await dialog(page).getByRole('button', { name: 'Send reset link' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Username/Email does not exist');
    await expect(dialog(page).getByLabel('Username')).toHaveValue(username);
    await dialog(page).getByLabel('Email address').fill(email);
    await dialog(page).getByRole('button', { name: 'Send reset link' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('We have sent a link');
    const link = new URL(/http\S+/.exec(await newestTo(page, email))![0]);
    const follow = () => page.goto(link.pathname + link.search);
    await follow();
    const form = page.getByRole('dialog', { name: 'Choose a new password' });
    await expect(form).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await form.getByLabel('New password', { exact: true }).fill('iloveyou1');
    await form.getByLabel('Confirm new password').fill('iloveyou1');
    await form.getByRole('button', { name: 'Set password and log in' }).click();
    await expect(form.getByRole('alert')).toContainText('too common');
    await form.getByLabel('New password', { exact: true }).fill(NEW);
    await form.getByLabel('Confirm new password').fill(NEW);
    await form.getByRole('button', { name: 'Set password and log in' }).click();
    await isIn(page, username);
    await follow();
    await form.getByLabel('New password', { exact: true }).fill(`${NEW} again`);
    await form.getByLabel('Confirm new password').fill(`${NEW} again`);
    await form.getByRole('button', { name: 'Set password and log in' }).click();
    await expect(form.getByRole('alert')).toContainText('already used');
  });

  test('[AUTH-07] sets a new one by a code sent to the phone, and is logged in', FULL_RUN_ONLY, async ({ page }) => {
    const { username, number, mobile } = await makeAccount();
    await page.goto('/login');
    await dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog(page).getByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true');
    await askForCode(page, number);
    await expect(waits(page)).toBeDisabled();
    await dialog(page)
      .getByLabel('Code', { exact: true })
      .fill(await codeTo(page, mobile));
    await dialog(page).getByLabel('New password', { exact: true }).fill(NEW);
    await dialog(page).getByLabel('Confirm new password').fill(NEW);
    await dialog(page).getByRole('button', { name: 'Set password and log in' }).click();
    await isIn(page, username);
  });
});

test.describe('A member with the password 123456', () => {
  test('[AUTH-02 AUTH-06] must change it at once, and then continues', async ({ page, browser }) => {
    const { username } = await makeAccount('123456');
    await page.goto('/login');
    await dialog(page).getByLabel('Username').fill(username);
    await dialog(page).getByLabel('Password', { exact: true }).fill('123456');
    await dialog(page).getByRole('button', { name: 'Log in' }).click();
    const form = page.getByRole('dialog', { name: 'Change your password' });
    await expect(form).toContainText('This password is too common');
    await expect(form.getByLabel('Current password')).toBeHidden();
    await expectAccessible(page);
    await form.getByLabel('New password', { exact: true }).fill(username);
    await form.getByLabel('Confirm new password').fill(`${username}x`);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('Your password must be different from your username.')).toBeVisible();
    await expect(form.getByText('Incorrect confirmation input')).toBeVisible();
    await form.getByLabel('New password', { exact: true }).fill(NEW);
    await form.getByLabel('Confirm new password').fill(NEW);
    await form.getByRole('button', { name: 'Change password' }).click();
    await isIn(page, username);
    const again = await anotherDevice(browser);
    await logIn(again.page, username, NEW);
    await again.context.close();
  });
});

test.describe('A returning member', () => {
  test('[AUTH-16] finds the username, and nothing secret, for a day', FULL_RUN_ONLY, async ({ page, context }) => {
    const { username } = await makeAccount();
    await page.goto('/login');
    await dialog(page).getByLabel('Remember me for 24 hours').check();
    await dialog(page).getByLabel('Username').fill(username);
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Log in' }).click();
    await isIn(page, username);
    const cookies = (await context.cookies()).filter(({ name }) => name === 'parlour-username');
    expect(cookies.map(({ value, sameSite }) => ({ value, sameSite }))).toEqual([{ value: username, sameSite: 'Lax' }]);
    expect(cookies[0]!.expires - Date.now() / 1000).toBeGreaterThan(23 * 3600);
    expect(cookies[0]!.expires - Date.now() / 1000).toBeLessThan(25 * 3600);
    const later = await context.newPage();
    await later.goto('/login');
    await expect(dialog(later).getByLabel('Username')).toHaveValue(username);
    await expect(dialog(later).getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test(
    '[SHELL-08 SHELL-11] switches between the forms by the keyboard alone, one at a time',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.goto('/');
      await expectLive(page);
      const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
      await expect(dialog(page).getByLabel('Username')).toBeFocused();
      // The box around the field is its focus ring; a second ring would be square.
      await expect(dialog(page).getByLabel('Username')).toHaveCSS('outline-style', 'none');
      const tabTo = async (name: string) => {
        const target = dialog(page).getByRole('button', { name, exact: true });
        for (let steps = 0; steps < 30; steps += 1) {
          if (await target.evaluate((element) => element === document.activeElement)) return;
          await page.keyboard.press('Tab');
        }
        await expect(target).toBeFocused();
      };
      await tabTo('Forgot password?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Reset your password' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await tabTo('Log in');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
      await tabTo('Register');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );
});
