import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { ABROAD } from './support/abroad.ts';
import { during, setting } from './support/during.ts';
import { expectLive } from './support/people.ts';
import { anotherDevice, CHANGES_SITE, expect, expectAccessible, test } from './support/scenario.ts';

test(
  '[SYS-03 SYS-01] a restricted country’s visitors see their address and customer service, and return when it is lifted',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page, browser }) => {
    test.slow();
    const closed = page.getByRole('heading', { name: 'Not available in your region' });
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': ABROAD.address });
    await page.goto('/credits');
    await expectLive(page);
    const home = await anotherDevice(browser);
    await home.page.goto('/');
    await expectLive(home.page);
    await during([setting('restrictedCountries', ABROAD.country)], async () => {
      await expect(closed).toBeVisible();
      await expect(page.getByText(ABROAD.address)).toBeVisible();
      await expectAccessible(page);
      // Customer service opens, and not another closed page.
      const service = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Customer service' }).click();
      await expect((await service).getByRole('heading', { name: 'Help centre' })).toBeVisible();
      await expect((await service).getByRole('navigation', { name: 'Topics' })).toBeVisible();
      // Neither a reload nor another address of the site bypasses the restriction.
      for (const path of ['/login', '/credits']) {
        await page.goto(path);
        await expect(closed).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expect(home.page.getByRole('region', { name: 'Featured' })).toBeVisible();
    });
    await expect(closed).toBeHidden();
    await expect(page).toHaveURL(/\/credits$/);
    await expect(page.getByRole('heading', { name: 'Licences and credits', level: 1 })).toBeVisible();
    await home.context.close();
  },
);
