import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { topicId, know } from './support/captcha.ts';
import { makeAccount } from './support/accounts.ts';
import { PASSWORD } from './support/people.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

const form = (page: Page) => page.getByRole('dialog');
const letters = (page: Page) => form(page).getByLabel('Characters in the image');
const alternative = (page: Page) => form(page).getByRole('button', { name: 'I cannot read the image' });

/** Fails to log in to the site `times` times, by keyboard alone. */
const fail = async (page: Page, username: string, times: number) => {
  await page.goto('/login');
  await form(page).getByLabel('Username').fill(username);
  for (let i = 0; i < times; i += 1) {
    const answered = page.waitForResponse('**/wps/session/login');
    await form(page).getByLabel('Password', { exact: true }).fill(`wrong ${i}`);
    await page.keyboard.press('Enter');
    await answered;
  }
};

// Failures are counted by address; no other test uses this one.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } });

test.describe('The captcha', () => {
  test('[AUTH-01] starts when the form is opened, and stays invisible', FULL_RUN_ONLY, async ({ page }) => {
    const work = page.waitForResponse('**/wps/captcha/challenge');
    await page.goto('/login');
    await work;
    await form(page).getByLabel('Username').fill('player1');
    await form(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    const sent = page.waitForRequest('**/wps/session/login');
    await page.keyboard.press('Enter');
    expect((await sent).headers()['x-captcha']).toMatch(/^[\w-]{100,}$/);
    await expect(form(page)).toBeHidden();
  });

  test('[AUTH-01] reports a failure, and the form keeps what was typed', FULL_RUN_ONLY, async ({ page }) => {
    await page.route('**/wps/captcha/challenge', (route) => route.abort());
    await page.goto('/login');
    await form(page).getByLabel('Username').fill('player1');
    await form(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('alert')).not.toBeEmpty();
    await expect(form(page).getByLabel('Username')).toHaveValue('player1');
    await page.unroute('**/wps/captcha/challenge');
    await form(page).getByRole('button', { name: 'Log in' }).click();
    await expect(form(page)).toBeHidden();
  });
});

test.describe('After three failed logins', () => {
  test('[AUTH-03 PP-03] a visitor reads a picture and logs in, by keyboard alone', async ({ page }) => {
    const { username } = await makeAccount();

    const first = page.waitForResponse('**/wps/captcha');
    await fail(page, username, 3);
    await first;
    await expect(form(page).getByRole('img', { name: /^Security image/ })).toBeVisible();
    await expect(letters(page)).toBeFocused();
    await expect(form(page).getByLabel('Username')).toHaveValue(username);
    await expectAccessible(page);

    await form(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(form(page).getByText('Please enter the characters in the image.')).toBeVisible();

    // Wrong letters load another picture; the throttle of one second is over after this wait.
    await page.waitForTimeout(1_000);
    const second = page.waitForResponse('**/wps/captcha');
    await letters(page).fill('WRONG');
    await page.keyboard.press('Enter');
    await know(await topicId(second), 'ACDEF');
    await expect(form(page).getByRole('alert')).toContainText('The characters do not match');
    await expect(letters(page)).toHaveValue('');
    await expect(letters(page)).toBeFocused();
    await page.keyboard.type('acdef');
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('banner').getByLabel('Balance', { exact: true })).toBeVisible();
  });

  test('[LIVE-08] a button loads another picture, at most once a second', FULL_RUN_ONLY, async ({ page }) => {
    let pictures = 0;
    page.on('request', (request) => (pictures += request.url().endsWith('/wps/captcha') ? 1 : 0));
    await fail(page, `nobody${Date.now() % 1e6}r`, 3);
    await expect(letters(page)).toBeFocused();
    await page.waitForTimeout(1_000);
    const another = form(page).getByRole('button', { name: 'New image' });
    await another.evaluate((button) => {
      for (let i = 0; i < 4; i += 1) (button as HTMLElement).click();
    });
    await expect.poll(() => pictures).toBe(2);
    await page.waitForTimeout(300);
    expect(pictures).toBe(2);
  });

  test(
    '[AUTH-03] a visitor who cannot read pictures has the device compute a proof',
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(120_000);
      const { username } = await makeAccount();
      await fail(page, username, 3);
      await form(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
      await alternative(page).focus();
      await page.keyboard.press('Enter');
      await expect(form(page).getByText('Your device is completing a check instead.')).toBeVisible();
      await expect(form(page)).toBeHidden({ timeout: 90_000 });
      await expect(page.getByRole('banner').getByLabel('Balance', { exact: true })).toBeVisible();
    },
  );

  test('[AUTH-03 AUTH-14] the agent login asks for the picture, too', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/agent');
    await page.getByLabel('Username').fill(`nobody${Date.now() % 1e6}a`);
    for (let i = 0; i < 3; i += 1) {
      const answered = page.waitForResponse('**/wps/session/login');
      await page.getByLabel('Password', { exact: true }).fill(`wrong ${i}`);
      await page.keyboard.press('Enter');
      await answered;
    }
    await expect(page.getByLabel('Characters in the image')).toBeFocused();
  });

  test(
    '[AUTH-03 SYS-08 PP-31] shows the picture in Arabic, on a phone, with no axe violations',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'));
      await page.goto('/login');
      await form(page)
        .getByRole('textbox', { name: 'اسم المستخدم' })
        .fill(`nobody${Date.now() % 1e6}r`);
      for (let i = 0; i < 3; i += 1) {
        const answered = page.waitForResponse('**/wps/session/login');
        await form(page).locator('input[type="password"]').fill(`wrong ${i}`);
        await page.keyboard.press('Enter');
        await answered;
      }
      await expect(form(page).getByLabel('الرموز الظاهرة في الصورة')).toBeFocused();
      await expect(form(page).getByRole('img', { name: /صورة تحقق/ })).toBeVisible();
      const [wide, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide).toBeLessThanOrEqual(room);
      await expectAccessible(page);
      await page.screenshot({ path: test.info().outputPath('captcha-ar.png') });
    },
  );
});
