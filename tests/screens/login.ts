import type { Page } from '@playwright/test';
import { makeAccount, passwordIsOld, passwordWasGiven } from '../e2e/support/accounts.ts';
import { flag, module, setting } from '../e2e/support/during.ts';
import { freshNumber } from '../e2e/support/people.ts';
import { operator } from '../e2e/support/scenario.ts';
import { atSecondFactor } from './second-factor.ts';
import { closed, dialog, fill, knock, refused, send, type Screen } from './screen.ts';

const tab = (page: Page, at: number) => dialog(page).getByRole('tab').nth(at).click();
const forgot = async (page: Page) => {
  await dialog(page).locator('form > button:not([type="submit"])').click();
  await dialog(page).locator('[autocomplete="new-password"]').first().waitFor();
};
const forgotByMail = async (page: Page) => {
  await forgot(page);
  await tab(page, 1);
};
const askForCode = async (page: Page, number: string) => {
  await dialog(page).locator('select').selectOption('US');
  await dialog(page).locator('input[type="tel"]').fill(number);
  const ask = dialog(page).locator('form > button').first();
  await ask.click();
  await ask.and(page.locator(':disabled:not([aria-busy])')).waitFor();
};
const changeDue = async (page: Page, username: string, password?: string) => {
  await knock(page, username, password);
  await dialog(page).locator('[autocomplete="new-password"]').first().waitFor();
};
const chooseNew = async (page: Page, password: string) => {
  await fill(page, 'new-password', password);
  await fill(page, 'confirm-password', password);
  await send(page);
};

const dialogs: Screen[] = [
  { name: 'second-factor', path: '/login', before: atSecondFactor },
  {
    name: 'second-factor-wrong',
    path: '/login',
    before: async (page) => {
      await atSecondFactor(page);
      await fill(page, 'one-time-code', '000000');
      await send(page);
      await refused(page);
    },
  },
  {
    name: 'login-code-sent',
    path: '/login',
    before: async (page) => {
      await tab(page, 1);
      await askForCode(page, (await makeAccount()).number);
    },
  },
  { name: 'forgot-phone', path: '/login', before: forgot },
  {
    name: 'forgot-phone-sent',
    path: '/login',
    before: async (page) => {
      await forgot(page);
      await askForCode(page, (await makeAccount()).number);
    },
  },
  {
    name: 'forgot-phone-not-sent',
    path: '/login',
    before: async (page) => {
      await forgot(page);
      await dialog(page).locator('input[type="tel"]').fill('12');
      await dialog(page).locator('form > button:not([type="submit"])').click();
      await refused(page);
    },
  },
  { name: 'forgot-mail', path: '/login', before: forgotByMail },
  {
    name: 'forgot-mail-sent',
    path: '/login',
    before: async (page) => {
      const { username, email } = await makeAccount();
      await forgotByMail(page);
      await fill(page, 'username', username);
      await fill(page, 'email', email);
      await send(page);
      await dialog(page).getByRole('status').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'reset-link-over',
    path: '/?reset=used-already',
    before: async (page) => {
      await chooseNew(page, 'three blue herons');
      await refused(page);
    },
  },
  { name: 'login-link-over', path: `/?token=${'x'.repeat(43)}`, before: refused },
  {
    name: 'register-code-sent',
    path: '/register',
    during: [flag('MOBILENUMREG3'), flag('REGMOBVERF3')],
    before: async (page) => {
      await tab(page, 1);
      await askForCode(page, freshNumber());
    },
  },
  {
    name: 'password-weak',
    path: '/login',
    before: async (page) => changeDue(page, (await makeAccount('123456')).username, '123456'),
  },
  {
    name: 'password-given',
    path: '/login',
    during: [module('FORCED_PASSWORD_CHANGE')],
    before: async (page) => {
      const { username } = await makeAccount();
      await passwordWasGiven(username);
      await changeDue(page, username);
    },
  },
  {
    name: 'password-expired',
    path: '/login',
    during: [setting('passwordExpiryDays', '90')],
    before: async (page) => {
      const { username } = await makeAccount();
      await passwordIsOld(username, 91);
      await changeDue(page, username);
      await chooseNew(page, username);
    },
  },
  {
    name: 'trial-told',
    path: '/login',
    before: async (page) => {
      await dialog(page).locator('[class*="door"] button').click();
      await closed(page);
      // A phone's header has no room for it.
      await page.getByRole('banner').locator('a[href="/deposit"]').dispatchEvent('click');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'session-ended',
    path: '/login',
    before: async (page) => {
      const { username } = await makeAccount();
      await knock(page, username);
      await closed(page);
      await operator('password', username, '--reason', 'a picture');
      await dialog(page).waitFor();
    },
  },
];

/** The dialogs of login and registration. */
export const loginDialogs = dialogs.map((screen) => ({ ...screen, fullPage: false }));
