import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { MENU } from '../../src/pages/agent/layout/menu.ts';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { logInAsAgent, enterCentre, sendAgentLogin } from './support/agents.ts';
import { expectNoSidewaysScroll } from './support/page-checks.ts';
import { settleWhatWasBet } from './support/settled.ts';
import { anotherDevice, CHANGES_SITE, expect, expectAccessible, test } from './support/scenario.ts';

/** An amount as displayed, exactly: in hundred-millionths of the currency. */
const exactly = (text: string): bigint => {
  const [, sign = '', whole = '', part = ''] = /(-?)(\d+)\.?(\d*)/.exec(text.replaceAll(',', ''))!;
  return BigInt(sign + whole + part.padEnd(8, '0'));
};
const lastColumn = async (table: Locator): Promise<bigint[]> =>
  (await table.locator('tbody td:last-child').allInnerTexts()).map(exactly);

test.describe('An agent', () => {
  test('[AUTH-14 AGT-01 AGT-02] logs in by the agent login, passes the introduction of the centre, and logs out', async ({
    page,
  }) => {
    await page.goto('/agentHome');
    await expect(page).toHaveURL(/\/agent$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
    await logInAsAgent(page, 'agent1');
    await expect(page).toHaveURL(/\/agentHome$/);
    // All pages but customer service, which is a window, and the way back to the site.
    const links = page.getByRole('navigation', { name: 'Agent centre', exact: true }).getByRole('link');
    await expect(links).toHaveCount(MENU.flatMap(({ entries }) => entries).length);
    await expect(links.last()).toHaveAttribute('href', '/');
    await expect(page.getByText('Agent One')).toBeVisible();
    await expect(page.getByText('GMT+0')).toBeVisible();
    const clock = page.getByText('Site time').locator('..').locator('time');
    const shown = await clock.innerText();
    await expect.poll(() => clock.innerText()).not.toBe(shown);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/agent$|\/$/);
  });

  test('[AUTH-14] the agent login refuses a member and says why', FULL_RUN_ONLY, async ({ page }) => {
    await sendAgentLogin(page, 'player1');
    await expect(page.getByRole('alert')).toHaveText('Non-agents cannot log in');
    await expect(page.getByLabel('Username')).toHaveValue('player1');
    await page.goto('/agentHome');
    await expect(page).toHaveURL(/\/agent$/);
  });

  test('[AGT-04 LIVE-06] sees the accrual, its end and its terms', FULL_RUN_ONLY, async ({ page }) => {
    await enterCentre(page, 'agent1');
    const figures = page.getByRole('region', { name: 'Accrued this period' });
    await expect(figures.getByText('Settles in')).toBeVisible();
    await expect(figures.getByText(/To the next tier/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Accrued pay and settlements' }).locator('canvas')).toBeVisible();
    await page.getByRole('tab', { name: '1 day' }).click();
    await expect(page.getByRole('tab', { name: '1 day' })).toHaveAttribute('aria-selected', 'true');
  });

  test(
    '[AGT-01 MEM-01] pays in inside the centre, and on a phone finds all pages in a sheet',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await enterCentre(page, 'agent1');
      const bar = page.getByRole('navigation', { name: 'Agent centre, main pages' });
      await bar.getByRole('link', { name: 'Summary' }).click();
      await expect(page).toHaveURL(/\/agentHome\/overview$/);
      await bar.getByRole('button', { name: 'Menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Agent centre' });
      await expect(sheet.getByText('Site time')).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole('link', { name: 'Deposit' }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/agentHome\/deposit$/);
      await page.getByRole('navigation', { name: 'Wallet' }).getByRole('link', { name: 'Withdraw' }).click();
      await expect(page).toHaveURL(/\/agentHome\/withdraw$/);
      await expect(bar).toBeVisible();
      await expectNoSidewaysScroll(page, 'withdrawals in the centre');
    },
  );

  test(
    '[AGT-04 AGT-06] opens a settlement with its bets, which add up to it, and downloads it',
    CHANGES_SITE,
    async ({ page, browser }) => {
      test.setTimeout(240_000);
      const bill = await settleWhatWasBet('agent1');
      await enterCentre(page, 'agent1');
      await page.locator(`tr a[href$="/${bill}"]`).press('Enter');
      await expect(page).toHaveURL(/\/agentRealtimeSalary\/[\da-f-]{36}$/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: /^Settlement of/ })).toBeVisible();
      const paid = exactly(await page.getByRole('region', { name: 'Amount paid' }).locator('bdi').first().innerText());
      expect(paid).toBeGreaterThan(0n);
      await expect(page.getByText(/ × 1\.2%| × 0\.[69]%/).first()).toBeVisible();
      await expect(page.getByRole('table', { name: /^Contract, version/ }).getByText('Reached')).toHaveCount(1);

      const lines = await lastColumn(page.getByRole('table', { name: 'Breakdown' }));
      expect(lines.at(-1)).toBe(paid);
      expect(lines.slice(0, -1).reduce((sum, each) => sum + each, 0n)).toBe(paid);
      const bets = page.getByRole('table', { name: 'Bets' });
      await expect(bets.getByRole('row').nth(1)).toBeVisible();
      await expect(bets.getByText('kestrel')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a settlement');

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^salary-.*\.csv$/);
      const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(rows.at(-1)).toMatch(/^paid,agent1,/);
      expect(exactly(rows.at(-1)!.split(',').at(-1)!)).toBe(paid);

      const { context, page: elsewhere } = await anotherDevice(browser);
      await enterCentre(elsewhere, 'agent2');
      await expect(elsewhere).toHaveURL(/\/agentHome\//);
      await elsewhere.goto(page.url());
      await expect(elsewhere.getByText('Settlement not found')).toBeVisible();
      await context.close();

      await page.getByRole('link', { name: 'All settlements' }).click();
      await expect(page).toHaveTitle(/^Real-time salary/);
      await expect(page.getByRole('table', { name: 'Settlements' })).toBeVisible();
    },
  );
});
