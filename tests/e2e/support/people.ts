import type { Locator, Page } from '@playwright/test';
import { expect } from './scenario.ts';

export const PASSWORD = 'Parlour-2026';
let made = 0;
/** A name that no other account of this run has. */
export const freshName = () =>
  `e${process.env['TEST_PARALLEL_INDEX'] ?? 0}x${Date.now().toString(36)}${(made += 1)}`.slice(0, 20);

/** The balance in the header, in minor units, once it is known. */
export const headerBalance = async (page: Page) => {
  const figure = page.getByRole('banner').getByLabel('Balance', { exact: true });
  await expect(figure).toHaveText(/\d/, { timeout: 30_000 });
  const text = await figure.innerText();
  return Number(text.replace(/[^\d.]/g, '').replace('.', ''));
};

/** Asserts that the page shows its values as current, in any language. */
export const expectLive = (page: Page) =>
  expect(page.locator('[role="img"][data-state]').first()).toHaveAttribute('data-state', 'live', { timeout: 30_000 });

/** Logs in through the header, as a user does. */
export const logIn = async (page: Page, username: string, password = PASSWORD) => {
  await page.goto('/login');
  // A popup for members can take the form's place without a pause.
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Username') });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden();
  await expectLive(page);
};

/** Fills in the registration form, and sends it. */
export const fillRegistration = async (form: Locator, username: string, password = PASSWORD) => {
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByLabel('Date of birth').fill('1990-05-17');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden();
};

/** Registers a new account; returns its name. */
export const register = async (page: Page, username = freshName(), password = PASSWORD) => {
  await page.goto('/register');
  await fillRegistration(page.getByRole('dialog'), username, password);
  await expectLive(page);
  return username;
};

/** The name of the logged-in account, according to the server. */
export const accountOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/wps/member/info', {
      headers: { authorization: `Bearer ${sessionStorage.getItem('token')}` },
    });
    return ((await answer.json()) as { value?: { account: string } }).value?.account;
  });

/** Goes from the deposit form, with its amount, to the sandbox cashier's page. */
export const goToPay = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/cashier\//);
};

/** Pays there, and returns. */
export const payAndReturn = async (page: Page) => {
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL(/\/deposit/);
};

/** Deposits through the sandbox cashier and returns; `amount` as typed. */
export const deposit = async (page: Page, amount: string) => {
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await page.getByLabel(/^Amount in/).fill(amount);
  await goToPay(page);
  await payAndReturn(page);
};

/** Reauthenticates when the page requires it. */
export const confirmByPassword = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden({ timeout: 15_000 });
};

/**
 * A mobile number, without its country's code, that no other account of this run has: each worker has a range with a random
 * start.
 */
export const freshNumber = () => {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 10;
  return `4155${worker}${String(NUMBERS_FROM + (made += 1)).slice(-5)}`;
};
const NUMBERS_FROM = 100_000 + (Date.now() % 90_000);
