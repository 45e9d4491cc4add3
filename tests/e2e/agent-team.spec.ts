import type { Page } from '@playwright/test';
import { SECTIONS } from '../../src/pages/agent/layout/menu.ts';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enterCentre } from './support/agents.ts';
import { checkPage, checkWidths, expectNoSidewaysScroll } from './support/page-checks.ts';
import { expect, expectAccessible, operator, test } from './support/scenario.ts';

const openSection = async (page: Page, section: string) => {
  await enterCentre(page, 'agent1');
  await page.getByRole('link', { name: section }).click();
};

test.describe('An agent’s team', () => {
  test('[AGT-04 AGT-06 LIVE-06] shows who is online, and only totals of deeper members', async ({ page }) => {
    await openSection(page, 'Team overview');
    await expect(page.getByText('of 351 members')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Turnover per minute' }).locator('canvas')).toBeVisible();
    const downlines = page.getByRole('table', { name: 'Your direct downlines' });
    await expect(downlines.getByRole('row')).toHaveCount(13);
    // Only agent4 and agent2 may see these names.
    await expect(page.getByText('kingfisher')).toHaveCount(0);
    const team = downlines.getByRole('row').filter({ hasText: 'agent2' });
    await expect(team).toContainText(/\d of 160/);
    const before = await team.innerText();
    await operator('demo-bet', '--member', 'kestrel', '--stake', '500');
    await expect.poll(() => team.innerText()).not.toBe(before);
    await operator('demo-bet', '--member', 'alderbay', '--stake', '500');
    await expect(page.getByRole('table', { name: 'Biggest bets today' }).getByRole('row').nth(1)).toContainText(
      'Jade Lantern',
    );
  });

  test(
    '[PP-31] pages of the centre: own title, no axe violations, no sideways scrolling, same page after a reload',
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(180_000);
      await enterCentre(page, 'agent1');
      for (const section of ['Real-time salary', 'Team overview', 'Downline management', 'Announcements'])
        await test.step(section, async () => {
          await page.getByRole('link', { name: section }).click();
          await expect.soft(page).toHaveTitle(new RegExp(`^${section} · `));
          await checkPage(page, section, new RegExp(`^${section} · `));
        });
      const others = SECTIONS.map((key) => `/agentHome/${key}`);
      await checkWidths(page, others);
    },
  );

  test('[PP-31] the agent login has no axe violations', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/agent');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 'the agents’ door');
  });
});
