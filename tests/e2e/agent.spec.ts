import { expect, test } from './support/story.ts';
import { PASSWORD } from './support/people.ts';
import type { Page } from '@playwright/test';

const enter = async (page: Page, username: string) => {
  await page.goto('/agent');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test.describe('An agent', () => {
  test('[AUTH-14 AGT-01 AGT-02] comes in by the agents’ door, past what the centre is, and goes out again', async ({
    page,
  }) => {
    await page.goto('/agentHome');
    await expect(page).toHaveURL(/\/agent$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
    await enter(page, 'agent1');
    await expect(page).toHaveURL(/\/agentHome$/);
    await expect(page.getByRole('navigation', { name: 'Agent centre' }).getByRole('link')).toHaveCount(16);
    await expect(page.getByText('Agent One')).toBeVisible();
    await expect(page.getByText('GMT+0')).toBeVisible();
    const clock = page.getByText('Server time').locator('..').locator('time');
    const shown = await clock.innerText();
    await expect.poll(() => clock.innerText()).not.toBe(shown);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/agent$|\/$/);
  });

  test('[AUTH-14] a member is told at that door that it is not theirs', async ({ page }) => {
    await enter(page, 'player1');
    await expect(page.getByRole('alert')).toHaveText('Non-agents cannot log in');
    await expect(page.getByLabel('Username')).toHaveValue('player1');
    await page.goto('/agentHome');
    await expect(page).toHaveURL(/\/agent$/);
  });

  test('[AGT-04 LIVE-06] sees the accrual, until when, and under which terms', async ({ page }) => {
    await enter(page, 'agent1');
    const figures = page.getByRole('region', { name: 'Accrued in this window' });
    await expect(figures.getByText('Settles in')).toBeVisible();
    await expect(figures.getByText(/The next tier lacks/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Accrual and settlements' }).locator('canvas')).toBeVisible();
    await page.getByRole('tab', { name: '1 day' }).click();
    await expect(page.getByRole('tab', { name: '1 day' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Daily salary' }).click();
    await expect(page.getByText('This page is not open yet')).toBeVisible();
  });
});
