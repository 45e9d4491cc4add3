import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enter, enterAnew } from './support/enter.ts';
import { heard } from './support/heard.ts';
import { deposit } from './support/people.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

const SOON = { timeout: 10_000 };
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Account pages' });

test('[MEM-01 PP-31] a member goes through the account by its side menu with the keyboard alone, and hears each page’s title', async ({
  page,
}) => {
  const said = await heard(page);
  await enter(page, 'player1', '/member');
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  for (const [name, title] of [
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdraw money'],
    ['Account record', 'Account record'],
    ['Betting record', 'Betting record'],
    ['Play safely', 'Play safely'],
    ['Security centre', 'Security centre'],
  ] as const) {
    const link = menu.getByRole('link', { name });
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(SOON);
    // The menu stays while the page changes, and so does the focus.
    await expect(link).toBeFocused();
    await expect(menu.locator('[aria-current=page]')).toHaveText(name);
    await expect.poll(said).toContain(`${title} · Parlour`);
  }
  await menu.getByRole('link', { name: 'Overview' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible(SOON);
  await expectAccessible(page);
});

test(
  '[MEM-01] the overview shows a deposit, the turnover it opened, and the limit that it counts to',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await enterAnew(page, '/member');
    await expect(page.getByText('Nothing left to wager before a withdrawal.')).toBeVisible(SOON);
    await expect(page.getByText('Your deposits, stakes and wins appear here.')).toBeVisible();
    await deposit(page, '25.00');
    await page.goto('/member');
    await expect(page.getByRole('listitem').filter({ hasText: 'Sandbox card' })).toContainText('+25.00', SOON);
    await expect(page.getByText('0.00 USD of 25.00 USD')).toBeVisible();
    await page.getByRole('link', { name: 'Set a limit' }).press('Enter');
    await page.getByLabel(/^Amount in/).fill('100');
    await page.getByRole('button', { name: 'Save limit' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Deposits per day' })).toContainText('100.00', SOON);
    await menuOf(page).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('progressbar', { name: 'Deposits per day' })).toHaveAttribute('value', '2500', SOON);
  },
);

test(
  '[MEM-01 PP-16] during a break the overview says until when, and offers a withdrawal but no deposit',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await enterAnew(page, '/member/limits');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('list', { name: 'Active breaks' })).toBeVisible(SOON);
    await menuOf(page).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Play is paused until' })).toContainText(
      'You can still withdraw.',
      SOON,
    );
    const card = page.getByRole('region', { name: 'Balance' });
    await expect(card.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Deposit' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('[MEM-01 SHELL-03] on a phone the pages are a list with a way back, and the wallet leads to a withdrawal', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAnew(page, '/member');
  const menu = menuOf(page);
  await expect(menu).toHaveCount(1);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Play safely' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Play safely' })).toBeVisible(SOON);
  await expect(menu).toHaveCount(0);
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(menu).toBeVisible();

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Wallet' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Wallet' });
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Withdraw' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw money' })).toBeVisible(SOON);
  await expect(sheet).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link', { name: 'Me', exact: true })).not.toHaveAttribute('aria-current');
});
