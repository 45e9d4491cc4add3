import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enterCentre } from './support/agents.ts';
import { gameAt, loadedGames, openSlots, scrollTo } from './support/lists.ts';
import { expectLive } from './support/people.ts';
import { expect, test } from './support/scenario.ts';

test(
  '[SYS-09] back on a long list restores its position and all loaded pages; a new page starts at its top',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await openSlots(page);
    // Three pages of 20.
    await scrollTo(page, 41);
    const chosen = gameAt(page, 41);
    await chosen.scrollIntoViewIfNeeded();
    await expect(chosen).toBeInViewport();
    const link = chosen.getByRole('link', { name: /^Open / });
    const [name, count] = [await link.getAttribute('aria-label'), await loadedGames(page)];
    expect(count).toBeGreaterThan(40);
    await page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((home: HTMLElement) => home.click());
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(chosen).toBeInViewport();
    expect(await link.getAttribute('aria-label')).toBe(name);
    expect(await loadedGames(page)).toBeGreaterThanOrEqual(count);
  },
);

test('[NAV-02] /login is replaced by home when its popup closes; back skips it', FULL_RUN_ONLY, async ({ page }) => {
  await page.goto('/promotions');
  await page.goto('/login');
  await expect(page).toHaveTitle(/^Log in · /);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
});

test(
  '[NAV-06] [NAV-11] a centre of an unknown type is a 404; another spelling leads to the page',
  FULL_RUN_ONLY,
  async ({ page }) => {
    expect((await page.goto('/game-center/FOO'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not exist|not found/i);
    await page.goto('/game-list/evo/');
    await expect(page).toHaveURL(/\/game-list\/EVO$/);
    await expect(page).toHaveTitle(/^EVO live casino · /);
  },
);

test(
  '[SHELL-03] an agent opens the centre from the account menu, and returns to the site',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await enterCentre(page, 'agent1');
    await page.getByRole('banner').getByRole('link', { name: /Home$/ }).click();
    await expectLive(page);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(await menu.getAttribute('aria-haspopup')).toBeNull();
    await page.getByRole('link', { name: 'Agent centre' }).click();
    await expect(page).toHaveURL(/\/agentHome$/);
  },
);
