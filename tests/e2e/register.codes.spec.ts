import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { codeTo } from './support/accounts.ts';
import { during, flag } from './support/during.ts';
import { anotherDevice, CHANGES_SITE, expect, test } from './support/scenario.ts';
import { accountOf, expectLive, freshNumber } from './support/people.ts';
import { openForm } from './support/register-form.ts';

test.describe('Registration', CHANGES_SITE, () => {
  test.slow();

  test(
    '[AUTH-08] shows a warning when the code is not sent; after sending, counts down, in another tab and after a reload',
    FULL_RUN_ONLY,
    async ({ page, context }) => {
      await during([flag('MOBILENUMREG3'), flag('REGMOBVERF3')], async () => {
        const answer = (status: number, body: object) =>
          context.route('**/wps/verification/sms/register', (route) => route.fulfill({ status, json: body }));
        await answer(409, { success: false, message: 'message_not_sent', value: null });
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
    },
  );

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
      const login = other.page.getByRole('dialog');
      await login.getByRole('tab', { name: 'Text message' }).click();
      await login.getByLabel('Country').selectOption('US');
      await login.getByLabel('Mobile number').fill(number);
      await login.getByRole('button', { name: 'Send code' }).click();
      await expect(login.getByRole('button', { name: /^Resend/ })).toBeVisible();
      await login.getByLabel('Code', { exact: true }).fill(await codeTo(other.page, `+1${number}`));
      await login.getByRole('button', { name: 'Log in' }).click();
      await expect(login).toBeHidden();
      await expect.poll(() => accountOf(other.page)).toBe(name);
      await other.context.close();
    });
  });
});
