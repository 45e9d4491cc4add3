import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { makeAgent } from './support/accounts.ts';
import { enterCentre } from './support/agents.ts';
import { confirmByPassword, expectLive } from './support/people.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/scenario.ts';

/** The page of the contract with one of the agent's downlines. */
const openContractWith = async (page: Page, account: string) => {
  await page.getByRole('link', { name: 'Downline management' }).click();
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  // The tree, which is shown until then, has links of the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
  await page.getByRole('link', { name: account, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Contract with ${account}` })).toBeVisible();
};
const waitingPanel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Awaiting reply' }) });

test.describe('A contract between two agents', () => {
  test('[AGT-03 SHELL-07] agents propose terms, compare them, accept, refuse, withdraw and end a contract', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const { context, page: other } = await anotherDevice(browser);
    await enterCentre(page, 'agent1');
    await enterCentre(other, 'agent3');
    await expectLive(other);
    await openContractWith(page, 'agent3');
    // An earlier attempt of this test may have left versions.
    const takeBack = page.getByRole('button', { name: 'Withdraw proposal' });
    if (await takeBack.isVisible()) await takeBack.click();
    const versions = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Version \d+$/ }) });
    const next = Number((await versions.first().getByRole('heading', { level: 3 }).innerText()).replace(/\D/g, '')) + 1;
    const modal = other.getByRole('dialog', { name: 'Contract request' });

    // Above the agent's own rates: refused by name, and what was typed stays.
    await page.getByRole('button', { name: 'Propose new terms' }).click();
    const tier = page.getByRole('group', { name: 'Tier 1' });
    const before = `${await tier.getByLabel('Rate (%)').inputValue()}%`;
    const after = before === '0.55%' ? '0.53' : '0.55';
    await tier.getByLabel('Rate (%)').fill('0.12345');
    await expect(tier.getByText('Enter 0 to 100, with up to 4 decimals.')).toBeVisible();
    await tier.getByLabel('Rate (%)').fill('1.3');
    await tier.getByLabel(/^Turnover from/).fill('75.50');
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await confirmByPassword(page);
    await expect(page.getByRole('alert').getByText(/A rate is higher than in your own contract/)).toBeVisible();
    await expect(tier.getByLabel('Rate (%)')).toHaveValue('1.3');
    await expect(tier.getByLabel(/^Turnover from/)).toHaveValue('75.50');
    await expectAccessible(page);
    await expect(modal).toBeHidden();

    // Within the agent's own rates: the other side sees the difference at once, and accepts.
    await tier.getByLabel('Rate (%)').fill(after);
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await confirmByPassword(page);
    await expect(waitingPanel(page)).toContainText(`Version ${next} was proposed`);
    const rate = modal.getByRole('row', { name: /Tier 1: rate/ });
    await expect(rate.getByRole('cell')).toHaveText(['Tier 1: rate', before, `${after}%`]);
    await expectAccessible(other);
    await modal.getByRole('button', { name: 'Accept' }).click();
    await confirmByPassword(other);
    await expect(modal.getByRole('status')).toHaveText(
      new RegExp(`^Accepted\\. Version ${next} takes effect at .+\\.$`),
    );
    await expect(modal.getByRole('button', { name: 'Close' }).last()).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(modal).toBeHidden();

    // The proposer's page follows by itself: agreed, from the next window on.
    const newest = versions.filter({ has: page.getByRole('heading', { name: `Version ${next}`, exact: true }) });
    await expect(newest.getByText(/^From .+$|^In force$/)).toBeVisible();
    await expect(newest.getByRole('heading', { name: /^Changes from version/ })).toBeVisible();
    await expect(waitingPanel(page)).toBeHidden();

    // A second proposal is opened, closed, opened again by its mark, and refused.
    await page.getByRole('button', { name: 'Propose new terms' }).click();
    await tier.getByLabel('Rate (%)').fill('0.52');
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await confirmByPassword(page);
    await expect(modal).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await other.getByRole('button', { name: '1 contract needs your reply' }).click();
    await modal.getByRole('button', { name: 'Decline' }).click();
    await confirmByPassword(other);
    await expect(modal.getByRole('status')).toHaveText(/^Declined\./);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('button', { name: /needs? your reply/ })).toBeHidden();
    await expect(versions.first().getByText('Declined by downline')).toBeVisible();

    // A third proposal is withdrawn while the other side looks at it.
    await page.getByRole('button', { name: 'Propose new terms' }).click();
    await tier.getByLabel('Rate (%)').fill('0.51');
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await confirmByPassword(page);
    await expect(modal.getByRole('button', { name: 'Accept' })).toBeVisible();
    await takeBack.click();
    await expect(page.getByText(/^Proposal withdrawn/)).toBeFocused();
    await expect(modal.getByRole('status')).toHaveText(/has withdrawn this request/);
    await modal.getByRole('button', { name: 'Close' }).last().click();

    // The downline requests the end; the upline refuses, and the contract continues.
    await other.getByRole('link', { name: 'Your contract', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Your contract with agent1' })).toBeVisible();
    await other.getByRole('radio', { name: /^End of the day/ }).check();
    await other.getByRole('button', { name: 'Request termination' }).click();
    await confirmByPassword(other);
    await expect(other.getByText('Termination requested. The other side must agree.')).toBeFocused();
    const request = page.getByRole('dialog', { name: 'Contract request' });
    await expect(request.getByText(new RegExp(`^agent3 requests termination of version ${next} at`))).toBeVisible();
    await request.getByRole('button', { name: 'Keep the contract' }).click();
    await confirmByPassword(page);
    await expect(request.getByRole('status')).toHaveText(/remains in force/);
    await expect(other.getByRole('button', { name: 'Request termination' })).toBeVisible();
    await context.close();
  });

  test('[AGT-06] hides a contract with another agent’s downline', FULL_RUN_ONLY, async ({ page }) => {
    await enterCentre(page, await makeAgent());
    await page.getByRole('link', { name: 'Downline management' }).click();
    await page.getByRole('link', { name: 'Contracts', exact: true }).click();
    await expect(page.getByText('You have no agent downlines')).toBeVisible();
    await page.goto('/agentHome/downlineManagmentView/1');
    await expect(page.getByText('Not one of your direct downlines')).toBeVisible();
    await page.goto('/agentHome/downlineManagmentView/nobody');
    await expect(page.getByText('Not one of your direct downlines')).toBeVisible();
    await page.goto('/agentHome/agentTeamOverview/1');
    await expect(page).toHaveURL(/agentTeamOverview$/);
  });
});
