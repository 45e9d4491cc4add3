import type { Page, Route } from '@playwright/test';
import { accountOf, expectLive, fillRegistration, freshName } from './support/people.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/story.ts';

/** What Firebase's service answers; its SDK is the real one, its network is ours. */
interface Service {
  send?: string;
  confirm?: string;
  idToken?: string;
}

const json = (route: Route, body: object, status = 200) =>
  route.fulfill({
    status,
    json: body,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  });
const refused = (route: Route, message: string) => json(route, { error: { code: 400, message } }, 400);

/** The human check before a text message: Google's script, as far as the SDK uses it. */
const RECAPTCHA = `
  window.grecaptcha = {
    ready: (done) => done(),
    render: (box, { callback }) => { window.humanDone = callback; return 0; },
    execute: () => { window.humanDone('passed'); return Promise.resolve('passed'); },
    getResponse: () => 'passed',
    reset: () => {},
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload');
  if (name) window[name]();`;

const serve = async (page: Page, service: Service) => {
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  );
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

const openPhone = async (page: Page) => {
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Continue by phone' }).click();
  return form;
};

test.describe('[AUTH-15] The ways in by Firebase', () => {
  test('stand under the site’s own, reachable by the keyboard, and nothing of Google is loaded for them', async ({
    page,
  }) => {
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
  });

  test('by phone: a code, and whoever is unknown here is taken to the registration', async ({ page }) => {
    await serve(page, { idToken: await tokenOf('nobody', '+14155550999') });
    const form = await openPhone(page);
    await form.getByLabel('Phone number').fill('+1 415 555 0999');
    await form.getByRole('button', { name: 'Send the code' }).click();
    await form.getByLabel('Code from the message').fill('123456');
    await expect(form.getByRole('button', { name: /Send again in \d+ seconds/ })).toBeDisabled();
    await form.getByRole('button', { name: 'Log in by phone' }).click();
    const registration = page.getByRole('dialog', { name: 'Create your account' });
    const name = freshName();
    await fillRegistration(registration, name);
    await expectLive(page);
    await expect.poll(() => accountOf(page)).toBe(name);
  });

  test('whoever registered by it comes in by it the next time', async ({ page, browser }) => {
    const phone = '+14155550998';
    await serve(page, { idToken: await tokenOf('comes-again', phone) });
    const byPhone = async (at: Page) => {
      const form = await openPhone(at);
      await form.getByLabel('Phone number').fill(phone);
      await form.getByRole('button', { name: 'Send the code' }).click();
      await form.getByLabel('Code from the message').fill('123456');
      await form.getByRole('button', { name: 'Log in by phone' }).click();
    };
    await byPhone(page);
    const registration = page.getByRole('dialog', { name: 'Create your account' });
    const name = freshName();
    await fillRegistration(registration, name);
    const other = await anotherDevice(browser);
    await serve(other.page, { idToken: await tokenOf('comes-again', phone) });
    await byPhone(other.page);
    await expectLive(other.page);
    await expect.poll(() => accountOf(other.page)).toBe(name);
    await other.context.close();
  });

  const REFUSALS: [string, string][] = [
    ['INVALID_PHONE_NUMBER', 'Please enter a valid mobile number'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Please try again after 5 minutes.'],
    ['QUOTA_EXCEEDED', 'contact customer service'],
    ['OPERATION_NOT_ALLOWED', 'contact customer service'],
    ['CAPTCHA_CHECK_FAILED', 'The human check did not pass.'],
    ['SOMETHING_ELSE', 'The login did not work.'],
  ];
  for (const [message, words] of REFUSALS)
    test(`a number that Firebase refuses with ${message} is kept, and told why`, async ({ page }) => {
      await serve(page, { send: message });
      const form = await openPhone(page);
      await form.getByLabel('Phone number').fill('+14155550123');
      await form.getByRole('button', { name: 'Send the code' }).click();
      await expect(form.getByText(words)).toBeVisible();
      await expect(form.getByLabel('Phone number')).toHaveValue('+14155550123');
      if (message === 'TOO_MANY_ATTEMPTS_TRY_LATER')
        await expect(form.getByText(/You can try again in \d+ seconds/)).toBeVisible();
    });

  for (const [message, words] of [
    ['INVALID_CODE', 'Please enter a valid verification code'],
    ['SESSION_EXPIRED', 'The code is too old.'],
  ] as const)
    test(`a code that Firebase refuses with ${message} is told so`, async ({ page }) => {
      await serve(page, { confirm: message });
      const form = await openPhone(page);
      await form.getByLabel('Phone number').fill('+14155550123');
      await form.getByRole('button', { name: 'Send the code' }).click();
      await form.getByLabel('Code from the message').fill('000000');
      await form.getByRole('button', { name: 'Log in by phone' }).click();
      await expect(form.getByText(words)).toBeVisible();
    });
});
