import { enterCentre } from './support/agents.ts';
import { checkPage, checkWidths } from './support/page-checks.ts';
import { expect, operator, test } from './support/story.ts';

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
});
