import type { Page } from '@playwright/test';
import { wasAway } from '../e2e/support/accounts.ts';
import { accountOf } from '../e2e/support/people.ts';
import { enrol, enterFirstCode, factorPanel, keepCodes } from './second-factor.ts';
import { dialog, fill, login, refused, send, type Screen } from './screen.ts';

const CENTRE = '/member/securityCenter';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Opens a second session on a phone. */
const openElsewhere = async (page: Page) => {
  const phone = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin, userAgent: PHONE });
  await login(await phone.newPage(), (await accountOf(page))!);
  await phone.close();
};
/** A payment that waits for reauthentication. */
const requestedAfterPause = async (page: Page) => {
  await page.locator('[name="amount"]').fill('25.00');
  await page.locator('main button[type="submit"]').click();
  await wasAway((await accountOf(page))!, 16);
  await page.locator('main button[class*="primary"]').click();
  await dialog(page).waitFor();
};

const inCentre: Omit<Screen, 'path'>[] = [
  {
    name: 'security',
    before: async (page) => {
      await openElsewhere(page);
      await page.reload();
      await page.locator('tbody tr').nth(1).waitFor();
    },
  },
  {
    name: 'security-failed',
    before: async (page) => {
      await page.route(/wps\/member\/(sessions|secondFactor)/, (route) => route.abort());
      await page.reload();
      await refused(page);
    },
  },
  {
    name: 'security-waiting',
    before: async (page) => {
      await page.route(/wps\/member\/(sessions|secondFactor)/, () => {});
      await page.reload();
      await factorPanel(page).waitFor();
    },
  },
  { name: 'second-factor-enrol', before: enrol },
  {
    name: 'second-factor-enrol-wrong',
    before: async (page) => {
      await enrol(page);
      await factorPanel(page).locator('[name="one-time-code"]').fill('000000');
      await factorPanel(page).locator('button[type="submit"]').click();
      await refused(page);
    },
  },
  {
    name: 'recovery-codes',
    before: async (page) => {
      await enrol(page);
      await enterFirstCode(page);
    },
  },
  {
    name: 'second-factor-on',
    before: async (page) => {
      await enrol(page);
      await enterFirstCode(page);
      await keepCodes(page);
    },
  },
  {
    name: 'second-factor-off',
    before: async (page) => {
      await enrol(page);
      await enterFirstCode(page);
      await keepCodes(page);
      await factorPanel(page).getByRole('button').click();
      await factorPanel(page).locator('button[type="submit"]').click();
    },
  },
  {
    name: 'change-password',
    fullPage: false,
    before: async (page) => {
      await page.locator('main section').first().getByRole('button').click();
      await send(page);
    },
  },
];

/** The protection of an account; each picture has its own account. */
export const security: Screen[] = [
  ...inCentre.map((screen) => ({ path: CENTRE, ...screen })),
  { name: 'confirm-idle', path: '/deposit', fullPage: false, before: requestedAfterPause },
  {
    name: 'confirm-wrong',
    path: '/deposit',
    fullPage: false,
    before: async (page: Page) => {
      await requestedAfterPause(page);
      await fill(page, 'password', 'not mine at all');
      await send(page);
      await refused(page);
    },
  },
  {
    name: 'confirm-code',
    path: CENTRE,
    fullPage: false,
    before: async (page: Page) => {
      await factorPanel(page).getByRole('button').click();
      await dialog(page).locator('form p button').click();
    },
  },
  {
    name: 'logout',
    path: '/member',
    fullPage: false,
    before: async (page: Page) => {
      await page.locator('main section:has(a[href="/member/securityCenter"]) [class*="buttons"] button').first().click();
      await dialog(page).waitFor();
    },
  },
].map((screen) => ({ ...screen, as: 'newcomer' as const }));
