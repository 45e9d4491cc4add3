import { readFile } from 'node:fs/promises';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enterCentre } from './support/agents.ts';
import { confirmByPassword } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/page-checks.ts';
import { settleWhatWasBet } from './support/settled.ts';
import { anotherDevice, CHANGES_SITE, expect, expectAccessible, test } from './support/scenario.ts';

test.describe('An agent', () => {
  test(
    '[AGT-01 AGT-03] sees each kind of pay: the period so far, and no settlements yet',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await enterCentre(page, 'agent3');
      for (const [section, title] of [
        ['agentHourSalary', 'Hourly salary'],
        ['agentDailyWages2', 'Daily salary'],
        ['agentDividendRecordCopy2', 'Dividends'],
      ] as const) {
        await page.goto(`/agentHome/${section}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const figures = page.getByRole('region', { name: 'This period so far' });
        await expect(figures.getByText('Active members', { exact: true })).toBeVisible();
        await expect(figures.getByText(/To the next tier|highest tier/)).toBeVisible();
      }
      await page.getByRole('link', { name: 'Your contract' }).click();
      await expect(page.getByRole('tab', { name: 'Dividend' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('Carried to the next period').first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await expectNoSidewaysScroll(page, 'a contract with tabs');
    },
  );

  test(
    '[AGT-03 AGT-04] opens the settlement of an hour from the list, and downloads the list',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      test.setTimeout(240_000);
      await settleWhatWasBet('agent1', 'hour');
      await enterCentre(page, 'agent1');
      await page.goto('/agentHome/agentHourSalary');
      const settlements = page.getByRole('table', { name: 'Settlements' });
      await expect(settlements.getByText('Paid')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Pay per period' }).locator('canvas')).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await expectNoSidewaysScroll(page, 'settlements');
      await page.setViewportSize({ width: 1280, height: 800 });

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe('hourly-salary.csv');
      expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2);

      await page.getByLabel('Status').selectOption({ label: 'Declined' });
      await expect(page.getByText('No settlements in this selection')).toBeVisible();
      await expect(page).toHaveURL(/state=refused/);
      await page.getByRole('button', { name: 'Show all' }).click();
      await settlements.getByRole('link').press('Enter');
      await expect(page).toHaveURL(/\/agentHourSalary\/[\da-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: /^Settlement of/ })).toBeVisible();
      await expect(page.getByText(/ × 0\.[46]%/).first()).toBeVisible();
      await expect(page.getByRole('table', { name: /^Contract, version/ }).getByText('Reached')).toHaveCount(1);
      await page.getByRole('link', { name: 'All settlements' }).click();
      await expect(page).toHaveTitle(/^Hourly salary/);
    },
  );

  test(
    '[AGT-03] proposes a dividend to a downline, who compares and accepts it in the modal',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page, browser }) => {
      await enterCentre(page, 'agent1');
      await page.goto('/agentHome/downlineManagmentView/contracts?kind=dividend');
      await page.getByRole('tabpanel').getByRole('link', { name: 'agent2' }).click();
      await page.getByRole('button', { name: 'Propose new terms' }).click();
      await page.getByLabel('Net loss below zero').selectOption({ label: 'Not carried' });
      await page.getByLabel('Rate (%)').fill('15');
      await page.getByRole('button', { name: 'Propose', exact: true }).click();
      await confirmByPassword(page);
      await expect(page.getByText('Proposal sent.')).toBeVisible();

      const { context, page: elsewhere } = await anotherDevice(browser);
      await enterCentre(elsewhere, 'agent2');
      const request = elsewhere.getByRole('dialog', { name: 'Contract request' });
      await expect(request.getByText('Dividend', { exact: true })).toBeVisible();
      await expect(request.getByText('Tier 1: rate')).toBeVisible();
      await expect(request.getByText('Not carried').first()).toBeVisible();
      await request.getByRole('button', { name: 'Accept' }).click();
      await confirmByPassword(elsewhere);
      await expect(request.getByText(/^Accepted\. Version 2 takes effect/)).toBeVisible();
      await context.close();
      await expect(page.getByText(/Agreed, not yet in force/)).toBeVisible();
    },
  );
});
