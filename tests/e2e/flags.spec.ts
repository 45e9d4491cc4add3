import type { Locator, Page } from '@playwright/test';
import { expect, operator, test } from './support/story.ts';
import { expectLive } from './support/people.ts';

const SOON = { timeout: 10_000 };

const openForm = async (page: Page): Promise<Locator> => {
  await page.goto('/register');
  await expectLive(page);
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible();
  return form;
};

/** Sets flags for a story, in order; what is set back comes after it, whatever happens. */
const withFlags = async (flags: [name: string, way: 'on' | 'off'][], story: () => Promise<void>) => {
  const other = { on: 'off', off: 'on' } as const;
  try {
    for (const [name, way] of flags) await operator('flag', name, way);
    await story();
  } finally {
    for (const [name, way] of flags.toReversed()) await operator('flag', name, other[way]);
  }
};

test.describe('[SYS-05] flags of registration change the open form', () => {
  test.setTimeout(120_000);

  test('MOBILENUMREG3 on offers the mobile number in a tab of its own, off takes it back', async ({ page }) => {
    const form = await openForm(page);
    await expect(form.getByRole('tab')).toHaveCount(0);
    await withFlags([['MOBILENUMREG3', 'on']], async () => {
      await expect(form.getByRole('tab', { name: 'By mobile number' })).toBeVisible(SOON);
      await expect(form.getByRole('tab', { name: 'By username' })).toBeVisible();
    });
    await expect(form.getByRole('tab')).toHaveCount(0, SOON);
    await expect(form.getByLabel('Username')).toBeVisible();
  });

  test('USERNAMEREG3 off leaves the mobile number alone, and without either registration says that it is closed', async ({
    page,
  }) => {
    const form = await openForm(page);
    await withFlags([['USERNAMEREG3', 'off']], async () => {
      await expect(page.getByText('Registration is closed at present')).toBeVisible(SOON);
      await withFlags([['MOBILENUMREG3', 'on']], async () => {
        await expect(form.getByLabel('Mobile number', { exact: true })).toBeVisible(SOON);
        await expect(form.getByLabel('Username')).toHaveCount(0);
        await expect(form.getByRole('tab')).toHaveCount(0);
      });
    });
    await expect(form.getByLabel('Username')).toBeVisible(SOON);
  });

  test('MOBILENUMPASSREG3 on asks for a password with the mobile number, off does not', async ({ page }) => {
    await withFlags([['MOBILENUMREG3', 'on']], async () => {
      const form = await openForm(page);
      await form.getByRole('tab', { name: 'By mobile number' }).click();
      await expect(form.getByLabel('Mobile number', { exact: true })).toBeVisible();
      await expect(form.getByLabel('Password', { exact: true })).toHaveCount(0);
      await withFlags([['MOBILENUMPASSREG3', 'on']], async () => {
        await expect(form.getByLabel('Password', { exact: true })).toBeVisible(SOON);
        await expect(form.getByLabel('Password again')).toBeVisible();
      });
      await expect(form.getByLabel('Password', { exact: true })).toHaveCount(0, SOON);
    });
  });

  test('REGMOBVERF3 on asks for the code from a text message, off does not', async ({ page }) => {
    await withFlags([['MOBILENUMREG3', 'on']], async () => {
      const form = await openForm(page);
      await form.getByRole('tab', { name: 'By mobile number' }).click();
      await expect(form.getByLabel('Mobile number', { exact: true })).toBeVisible();
      await expect(form.getByLabel('Code from the text message')).toHaveCount(0);
      await withFlags([['REGMOBVERF3', 'on']], async () => {
        await expect(form.getByLabel('Code from the text message')).toBeVisible(SOON);
        await expect(form.getByRole('button', { name: 'Send code' })).toBeVisible();
      });
      await expect(form.getByLabel('Code from the text message')).toHaveCount(0, SOON);
    });
  });
});
