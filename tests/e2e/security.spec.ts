import { readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { anotherDevice, expect, expectAccessible, operator, test } from './support/scenario.ts';
import { makeAccount } from './support/accounts.ts';
import { enter, enterAnew } from './support/enter.ts';
import { scan } from './support/scan.ts';
import { confirmByPassword, deposit, headerBalance, PASSWORD, register } from './support/people.ts';

const CENTRE = '/member/securityCenter';
const SOON = { timeout: 15_000 };

test.describe('A member’s account security', () => {
  test('[AUTH-17 SYS-13] enables the second factor by keyboard, logs in with a code, and with a recovery code', async ({
    page,
    browser,
  }) => {
    test.slow();
    const name = await enterAnew(page, CENTRE);
    await page.getByRole('button', { name: 'Turn on' }).focus();
    await page.keyboard.press('Enter');
    await confirmByPassword(page);
    const picture = page.getByRole('img', { name: /^QR code/ });
    await expect(picture).toBeVisible(SOON);
    await expectAccessible(page);
    const uri = await scan(picture);
    expect(uri).toContain('otpauth://totp/');
    const secret = new URL(uri!).searchParams.get('secret')!;
    await expect(page.getByText(secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
    const codeIn = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    const field = page.getByLabel('Code', { exact: true });
    await field.fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'code is wrong' })).toBeVisible(SOON);
    await expect(field).toHaveValue('000000');
    await field.fill(codeIn(-1));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10, SOON);
    const [recovery = ''] = await codes.allInnerTexts();
    // Shown only once, they stay visible when the language changes.
    for (const [language, kept] of [
      ['العربية', 'رموز الاسترداد'],
      ['English', 'Recovery codes'],
    ] as const) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Language|اللغة)/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: language }).click();
      await expect(page.getByRole('list', { name: kept })).toContainText(recovery);
    }
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    expect(
      readFileSync(await (await download).path(), 'utf8')
        .trim()
        .split('\n'),
    ).toEqual(await codes.allInnerTexts());
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible(SOON);

    for (const [code, left] of [
      [codeIn(0), 10],
      [recovery, 9],
    ] as const) {
      const other = await anotherDevice(browser);
      await other.page.goto('/login');
      const form = other.page.getByRole('dialog');
      await form.getByLabel('Username').fill(name);
      await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(other.page.getByRole('dialog', { name: 'One more step' })).toBeVisible(SOON);
      await expectAccessible(other.page);
      await form.getByLabel('Code', { exact: true }).fill(code);
      await other.page.keyboard.press('Enter');
      await expect(form).toBeHidden(SOON);
      await other.page.goto(CENTRE);
      await expect(other.page.getByText(`${left} recovery codes left`)).toBeVisible(SOON);
      await other.context.close();
    }
  });

  test(
    '[AUTH-19] lists the sessions of the account and ends one: the page of that session says so at once',
    FULL_RUN_ONLY,
    async ({ page, browser }) => {
      const name = await enterAnew(page);
      const other = await anotherDevice(browser);
      await enter(other.page, name);
      await page.goto(CENTRE);
      await expect(page.getByText('This device')).toBeVisible(SOON);
      await expectAccessible(page);
      // On a phone each is a card: the current session is only named, the other has its button, and neither says `End:`.
      const wide = page.viewportSize()!;
      await page.setViewportSize({ width: 390, height: 844 });
      const own = page.getByRole('row').filter({ hasText: 'This device' });
      await expect(own).not.toContainText('Log out');
      await expect(own.getByRole('button')).toHaveCount(0);
      const labels = await page.locator('td').evaluateAll((cells) => cells.map((cell) => cell.dataset['title']));
      expect(labels).not.toContain('Log out');
      await page.setViewportSize(wide);
      await page.getByRole('button', { name: /^Log out on / }).click();
      await expect(other.page.getByText('You were logged out from another device.')).toBeVisible(SOON);
      await expect(page.getByRole('button', { name: /^Log out on / })).toBeHidden(SOON);
      await other.context.close();
    },
  );

  test('[AUTH-17 AUTH-19] loads again what failed to load', FULL_RUN_ONLY, async ({ page }) => {
    await enterAnew(page);
    const request = /wps\/member\/(sessions|secondFactor)/;
    await page.route(request, (route) => route.abort());
    await page.goto(CENTRE);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(2, SOON);
    await expectAccessible(page);
    await page.unroute(request);
    await again.first().click();
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible(SOON);
    await again.click();
    await expect(page.getByText('This device')).toBeVisible(SOON);
    await expect(again).toHaveCount(0);
  });

  test('[issue 5] has a key that no script can export: the token alone moves no money, the page does', async ({
    page,
  }) => {
    await register(page);
    const before = await headerBalance(page);
    const seen = await page.evaluate(async () => {
      const open = indexedDB.open('parlour-keys');
      await new Promise((resolve) => open.addEventListener('success', resolve));
      const all = open.result.transaction('sessions').objectStore('sessions').getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      const [{ key }] = all.result as [{ key: CryptoKey }];
      const taken = await Promise.allSettled(
        (['jwk', 'pkcs8', 'raw'] as const).map((form) => crypto.subtle.exportKey(form as 'jwk', key)),
      );
      const stolen = await fetch('/wps/wallets/deposit', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sessionStorage.getItem('token')}`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ method: 'sandbox-card', amount: 5_000, currency: 'USD' }),
      });
      open.result.close();
      const { message } = (await stolen.json()) as { message: string };
      return { extractable: key.extractable, taken: taken.map(({ status }) => status), message };
    });
    expect(seen).toEqual({
      extractable: false,
      taken: ['rejected', 'rejected', 'rejected'],
      message: 'signature_needed',
    });
    // The key survives a reload, like the session.
    await page.reload();
    await deposit(page, '25.00');
    await expect.poll(() => headerBalance(page), SOON).toBe(before + 2_500);
  });

  test(
    '[AUTH-04] a one-time link logs in once, and is removed from the address bar before anything else happens',
    FULL_RUN_ONLY,
    async ({ browser }) => {
      const { username: name } = await makeAccount();
      const [link = ''] = (await operator('login-link', name, '--reason', 'cannot get in')).split('\n');
      expect(link).toMatch(/^\/\?token=[\w-]{43}$/);
      const other = await anotherDevice(browser);
      await other.page.goto(link);
      await expect(other.page).toHaveURL(/\/$/);
      await expect(other.page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toBeVisible(SOON);
      await other.context.close();
      const late = await anotherDevice(browser);
      await late.page.goto(link);
      await expect(late.page.getByText('This link has expired or was already used.')).toBeVisible(SOON);
      expect(late.page.url()).not.toContain('token');
      await late.page.keyboard.press('Escape');
      await expect(late.page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
      await late.context.close();
    },
  );
});
