import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { anotherDevice, CHANGES_SITE, expect, expectAccessible, operator, test } from './support/scenario.ts';
import { expectLive, fillRegistration, freshName, headerBalance, PASSWORD } from './support/people.ts';
import type { Page } from '@playwright/test';

const SOON = { timeout: 10_000 };
const dialog = (page: Page) => page.getByRole('dialog');

/** Starts free play from the login popup. */
const playForFree = async (page: Page) => {
  await page.goto('/login');
  await dialog(page).getByRole('button', { name: 'Play for free' }).click();
  await expect(dialog(page)).toBeHidden(SOON);
  await expectLive(page);
};

test.describe('Free play', () => {
  test('[AUTH-12 PP-23] starts without an account, is marked as play money, and opens a game', async ({ page }) => {
    await playForFree(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByText('Play money')).toBeVisible();
    await expect.poll(() => headerBalance(page), SOON).toBe(100_000);
    // The mark does not make the header wider than the phone.
    const wide = page.viewportSize()!;
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('banner').getByText('Play money')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner').getByLabel('Balance', { exact: true })).toBeInViewport({ ratio: 1 });
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(wide);
    await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Play money').first()).toBeVisible();
  });

  test(
    '[AUTH-12] is offered only while its module is on; the open page follows',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      await page.goto('/login');
      const way = dialog(page).getByRole('button', { name: 'Play for free' });
      await expect(way).toBeVisible();
      try {
        await operator('module', 'FREE_PLAY', 'off');
        await expect(way).toBeHidden(SOON);
      } finally {
        await operator('module', 'FREE_PLAY', 'on');
      }
      await expect(way).toBeVisible(SOON);
    },
  );

  test(
    '[AUTH-13 AUTH-14] requires a real account for a deposit, the member centre and the agent login',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await playForFree(page);
      const said = 'Please Register An Account First';
      await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
      await expect(dialog(page).getByText(said)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      for (const path of ['/member', '/agentHome', '/deposit', '/member/securityCenter']) {
        await page.goto(path);
        await expect(page.getByText(said)).toBeVisible();
      }
    },
  );
});

test.describe('[AUTH-13] A guest continues after the login', () => {
  const fillLogin = async (page: Page) => {
    const form = dialog(page);
    await form.getByLabel('Username').fill('player1');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form).toBeHidden(SOON);
  };

  test('with a deposit', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/deposit');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await fillLogin(page);
    await expect(page).toHaveURL(/\/deposit$/);
    await expect(page.getByLabel(/^Amount in/)).toBeVisible(SOON);
  });

  test('with a game, registering instead', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
    const form = dialog(page);
    await form.getByRole('button', { name: 'Register' }).click();
    await fillRegistration(form, freshName());
    await expect(page).toHaveURL(/\/game\//);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('[SYS-11] A part that does not load', () => {
  for (const [kind, files, said] of [
    ['script', /credits-page-[^/]*\.js$/, 'Part of this page could not load'],
    ['style', /credits-page-[^/]*\.css$/, 'This page could not load properly'],
  ] as const)
    test(
      `its ${kind}: is reported, loads again once, then offers customer service, and appears when it can`,
      kind === 'script' ? {} : FULL_RUN_ONLY,
      async ({ browser }) => {
        // Console errors are allowed in this browser, because the test causes them.
        const { context, page } = await anotherDevice(browser);
        await page.route(files, (route) => route.abort());
        await page.goto('/');
        await expectLive(page);
        await page.getByRole('link', { name: 'Licences and credits' }).click();
        await expect(page.getByText(said)).toBeVisible();
        // In place of the whole page.
        const notice = page.getByRole('alert');
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(notice.getByRole('link', { name: 'Customer service' })).toBeHidden();
        await notice.getByRole('button', { name: 'Reload' }).click();
        await expect(notice.getByText('Still not working')).toBeVisible(SOON);
        await expect(notice.getByRole('link', { name: 'Customer service' })).toBeVisible();
        await page.unroute(files);
        await notice.getByRole('button', { name: 'Reload' }).click();
        await expect(page.getByRole('heading', { name: 'Licences and credits', level: 1 })).toBeVisible(SOON);
        await context.close();
      },
    );
});

test('[SYS-12] a picture that does not load says so in its place', FULL_RUN_ONLY, async ({ browser }) => {
  const { context, page } = await anotherDevice(browser);
  await page.route('**/art/**', (route) => route.abort());
  await page.goto('/slots');
  await expect(page.getByText('Image load error').first()).toBeVisible();
  await context.close();
});

test(
  '[SYS-09] a new route starts at its top, and the loading placeholder disappears when the page has loaded',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await page.goto('/');
    await expectLive(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole('link', { name: 'Licences and credits' }).click();
    await expect(page.getByRole('heading', { name: 'Licences and credits', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The placeholder is gone once the page is loaded.
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  },
);

test('[PP-05] the credits page shows the running version', FULL_RUN_ONLY, async ({ page }) => {
  const { version } = (await (await page.request.get('/version')).json()) as { version: string };
  await page.goto('/credits');
  await expect(page.getByRole('main').getByText(`Version ${version}`)).toBeVisible();
});

test(
  '[SYS-15] analytics load only when the merchant has them and the visitor agrees; either answer is remembered',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page, context }) => {
    const requested: string[] = [];
    await context.route('https://www.googletagmanager.com/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.counted = window.dataLayer.length;' });
    });
    const bar = page.getByRole('region', { name: 'Visit statistics' });
    await page.goto('/');
    await expectLive(page);
    await expect(bar).toBeHidden();
    try {
      await operator('setting', 'gtagId', 'G-TEST1234');
      await page.reload();
      await bar.getByRole('button', { name: 'Decline' }).click();
      await page.reload();
      await expectLive(page);
      await expect(bar).toBeHidden();
      expect(requested).toEqual([]);
      await page.evaluate(() => localStorage.removeItem('analyticsConsent'));
      await page.reload();
      await expect(bar).toBeVisible();
      await bar.getByRole('button', { name: 'Accept' }).click();
      await expect.poll(() => page.evaluate(() => (window as { counted?: number }).counted)).toBe(2);
      expect(requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
      await page.reload();
      await expect.poll(() => requested.length).toBe(2);
      await expect(bar).toBeHidden();

      // Consent is withdrawn as easily as given, by the keyboard, too: then nothing is sent, and after a reload nothing is
      // loaded.
      const again = page.getByRole('contentinfo').getByRole('button', { name: 'Visit statistics' });
      await again.focus();
      await page.keyboard.press('Enter');
      await expect(bar).toBeFocused();
      await expect(bar).toContainText('You have accepted');
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(bar).toBeHidden();
      await expect(again).toBeFocused();
      expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST1234'])).toBe(
        true,
      );
      await page.reload();
      await expect(again).toBeVisible();
      expect(requested).toHaveLength(2);
    } finally {
      await operator('setting', 'gtagId', 'none');
    }
    await page.reload();
    await expectLive(page);
    expect(requested).toHaveLength(2);
  },
);
