import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { makeAccount } from '../e2e/support/accounts.ts';
import { PASSWORD } from '../e2e/support/people.ts';
import { withoutGreeting } from '../support/greeting.ts';
import { dialog, fill, knock, login, send } from './screen.ts';

export const factorPanel = (page: Page) => page.locator('main section').nth(1);

export const enrol = async (page: Page) => {
  await factorPanel(page).getByRole('button').click();
  await fill(page, 'password', PASSWORD);
  await send(page);
  await factorPanel(page).getByRole('img').first().waitFor();
};

export const enterFirstCode = async (page: Page) => {
  const secret = (await factorPanel(page).locator('code').innerText()).replaceAll(' ', '');
  await factorPanel(page).locator('[name="one-time-code"]').fill(new TOTP({ secret }).generate());
  await factorPanel(page).locator('button[type="submit"]').click();
  await factorPanel(page).getByRole('listitem').first().waitFor();
};

export const keepCodes = async (page: Page) => {
  await factorPanel(page).getByRole('button').click();
  await factorPanel(page).getByRole('listitem').first().waitFor({ state: 'detached' });
  await factorPanel(page).getByRole('button').waitFor();
};

let made: Promise<string> | undefined;
/** The name of an account with a second factor; one for all pictures. */
export const guarded = (page: Page): Promise<string> =>
  (made ??= (async () => {
    const { username } = await makeAccount();
    const context = await page
      .context()
      .browser()!
      .newContext({ baseURL: new URL(page.url()).origin });
    await withoutGreeting(context);
    const own = await context.newPage();
    await login(own, username);
    await own.goto('/member/securityCenter');
    await enrol(own);
    await enterFirstCode(own);
    await context.close();
    return username;
  })());

/** Before the second step of a login. */
export const atSecondFactor = async (page: Page) => {
  await knock(page, await guarded(page));
  await dialog(page).locator('[name="one-time-code"]').waitFor();
};
