import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { anotherDevice, CHANGES_SITE, expect, operator, siteUrl, test } from './support/scenario.ts';
import { enter, enterAnew } from './support/enter.ts';
import { expectLive } from './support/people.ts';
import { SOON } from './support/register-form.ts';

test.describe('Registration', CHANGES_SITE, () => {
  test.slow();

  test('[PP-02] shows changed terms once when the tab is visible again', FULL_RUN_ONLY, async ({ browser }) => {
    const { page, context } = await anotherDevice(browser);
    const name = await enterAnew(page);
    const dialog = page.getByRole('dialog', { name: 'Our rules have changed' });
    try {
      await operator('terms', `story-${Date.now()}`);
      await page.goto(siteUrl());
      await expect(dialog).toBeVisible(SOON);
      await page.keyboard.press('Escape');
      await page.goto(`${siteUrl()}/hot`);
      await dialog.getByRole('button', { name: 'I accept the rules' }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expectLive(page);
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
      const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
      await expect(spin).toBeVisible({ timeout: 20_000 });
      // A game's own page, loaded again, requests its launch itself, says why it waits, and continues.
      await operator('terms', `story-${Date.now()}`);
      await page.reload();
      await expect(page.locator('#content')).toContainText('Please read and accept them to continue', SOON);
      await dialog.getByRole('button', { name: 'I accept the rules' }).click();
      await expect(spin).toBeVisible({ timeout: 20_000 });
    } finally {
      await operator('terms', '2026-11');
    }
    await context.close();
    const again = await anotherDevice(browser);
    await enter(again.page, name);
    await expect(again.page.getByRole('dialog')).toHaveCount(0);
    await again.context.close();
  });
});
