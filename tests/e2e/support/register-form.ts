import type { Page } from '@playwright/test';
import { expect } from './scenario.ts';
import { PASSWORD } from './people.ts';

export const SOON = { timeout: 10_000 };

export const openForm = async (page: Page, search = '') => {
  await page.goto(`/register${search}`);
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible();
  return form;
};
export const secrets = async (form: ReturnType<Page['getByRole']>, password = PASSWORD) => {
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
};
