import type { Page, Route } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { json, lendFrames, openPhone, passRecaptcha } from './support/firebase-page.ts';
import { accountOf, expectLive, fillRegistration, freshName } from './support/people.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/scenario.ts';

/** The answers of Firebase's service; the SDK is the real one, its network is mocked. */
interface Service {
  send?: string;
  confirm?: string;
  idToken?: string;
}

const refused = (route: Route, message: string) => json(route, { error: { code: 400, message } }, 400);

const serve = async (page: Page, service: Service) => {
  await passRecaptcha(page);
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return json(route, {});
    if (pathname.endsWith('recaptchaParams')) return json(route, { recaptchaSiteKey: 'site-key' });
    if (pathname.endsWith('recaptchaConfig')) return json(route, { recaptchaEnforcementState: [] });
    if (pathname.endsWith('sendVerificationCode'))
      return service.send ? refused(route, service.send) : json(route, { sessionInfo: 'asked' });
    if (pathname.endsWith('signInWithPhoneNumber'))
      return service.confirm
        ? refused(route, service.confirm)
        : json(route, {
            idToken: service.idToken,
            refreshToken: 'r',
            expiresIn: '3600',
            localId: 'u',
            isNewUser: false,
          });
    if (pathname.endsWith('lookup')) return json(route, { users: [{ localId: 'u' }] });
    return route.abort();
  });
};
const tokenOf = async (uid: string, phone: string) =>
  (await fetch(`${process.env['PARLOUR_ISSUER']}/token?${new URLSearchParams({ uid, phone })}`)).text();

test.describe('[AUTH-15] Firebase login methods', () => {
  test(
    'appear under the site’s own login methods, work by keyboard, and load nothing from Google in advance',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (/google|gstatic|firebase/.test(new URL(request.url()).host)) foreign.push(request.url());
      });
      await page.goto('/login');
      const form = page.getByRole('dialog');
      for (const name of ['Continue with Google', 'Continue with Facebook', 'Continue by phone'])
        await expect(form.getByRole('button', { name })).toBeEnabled();
      await form.getByRole('button', { name: 'Continue by phone' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(form.getByLabel('Phone number')).toBeFocused();
      await expectAccessible(page);
      expect(foreign).toEqual([]);
    },
  );

  test('by phone: sends a code; registers a person without an account, and logs in the next time', async ({
    page,
    browser,
  }) => {
    const phone = '+14155550998';
    await serve(page, { idToken: await tokenOf('comes-again', phone) });
    const byPhone = async (at: Page) => {
      const form = await openPhone(at);
      await form.getByLabel('Phone number').fill(phone);
      await form.getByRole('button', { name: 'Send code' }).click();
      await form.getByLabel('Code from the text message').fill('123456');
      await expect(form.getByRole('button', { name: /Resend in \d+ seconds/ })).toBeDisabled();
      await form.getByRole('button', { name: 'Log in by phone' }).click();
    };
    await byPhone(page);
    const registration = page.getByRole('dialog', { name: 'Create your account' });
    const name = freshName();
    await fillRegistration(registration, name);
    await expectLive(page);
    await expect.poll(() => accountOf(page)).toBe(name);
    const other = await anotherDevice(browser);
    await serve(other.page, { idToken: await tokenOf('comes-again', phone) });
    await byPhone(other.page);
    await expectLive(other.page);
    await expect.poll(() => accountOf(other.page)).toBe(name);
    await other.context.close();
  });

  const REFUSALS = [
    ['INVALID_PHONE_NUMBER', 'Please enter a valid mobile number'],
    ['QUOTA_EXCEEDED', 'No more codes can be sent today. Please contact customer service.'],
    ['OPERATION_NOT_ALLOWED', 'This login method is not available. Please contact customer service.'],
    ['CAPTCHA_CHECK_FAILED', 'The security check failed. Please try again.'],
    ['SOMETHING_ELSE', 'Login failed. Please try again.'],
    // Last, because the button is disabled from then on.
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please try again after 5 minutes.'],
  ] as const;
  test('require a number; keep one that Firebase refuses, and show why', FULL_RUN_ONLY, async ({ page }) => {
    const service: Service = {};
    await serve(page, service);
    const form = await openPhone(page);
    const number = form.getByLabel('Phone number');
    const send = form.getByRole('button', { name: 'Send code' });
    await send.click();
    await expect(form.getByText('Please enter your phone number.')).toBeVisible();
    await number.fill('+14155550123');
    for (const [message, texts] of REFUSALS)
      await test.step(message, async () => {
        service.send = message;
        await send.click();
        await expect(form.getByText(texts)).toBeVisible();
        await expect(number).toHaveValue('+14155550123');
      });
    await expect(form.getByText(/Try again in \d+ seconds/)).toBeVisible();
  });

  test('require a code, and show why Firebase refuses one', FULL_RUN_ONLY, async ({ page }) => {
    const service: Service = {};
    await serve(page, service);
    const form = await openPhone(page);
    await form.getByLabel('Phone number').fill('+14155550123');
    await form.getByRole('button', { name: 'Send code' }).click();
    const code = form.getByLabel('Code from the text message');
    const logIn = form.getByRole('button', { name: 'Log in by phone' });
    await logIn.click();
    await expect(form.getByText('Please enter the code from the text message.')).toBeVisible();
    for (const [message, texts] of [
      ['INVALID_CODE', 'Please enter a valid verification code'],
      ['SESSION_EXPIRED', 'This code has expired. Please request a new one.'],
    ] as const)
      await test.step(message, async () => {
        service.confirm = message;
        await code.fill('000000');
        await logIn.click();
        await expect(form.getByText(texts)).toBeVisible();
      });
  });

  /** The provider's window, and the frame that communicates with it, as empty pages. */
  const serveWindow = async (page: Page) => {
    await lendFrames(page);
    await page
      .context()
      .route('https://demo-parlour.firebaseapp.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Provider</title>' }),
      );
    await page
      .context()
      .route('https://identitytoolkit.googleapis.com/**', (route) => json(route, { authorizedDomains: ['localhost'] }));
    await page.goto('/login');
    return page.getByRole('dialog');
  };

  test('report that the provider’s window was closed, and can open it again', FULL_RUN_ONLY, async ({ page }) => {
    const form = await serveWindow(page);
    const opened = page.waitForEvent('popup');
    await form.getByRole('button', { name: 'Continue with Google' }).click();
    await (await opened).close();
    // The SDK itself waits eight seconds for a token that may still arrive.
    await expect(form.getByText('Login failed: the window was closed. Please try again.')).toBeVisible({
      timeout: 40_000,
    });
    await expect(form.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  test('report that the browser blocked the provider’s window', FULL_RUN_ONLY, async ({ page }) => {
    await page.addInitScript(() => (window.open = () => null));
    const form = await serveWindow(page);
    await form.getByRole('button', { name: 'Continue with Facebook' }).click();
    await expect(form.getByText('Popup blocked. Please allow popups and try again.')).toBeVisible();
  });
});

test.describe('[AUTH-15] Firebase’s SDK', () => {
  for (const configured of [true, false])
    test(
      `is ${configured ? '' : 'not '}loaded where Firebase is ${configured ? '' : 'not '}configured`,
      FULL_RUN_ONLY,
      async ({ page }) => {
        const scripts: string[] = [];
        page.on('response', (response) => {
          if (response.url().endsWith('.js')) scripts.push(response.url());
        });
        if (!configured)
          await page.route('**/wps/session/firebase', (route) =>
            route.fulfill({ json: { success: true, value: { firebase: null } } }),
          );
        const received = page.waitForResponse('**/wps/session/firebase');
        await page.goto('/login');
        await received;
        const form = page.getByRole('dialog');
        await expect(form.getByRole('button', { name: 'Log in' })).toBeEnabled();
        const button = form.getByRole('button', { name: 'Continue with Google' });
        if (configured) await expect(button).toBeEnabled();
        else await expect(button).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        const isSdk = async (url: string) => (await (await page.request.get(url)).text()).includes('identitytoolkit');
        expect((await Promise.all(scripts.map(isSdk))).some(Boolean)).toBe(configured);
      },
    );
});
