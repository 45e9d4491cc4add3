import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { heard } from './support/heard.ts';
import { expectLive, freshNumber, logIn } from './support/people.ts';
import { expect, test } from './support/scenario.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name }).press('Enter');

/** What Orca would read again when a dialog closes: the content of all live regions. */
const heldByRegions = (page: Page) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /./ }).allTextContents();

test.describe('[SHELL-07] With a screen reader', () => {
  test(
    'a page at its start announces no lost connection, and nothing again when a dialog closes',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const said = await heard(page);
      await page.goto('/');
      await expectLive(page);
      expect(await said()).toEqual([]);
      await page.getByRole('banner').getByRole('button', { name: 'Register' }).press('Enter');
      await expect(dialogOf(page).getByLabel('Username')).toBeFocused();
      await page.keyboard.press('Escape');
      expect(await heldByRegions(page)).toEqual([]);
    },
  );

  test('a lost connection is announced, and so is its return', async ({ page, context }) => {
    const said = await heard(page);
    await page.goto('/');
    await expectLive(page);
    // All parts of the page are loaded: the notice of a part that cannot load would replace the page (SYS-11).
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Quick links' })).toBeVisible();
    await context.setOffline(true);
    await expect.poll(said).toContain('You are offline. Deposits and bets are paused until you are back online.');
    await context.setOffline(false);
    await expect.poll(said, { timeout: 30_000 }).toContain('Connected');
    await expect.poll(() => heldByRegions(page)).toEqual([]);
  });

  test('a new page is announced by its title', FULL_RUN_ONLY, async ({ page }) => {
    const said = await heard(page);
    await page.goto('/');
    await expectLive(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Promotions', exact: true }).first().press('Enter');
    await expect.poll(said).toEqual(['Promotions · Parlour']);
  });

  test('a new page is announced though the one before it never loaded', FULL_RUN_ONLY, async ({ page }) => {
    const said = await heard(page);
    await page.route(/\/promotions-page-/, () => undefined);
    await page.goto('/promotions');
    await expectLive(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Casino', exact: true }).first().press('Enter');
    await expect.poll(said).toContain('Casino · Parlour');
  });

  test(
    'a dialog without a field receives the focus itself, so that its name is announced',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Announcements' }).press('Enter');
      await expect(dialogOf(page)).toBeFocused();
      await expect(dialogOf(page)).toHaveAccessibleName('Announcements');
    },
  );

  test('a hint is announced with its field, an error by itself and with its field', FULL_RUN_ONLY, async ({ page }) => {
    const said = await heard(page);
    await page.goto('/register');
    const form = dialogOf(page);
    const username = form.getByLabel('Username');
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription('4–20 letters or numbers, starting with a letter');
    expect(await said()).toEqual([]);
    await username.fill('ab');
    await username.press('Tab');
    const wrong = 'Use 4–20 Latin letters or numbers, starting with a letter.';
    await expect(username).toHaveAccessibleDescription(wrong);
    await expect(form).toMatchAriaSnapshot('- textbox "Username" [invalid=true]');
    expect(await said()).toEqual([wrong]);
    await form.getByRole('checkbox').press('Space');
    await press(page, 'Create account');
    await expect(username).toBeFocused();
    const unconfirmed = 'Please confirm your age and accept the rules.';
    await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(unconfirmed);
    expect(await said()).toContain(unconfirmed);
  });

  test(
    'sending a code moves the focus to its field; it is announced once, and the seconds are not',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const said = await heard(page);
      await page.goto('/login');
      await press(page, 'Forgot password?');
      const form = dialogOf(page);
      await form.getByLabel('Mobile number').fill(freshNumber());
      await press(page, 'Send code');
      await expect(form.getByLabel('Code')).toBeFocused();
      const onItsWay = 'If this number has an account, a code is on its way.';
      await expect(form.getByLabel('Code')).toHaveAccessibleDescription(onItsWay);
      const counted = await form.getByText(/^Resend in/).textContent();
      await expect(form.getByText(/^Resend in/)).not.toHaveText(counted!);
      expect(await said()).toEqual([onItsWay]);
    },
  );

  test(
    'sending a form keeps the focus where it is; a login without an opener moves the focus to the page',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const said = await heard(page);
      await logIn(page, 'player1');
      await expect(page.getByRole('main')).toBeFocused();
      await page
        .getByRole('complementary', { name: 'Quick links' })
        .getByRole('button', { name: 'Feedback' })
        .press('Enter');
      await dialogOf(page).getByLabel('Your message').fill('All of it could be heard');
      await press(page, 'Send');
      await expect.poll(said).toContain('Thank youWe have received your message and read every one.');
      await expect(dialogOf(page).getByRole('button', { name: 'Send' })).toBeFocused();
    },
  );

  test('the voice fits the language', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .press('Enter');
    await expect(dialogOf(page).getByText('简体中文')).toHaveAttribute('lang', /^zh/);
    await dialogOf(page).getByRole('button', { name: 'العربية' }).press('Enter');
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
  });
});
