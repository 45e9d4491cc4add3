import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { during, field, flag } from './support/during.ts';
import { CHANGES_SITE, expect, expectAccessible, operator, test } from './support/scenario.ts';
import { expectLive, freshName, freshNumber, PASSWORD } from './support/people.ts';
import { SOON, openForm, secrets } from './support/register-form.ts';

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

  test(
    '[AUTH-09 AUTH-11] by mobile number checks the number of digits, and creates an account without a name',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await during([flag('MOBILENUMREG3'), flag('MOBILENUMPASSREG3')], async () => {
        const form = await openForm(page);
        await form.getByRole('tab', { name: 'By mobile number' }).click();
        await expect(form.getByLabel('Username')).toHaveCount(0);
        await form.getByLabel('Country or region').selectOption('US');
        await form.getByLabel('Mobile number', { exact: true }).fill('415555');
        await form.getByLabel('Date of birth').fill('1990-05-17');
        await expect(form.getByText('Number of digits required: 10')).toBeVisible();
        await form.getByLabel('Mobile number', { exact: true }).fill(freshNumber());
        await secrets(form);
        await form.getByRole('button', { name: 'Create account' }).click();
        await expect(form).toBeHidden(SOON);
        await expectLive(page);
      });
    },
  );

  test('[SHELL-11 PP-31] works with the keyboard alone, and Escape closes it', FULL_RUN_ONLY, async ({ page }) => {
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

  test(
    '[AUTH-11] shows whether an affiliate code, by link or typed, is known before the form is sent',
    FULL_RUN_ONLY,
    async ({ page }) => {
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
    },
  );

  test(
    '[PP-01] [SHELL-11 PP-31] [AUTH-12] focuses the first error, keeps what was typed, and offers free play, too',
    FULL_RUN_ONLY,
    async ({ page }) => {
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
    },
  );

  test('[PP-31] on a phone, in Arabic, cuts nothing off and has no axe violations', FULL_RUN_ONLY, async ({ page }) => {
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
});
