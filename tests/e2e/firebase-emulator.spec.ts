import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { emulatorAnswers } from './support/emulator-process.ts';
import { codeSentTo, emulator, useEmulator, useUp } from './support/firebase-emulator.ts';
import { openPhone } from './support/firebase-page.ts';
import { accountOf, expectLive, fillRegistration, freshName } from './support/people.ts';
import { anotherDevice, expect, test } from './support/scenario.ts';

let request = 0;
/** A number that no other account of this run has. */
const freshPhone = () => `+1415555${String(1_000 + (Date.now() % 7_000) + (request += 1))}`;

const askCode = async (page: Page, phone: string) => {
  const form = await openPhone(page);
  await form.getByLabel('Phone number').fill(phone);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByLabel('Code from the text message')).toBeVisible();
  return form;
};
const giveCode = async (form: Locator, code: string) => {
  await form.getByLabel('Code from the text message').fill(code);
  await form.getByRole('button', { name: 'Log in by phone' }).click();
};
const registerHere = async (page: Page) => {
  const name = freshName();
  await fillRegistration(page.getByRole('dialog', { name: 'Create your account' }), name);
  await expectLive(page);
  return name;
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test.describe('[AUTH-15] With Firebase’s own Auth emulator', FULL_RUN_ONLY, () => {
  test.beforeEach(async () => {
    test
      .info()
      .skip(!emulator, 'no emulator runs: `npm run test:all` fetches and starts one, FIREBASE_EMULATOR=1 starts one');
    test.setTimeout(180_000);
    await emulatorAnswers(emulator!);
  });

  test('by phone: registers a person without an account, and logs in by the number the next time', async ({
    page,
    browser,
  }) => {
    const phone = freshPhone();
    await useEmulator(page);
    await giveCode(await askCode(page, phone), (await codeSentTo(phone)).code);
    const name = await registerHere(page);

    const other = await anotherDevice(browser);
    await useEmulator(other.page);
    await giveCode(await askCode(other.page, phone), (await codeSentTo(phone)).code);
    await expectLive(other.page);
    await expect.poll(() => accountOf(other.page)).toBe(name);
    await other.context.close();
  });

  test('shows an error for an invalid number and for a wrong code, keeps both, and accepts the right code', async ({
    page,
  }) => {
    const phone = freshPhone();
    await useEmulator(page);
    const form = await openPhone(page);
    const number = form.getByLabel('Phone number');
    await number.fill('415 555 0123');
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByText('Please enter a valid mobile number')).toBeVisible();
    await expect(number).toHaveValue('415 555 0123');

    await number.fill(phone);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByLabel('Code from the text message')).toBeVisible();
    const { code } = await codeSentTo(phone);
    await giveCode(form, wrong(code));
    await expect(form.getByText('Please enter a valid verification code')).toBeVisible();
    await expect(form.getByLabel('Code from the text message')).toHaveValue(wrong(code));
    await giveCode(form, code);
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  });

  test('shows an error for a used code, and sends another at once', async ({ page }) => {
    const phone = freshPhone();
    await useEmulator(page);
    const form = await askCode(page, phone);
    const sent = await codeSentTo(phone);
    await useUp(sent);
    await giveCode(form, sent.code);
    await expect(form.getByText('This code has expired.')).toBeVisible();
    await expect(form.getByLabel('Phone number')).toHaveValue(phone);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByLabel('Code from the text message')).toBeVisible();
    await giveCode(form, (await codeSentTo(phone)).code);
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  });

  test('rejects an unsigned token of the emulator', async ({ page }) => {
    const phone = freshPhone();
    await useEmulator(page, { signs: false });
    const form = await askCode(page, phone);
    const answered = page.waitForResponse('**/wps/session/login/firebase');
    await giveCode(form, (await codeSentTo(phone)).code);
    expect((await answered).status()).toBe(401);
    await expect(form.getByText('This login was not accepted. Please start again.')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  for (const provider of ['Google', 'Facebook'] as const) {
    const enter = async (page: Page) => {
      await page.goto('/login');
      const opened = page.waitForEvent('popup');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Continue with ${provider}` })
        .click();
      return opened;
    };

    test(`by ${provider}: registers a person without an account, and logs in with it the next time`, async ({
      page,
      browser,
    }) => {
      const email = `${freshName()}@example.com`;
      await useEmulator(page);
      const first = await enter(page);
      await first.locator('.js-new-account').click();
      await first.locator('#email-input').fill(email);
      await first.locator('#sign-in').click();
      const name = await registerHere(page);

      const other = await anotherDevice(browser);
      await useEmulator(other.page);
      const second = await enter(other.page);
      await second.locator('.js-reuse-account', { hasText: email }).click();
      await expectLive(other.page);
      await expect.poll(() => accountOf(other.page)).toBe(name);
      await other.context.close();
    });
  }
});
