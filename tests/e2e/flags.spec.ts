import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { during, flag } from './support/during.ts';
import { expectLive } from './support/people.ts';
import { CHANGES_SITE, expect, operator, test } from './support/scenario.ts';

const openForm = async (page: Page): Promise<Locator> => {
  await page.goto('/register');
  await expectLive(page);
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible();
  return form;
};

test(
  '[SYS-05] flags of registration change the open form',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page }) => {
    test.slow();
    const form = await openForm(page);
    const byUsername = form.getByRole('tab', { name: 'By username' });
    const byMobile = form.getByRole('tab', { name: 'By mobile number' });
    const mobile = form.getByLabel('Mobile number', { exact: true });
    const isAsBefore = async () => {
      await expect(form.getByRole('tab')).toHaveCount(0);
      await expect(form.getByLabel('Username')).toBeVisible();
    };
    await isAsBefore();

    await test.step('MOBILENUMREG3 adds the mobile number as a tab, and removes it when off', async () => {
      await during([flag('MOBILENUMREG3')], async () => {
        await expect(byMobile).toBeVisible();
        await expect(byUsername).toBeVisible();
      });
      await isAsBefore();
    });

    await test.step('USERNAMEREG3 off leaves only the mobile number; without either, the form says that registration is closed', async () => {
      await during([flag('USERNAMEREG3', 'off')], async () => {
        await expect(page.getByText('Registration is closed at the moment.')).toBeVisible();
        await during([flag('MOBILENUMREG3')], async () => {
          await expect(mobile).toBeVisible();
          await expect(form.getByLabel('Username')).toHaveCount(0);
          await expect(form.getByRole('tab')).toHaveCount(0);
        });
      });
      await isAsBefore();
    });

    await during([flag('MOBILENUMREG3')], async () => {
      await byMobile.click();
      await expect(mobile).toBeVisible();
      const password = form.getByLabel('Password', { exact: true });
      await expect(password).toHaveCount(0);

      await test.step('MOBILENUMPASSREG3 asks for a password with the mobile number, and not when off', async () => {
        await during([flag('MOBILENUMPASSREG3')], async () => {
          await expect(password).toBeVisible();
          await expect(form.getByLabel('Confirm password')).toBeVisible();
        });
        await expect(password).toHaveCount(0);
      });

      await test.step('REGMOBVERF3 asks for the code from a text message, and not when off with a password', async () => {
        await during([flag('MOBILENUMPASSREG3')], async () => {
          const code = form.getByLabel('Code from the text message');
          await expect(password).toBeVisible();
          await expect(code).toHaveCount(0);
          await during([flag('REGMOBVERF3')], async () => {
            await expect(code).toBeVisible();
            await expect(form.getByRole('button', { name: 'Send code' })).toBeVisible();
          });
          await expect(code).toHaveCount(0);
        });
      });
    });
  },
);

test(
  '[SYS-05] flags of the login change the open form',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page }) => {
    test.slow();
    await page.goto('/login');

    await test.step('MOBILEVERCODELOGIN3 adds the text message to the username, and removes it when off', async () => {
      const form = page.getByRole('dialog', { name: 'Welcome back' });
      const byMessage = form.getByRole('tab', { name: 'Text message' });
      await byMessage.click();
      await expect(form.getByLabel('Mobile number')).toBeVisible();
      await during([flag('MOBILEVERCODELOGIN3', 'off')], async () => {
        await expect(form.getByRole('tab')).toHaveCount(0);
        await expect(form.getByLabel('Mobile number')).toHaveCount(0);
        await expect(form.getByLabel('Username')).toBeVisible();
      });
      await expect(byMessage).toBeVisible();
      await form.getByRole('tab', { name: 'Account name' }).click();
    });

    await test.step('CHNGPASSVERIF3 and CHNGPASSMAIL3 off remove their ways to a new password; without either none is offered', async () => {
      const forgot = page.getByRole('dialog').getByRole('button', { name: 'Forgot password?' });
      await forgot.click();
      const form = page.getByRole('dialog', { name: 'Reset your password' });
      const byPhone = form.getByLabel('Mobile number');
      const byMail = form.getByLabel('Email address');
      await expect(form.getByRole('tab')).toHaveText(['By phone', 'By email']);
      await expect(byPhone).toBeVisible();
      await during([flag('CHNGPASSVERIF3', 'off')], async () => {
        await expect(byMail).toBeVisible();
        await expect(form.getByRole('tab')).toHaveCount(0);
        await during([flag('CHNGPASSMAIL3', 'off')], async () => {
          await expect(form.getByText('Passwords cannot be reset here at the moment')).toBeVisible();
          await expect(byMail.or(byPhone)).toHaveCount(0);
          await form.getByRole('button', { name: 'Log in' }).click();
          await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible();
          await expect(forgot).toHaveCount(0);
          await operator('flag', 'CHNGPASSVERIF3', 'on');
          await forgot.click();
          await expect(byPhone).toBeVisible();
          await expect(form.getByRole('tab')).toHaveCount(0);
        });
        await expect(form.getByRole('tab')).toHaveCount(2);
      });
    });
  },
);

test(
  '[SHELL-06] the app is offered only when the merchant has one',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page }) => {
    await page.goto('/');
    await expectLive(page);
    const bar = page.getByRole('complementary', { name: 'Quick links' });
    const app = bar.getByRole('button', { name: 'App' });
    await expect(bar).toBeVisible();
    await expect(app).toHaveCount(0);
    const android = ['resource', 'ANDROID'];
    await during(
      [
        [
          [...android, 'https://apps.example/parlour.apk', '--label', 'Parlour'],
          [...android, 'none'],
        ],
      ],
      async () => {
        await app.click();
        await expect(page.getByRole('dialog', { name: 'Get the app' }).getByRole('link')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(app).toBeFocused();
      },
    );
    await expect(app).toHaveCount(0);
  },
);
