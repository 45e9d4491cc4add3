import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enterCentre } from './support/agents.ts';
import { checkPage, checkWidths } from './support/page-checks.ts';
import { expect, expectAccessible, operator, test } from './support/scenario.ts';

test.describe('Reports of an agent', () => {
  test('[AGT-04] profit and loss by account, from a downline down to its days, and as a file', async ({ page }) => {
    await operator('demo-bet', '--member', 'alderbay', '--stake', '500');
    await enterCentre(page, 'agent1');
    await page.getByRole('link', { name: 'Profit and loss' }).click();
    const accounts = page.getByRole('table', { name: 'By account' });
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(async () => {
      if (await refresh.isVisible()) await refresh.click();
      else await page.reload();
      await expect(accounts.getByRole('link', { name: 'alderbay' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await accounts.getByRole('link', { name: 'alderbay' }).click();
    await expect(accounts.getByRole('row')).toHaveCount(2);
    await page.getByRole('tab', { name: 'By account' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: 'By day' }).getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'All downlines' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^profit-.*\.csv$/);
    await checkPage(page, 'Profit and loss', /^Profit and loss · /);
    await checkWidths(page, ['/agentHome/palStatementsAgentCopy']);
  });

  test(
    '[AGT-04 AGT-06 PP-25] a figure of profit and loss leads down to its bets and their replay, and deeper members stay sums',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await operator('demo-bet', '--member', 'alderbay', '--stake', '500');
      await operator('demo-bet', '--member', 'kestrel', '--stake', '500');
      await enterCentre(page, 'agent1');
      await page.goto('/agentHome/palStatementsAgentCopy?name=alderbay');
      const accounts = page.getByRole('table', { name: 'By account' });
      const ofAlderbay = accounts.getByRole('row', { name: /alderbay/ }).getByRole('link', { name: /show/ });
      await expect(async () => {
        await page.reload();
        await expect(ofAlderbay).toBeVisible({ timeout: 5_000 });
      }).toPass();
      const stakes = page.getByLabel('Totals of the selection').locator('dd').first();
      const received = await stakes.innerText();
      await ofAlderbay.click();
      await expect(page).toHaveURL(/personalHistoryCopy.*member=/);
      await expect(stakes).toHaveText(received);
      const bets = page.getByRole('table', { name: 'Team betting' });
      await expect(bets.getByRole('row').nth(1)).toContainText('alderbay');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^bets-.*\.csv$/);
      await bets
        .getByRole('button', { name: /^View: alderbay/ })
        .first()
        .press('Enter');
      const details = page.getByRole('dialog');
      await expect(details.getByText('Provider')).toBeVisible();
      await expectAccessible(page);
      await details.getByRole('link', { name: 'Replay and verify' }).click();
      await expect(page).toHaveURL(/\/game\/replay\//);
      await expect(page.locator('iframe')).toBeVisible();

      await page.goto('/agentHome/personalHistoryCopy');
      await page.getByRole('tab', { name: 'Direct members', exact: true }).press('ArrowRight');
      await expect(accounts.getByRole('link', { name: 'agent2' })).toBeVisible();
      await expect(accounts.getByRole('link', { name: 'alderbay' })).toBeHidden();
      await checkPage(page, 'Team betting', /^Team betting · /);
      await checkWidths(page, ['/agentHome/personalHistoryCopy', '/agentHome/personalHistoryCopy?view=deeper']);
    },
  );

  test(
    '[AGT-04] account changes of direct members by type, from a sum to its rows, and as a file',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await enterCentre(page, 'agent1');
      await page.getByRole('link', { name: 'Downline transactions' }).click();
      const totals = page.getByLabel('Totals of the selection').locator('dd');
      await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('tab', { name: 'Transactions' }).press('ArrowRight');
      const bonuses = page.getByRole('table', { name: 'By type' }).getByRole('row', { name: /^Bonus/ });
      const came = await bonuses.getByRole('cell').nth(2).innerText();
      await bonuses.getByRole('link').click();
      await expect(page).toHaveURL(/kind=bonus/);
      await expect(totals.first()).toContainText(came);
      await page
        .getByRole('button', { name: /^View: .*Bonus/ })
        .first()
        .click();
      const details = page.getByRole('dialog');
      await expect(details.getByText('Balance before')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^movements-.*\.csv$/);
      await checkPage(page, 'Transactions', /^Downline transactions · /);
      await checkWidths(page, ['/agentHome/agentDownlineTransactionDetailsCopy']);
    },
  );
});
