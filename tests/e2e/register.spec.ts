import type { Page } from '@playwright/test';
import { codeTo } from './support/accounts.ts';
import { during, field, flag } from './support/during.ts';
import { anotherDevice, CHANGES_SITE, expect, expectAccessible, operator, siteUrl, test } from './support/story.ts';
import { topicId, know } from './support/captcha.ts';
import { enter, enterAnew } from './support/enter.ts';
import { accountOf, expectLive, freshName, freshNumber, PASSWORD } from './support/people.ts';

const SOON = { timeout: 10_000 };

const openForm = async (page: Page, search = '') => {
  await page.goto(`/register${search}`);
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible();
  return form;
};
const secrets = async (form: ReturnType<Page['getByRole']>, password = PASSWORD) => {
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
};

test.describe('Registration', CHANGES_SITE, () => {
  test.slow();

  test('[AUTH-09 AUTH-10 AUTH-11 NAV-02] asks for the merchant’s fields, shows errors while typing, and logs in', async ({
    page,
  }) => {
    const fields = [field('payeeName'), field('email'), field('paymentPassword'), field('affiliateCode')];
    await during(fields, async () => {
      const form = await openForm(page, '?referralCode=nobody-has-this');
      await expect(form.getByLabel('Invitation code')).toHaveValue('nobody-has-this');
      await form.getByLabel('Email').fill('anna@exаmple.com');
      await form.getByLabel('Full name').fill(' ');
      await form.getByLabel('Payment password').fill('12345');
      await expect(form.getByText('Enter an email address such as name@example.com, 6–200 characters.')).toBeVisible();
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(form.getByText('Use 6–12 digits.')).toBeVisible();
      await expect(form.getByText('Input cannot be empty').first()).toBeVisible();

      const name = freshName();
      await form.getByLabel('Username').fill(name);
      await secrets(form);
      await form.getByLabel('Date of birth').fill('1990-05-17');
      await form.getByLabel('Full name').fill('Anna Lee');
      await form.getByLabel('Email').fill(`${name}@example.com`);
      await form.getByLabel('Payment password').fill('246813');
      await form.getByLabel('Affiliate code').fill('NOBODY');
      await form.getByRole('button', { name: 'Create account' }).click();
      // At its field if it was looked up before the form was sent, otherwise from the response.
      await expect(form.getByText('Invalid invitation code').first()).toBeVisible(SOON);
      await expect(form.getByLabel('Email')).toHaveValue(`${name}@example.com`);
      await form.getByLabel('Affiliate code').fill('PARLOUR1');
      await form.getByLabel('Invitation code').fill('');
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(form).toBeHidden(SOON);
      await expect(page).toHaveURL(/\/$/);
      await expectLive(page);
    });
  });

  test('[AUTH-09 AUTH-11] by mobile number checks the number of digits, and creates an account without a name', async ({
    page,
  }) => {
    await during([flag('MOBILENUMREG3'), flag('MOBILENUMPASSREG3')], async () => {
      const form = await openForm(page);
      await form.getByRole('tab', { name: 'By mobile number' }).click();
      await expect(form.getByLabel('Username')).toHaveCount(0);
      await form.getByLabel('Country or region').selectOption('US');
      await form.getByLabel('Mobile number', { exact: true }).fill('415555');
      await form.getByLabel('Date of birth').fill('1990-05-17');
      await expect(form.getByText('The mobile number needs 10 digits')).toBeVisible();
      await form.getByLabel('Mobile number', { exact: true }).fill(freshNumber());
      await secrets(form);
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(form).toBeHidden(SOON);
      await expectLive(page);
    });
  });

  test('[AUTH-08] shows a warning when the code is not sent; after sending, counts down, in another tab and after a reload', async ({
    page,
    context,
  }) => {
    await during([flag('MOBILENUMREG3'), flag('REGMOBVERF3')], async () => {
      const answer = (status: number, body: object) =>
        context.route('**/wps/verification/sms/register', (route) => route.fulfill({ status, json: body }));
      await answer(409, { success: false, message: 'message_not_sent' });
      const toNumber = async (of: Page) => {
        const form = await openForm(of);
        await form.getByRole('tab', { name: 'By mobile number' }).click();
        await form.getByLabel('Country or region').selectOption('US');
        await form.getByLabel('Mobile number', { exact: true }).fill('4155550123');
        return form;
      };
      const form = await toNumber(page);
      await form.getByRole('button', { name: 'Send code' }).click();
      const warning = page.getByRole('dialog', { name: 'Code not sent' });
      await expect(warning.getByRole('alert')).toContainText('could not be sent');
      await warning.getByRole('button', { name: 'OK' }).press('Enter');
      await expect(warning).toBeHidden();

      await context.unroute('**/wps/verification/sms/register');
      await answer(200, { success: true, value: { expiredMinutes: 5 }, message: '' });
      await form.getByRole('button', { name: 'Send code' }).click();
      const counting = /Resend in (29\d|300) s/;
      await expect(form.getByRole('button', { name: counting })).toBeDisabled();
      const other = await context.newPage();
      await expect((await toNumber(other)).getByRole('button', { name: /Resend in 2\d\d s/ })).toBeDisabled();
      await page.reload();
      await expect((await toNumber(page)).getByRole('button', { name: /Resend in 2\d\d s/ })).toBeDisabled();
      await form.getByLabel('Code from the text message').fill('12');
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(form.getByText('Please enter a valid verification code')).toBeVisible();
    });
  });

  test('[AUTH-08 AUTH-11] by mobile number and code keeps the form after a wrong code, and logs in with the right one', async ({
    page,
    browser,
  }) => {
    await during([flag('MOBILENUMREG3'), flag('REGMOBVERF3')], async () => {
      const form = await openForm(page);
      const number = freshNumber();
      await form.getByRole('tab', { name: 'By mobile number' }).click();
      await form.getByLabel('Country or region').selectOption('US');
      await form.getByLabel('Mobile number', { exact: true }).fill(number);
      await form.getByLabel('Date of birth').fill('1990-05-17');
      await form.getByRole('button', { name: 'Send code' }).click();
      await expect(form.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
      const code = await codeTo(page, `+1${number}`);
      const enter = async (typed: string) => {
        await form.getByLabel('Code from the text message').fill(typed);
        await form.getByRole('button', { name: 'Create account' }).click();
      };
      await enter(code.replace(/\d$/, (last) => String((Number(last) + 1) % 10)));
      await expect(form.getByText('Please enter a valid verification code')).toBeVisible();
      await expect(form.getByLabel('Mobile number', { exact: true })).toHaveValue(number);
      await enter(code);
      await expect(form).toBeHidden();
      await expectLive(page);
      // The number belongs to the account: it logs in on another device.
      const name = await accountOf(page);
      const other = await anotherDevice(browser);
      await other.page.goto('/login');
      const door = other.page.getByRole('dialog');
      await door.getByRole('tab', { name: 'Text message' }).click();
      await door.getByLabel('Country').selectOption('US');
      await door.getByLabel('Mobile number').fill(number);
      await door.getByRole('button', { name: 'Send code' }).click();
      await expect(door.getByRole('button', { name: /^Resend/ })).toBeVisible();
      await door.getByLabel('Code', { exact: true }).fill(await codeTo(other.page, `+1${number}`));
      await door.getByRole('button', { name: 'Log in' }).click();
      await expect(door).toBeHidden();
      await expect.poll(() => accountOf(other.page)).toBe(name);
      await other.context.close();
    });
  });

  test('[SHELL-11 PP-31] works with the keyboard alone, and Escape closes it', async ({ page }) => {
    await page.goto('/');
    await expectLive(page);
    const button = page.getByRole('banner').getByText('Register', { exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Create your account' });
    await expect(form.getByLabel('Username')).toBeFocused(SOON);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Username')).toBeFocused();
    const name = freshName();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    // Skips the button that shows the password.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Date of birth')).toBeFocused();
    await page.keyboard.type('05171990');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden(SOON);
    await expectLive(page);
  });

  test('[AUTH-03 AUTH-09 LIVE-08] asks for the picture when it is on, loads another after each attempt, and offers an alternative', async ({
    page,
  }) => {
    await during([field('captcha')], async () => {
      const first = page.waitForResponse('**/wps/captcha');
      const form = await openForm(page);
      await know(await topicId(first), 'ACDEF');
      await expect(form.getByRole('img', { name: /^Security image/ })).toBeVisible(SOON);
      await expect(form.getByLabel('Username')).toBeFocused();
      const letters = form.getByLabel('Characters in the image');
      const send = form.getByRole('button', { name: 'Create account' });
      await form.getByLabel('Username').fill(freshName());
      await secrets(form);
      await form.getByLabel('Date of birth').fill('1990-05-17');
      await send.click();
      await expect(form.getByText('Please enter the characters in the image.')).toBeVisible();
      await expect(letters).toBeFocused();
      await expectAccessible(page);

      const second = page.waitForResponse('**/wps/captcha');
      await letters.fill('WRONG');
      await page.keyboard.press('Enter');
      await know(await topicId(second), 'ACDEF');
      await expect(form.getByRole('alert').first()).toContainText('The characters do not match');
      await expect(letters).toBeFocused();
      await letters.fill('acdef');
      await page.keyboard.press('Enter');
      await expect(form).toBeHidden(SOON);
      await expectLive(page);
    });
  });

  test('[AUTH-03 AUTH-09] lets the device compute a proof in place of the picture, also in Arabic and on a phone', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await during([field('captcha')], async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'));
      await page.goto('/register');
      const form = page.getByRole('dialog', { name: 'أنشئ حسابك' });
      await form.getByRole('button', { name: 'لا أستطيع قراءة الصورة' }).click();
      // The proof is ready before the form is complete: it is kept.
      await expect(form.getByText('اكتمل التحقق. لا حاجة إلى إدخال الرموز.')).toBeVisible({ timeout: 90_000 });
      const inside = await form.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth + 1);
      expect(inside).toBe(true);
      await form.locator('input[name="username"]').fill(freshName());
      await form.locator('input[name="password"]').fill(PASSWORD);
      await form.locator('input[name="confirmPassword"]').fill(PASSWORD);
      await form.locator('input[name="birthday"]').fill('1990-05-17');
      await form.locator('button[type="submit"]').click();
      await expect(form).toBeHidden(SOON);
      await expectLive(page);
    });
  });

  test('[AUTH-11] shows whether an affiliate code, by link or typed, is known before the form is sent', async ({
    page,
  }) => {
    const code = `SPRING${Date.now()}`;
    await operator('affiliate', code, 'agent1');
    await during([field('affiliateCode')], async () => {
      const form = await openForm(page, '?affiliateCode=nobody-has-this');
      const typed = form.getByLabel('Affiliate code');
      await expect(typed).toHaveValue('nobody-has-this');
      await expect(form.getByText('Invalid invitation code')).toBeVisible(SOON);
      await typed.fill(code);
      await expect(form.getByText('This code is valid.')).toBeVisible(SOON);
      await expect(form.getByText('Invalid invitation code')).toBeHidden();
    });
  });

  test('[PP-01] [SHELL-11 PP-31] [AUTH-12] focuses the first error, keeps what was typed, and offers free play, too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const form = await openForm(page);
    const name = freshName();
    const send = form.getByRole('button', { name: 'Create account' });
    await form.getByLabel('Username').fill(name);
    await send.click();
    await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Password', { exact: true })).toBeInViewport();

    await test.step('shows a message to a person under age', async () => {
      await secrets(form);
      await form.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 10}-01-01`);
      await send.click();
      await expect(form.getByText('Please confirm you are 18 or older')).toBeVisible();
      await expect(form.getByLabel('Username')).toHaveValue(name);
    });

    await form.getByRole('button', { name: 'Play for free' }).click();
    await expect(form).toBeHidden(SOON);
    await expect(page.getByRole('banner').getByText('Play money')).toBeVisible(SOON);
  });

  test('[PP-31] on a phone, in Arabic, cuts nothing off and has no axe violations', async ({ page }) => {
    await during([flag('MOBILENUMREG3'), flag('REGMOBVERF3')], async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'));
      await page.goto('/register');
      const form = page.getByRole('dialog', { name: 'أنشئ حسابك' });
      await form.getByRole('tab', { name: 'برقم الجوال' }).click();
      await expect(form.getByLabel('رقم الجوال', { exact: true })).toBeVisible();
      const inside = await form.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth + 1);
      expect(inside).toBe(true);
      await page.screenshot({ path: 'test-results/register-ar.png', fullPage: false });
      await expectAccessible(page);
    });
  });

  test('[PP-02] shows changed terms once when the tab is visible again', async ({ browser }) => {
    const { page, context } = await anotherDevice(browser);
    const name = await enterAnew(page);
    const dialog = page.getByRole('dialog', { name: 'Our rules have changed' });
    try {
      await operator('terms', `story-${Date.now()}`);
      await page.goto(siteUrl());
      await expect(dialog).toBeVisible(SOON);
      await page.keyboard.press('Escape');
      await page.goto(`${siteUrl()}/hot`);
      await dialog.getByRole('button', { name: 'I accept the rules' }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expectLive(page);
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
      const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
      await expect(spin).toBeVisible({ timeout: 20_000 });
      // A game's own page, loaded again, requests its launch itself, says why it waits, and continues.
      await operator('terms', `story-${Date.now()}`);
      await page.reload();
      await expect(page.locator('#content')).toContainText('Please read and accept them to continue', SOON);
      await dialog.getByRole('button', { name: 'I accept the rules' }).click();
      await expect(spin).toBeVisible({ timeout: 20_000 });
    } finally {
      await operator('terms', '2026-11');
    }
    await context.close();
    const again = await anotherDevice(browser);
    await enter(again.page, name);
    await expect(again.page.getByRole('dialog')).toHaveCount(0);
    await again.context.close();
  });
});
