import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enter } from './support/enter.ts';
import { expectLive } from './support/people.ts';
import { scan } from './support/scan.ts';
import { CHANGES_SITE, expect, expectAccessible, operator, test } from './support/scenario.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** By the keyboard alone: opens the modal, stays in it on Tab, closes it by Escape, and returns to its opener. */
const byKeyboard = async (page: Page, opener: Locator, title: string | RegExp) => {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(title);
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

test.describe('Every modal, with the keyboard alone', () => {
  test(
    '[SHELL-07 SHELL-11] of a visitor: login, registration, language, announcements, notice, help',
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.goto('/');
      await expectLive(page);
      const banner = page.getByRole('banner');
      const bar = page.getByRole('complementary', { name: 'Quick links' });
      for (const [opener, title] of [
        [banner.getByRole('button', { name: 'Log in' }), 'Welcome back'],
        [banner.getByRole('button', { name: 'Register' }), 'Create your account'],
        [banner.getByRole('button', { name: /^Language/ }), 'Choose a language'],
        [banner.getByRole('button', { name: 'Search games' }), 'Search games'],
        [bar.getByRole('button', { name: 'Announcements' }), 'Announcements'],
      ] as const) {
        await byKeyboard(page, opener, title);
        await expect(opener).toBeFocused();
      }
      await byKeyboard(page, bar.getByRole('button', { name: 'Help centre' }), 'Help centre');
      // An action that requires an account asks for a login, and is dropped with the popup.
      await byKeyboard(page, bar.getByRole('button', { name: 'Feedback' }), 'Welcome back');
    },
  );

  test(
    '[SHELL-07 SHELL-11] of a member: feedback, opened from the one button of a narrow page',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await enter(page, 'player1');
      const bar = page.getByRole('complementary', { name: 'Quick links' });
      const feedback = bar.getByRole('button', { name: 'Feedback' });
      const toggle = bar.getByRole('button', { name: 'Quick links' });
      await expect(feedback).toBeHidden();
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await byKeyboard(page, feedback, 'Tell us what you think');
      await expect(feedback).toBeFocused();
      await toggle.press('Enter');
      await expect(feedback).toBeHidden();
    },
  );

  test(
    '[SHELL-07 SHELL-11 GAME-01] a game that holds others lists them; choosing one asks a guest to log in',
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/slots?vendor=STUDIO');
      await expectLive(page);
      const opener = page.getByRole('button', { name: 'Open Studio Hall' });
      await byKeyboard(page, opener, 'Studio Hall');
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      const list = dialogOf(page).getByRole('list', { name: 'Studio Hall' });
      await expect(list.getByRole('link', { name: 'Open Triple Brass' })).toBeVisible();
      await expect(list.getByRole('button', { name: 'Open Studio Hall' })).toHaveCount(0);
      await list.getByRole('link', { name: 'Open Jade Lantern' }).click();
      await expect(page).toHaveURL(/\/game\/10001$/);
      await expect(dialogOf(page)).toHaveAccessibleName('Welcome back');
    },
  );

  test('[SHELL-07] closing the help centre stays on the page', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/promotions?modal=help');
    await expect(dialogOf(page)).toHaveAccessibleName('Help centre');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions/);
  });

  test(
    '[SHELL-08] login and registration replace each other; without DIRECTREG3 no link leads to registration',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      await page.goto('/login');
      await dialogOf(page).getByRole('button', { name: 'Register' }).click();
      await expect(dialogOf(page)).toHaveAccessibleName('Create your account');
      await dialogOf(page).getByRole('button', { name: 'Log in' }).click();
      await expect(dialogOf(page)).toHaveAccessibleName('Welcome back');
      await expect(dialogOf(page)).toHaveCount(1);
      try {
        await operator('flag', 'DIRECTREG3', 'off');
        await expect(dialogOf(page).getByRole('button', { name: 'Register' })).toBeHidden();
        await page.goto('/register');
        await expect(dialogOf(page)).toContainText('Registration is closed');
      } finally {
        await operator('flag', 'DIRECTREG3', 'on');
      }
    },
  );
});

test.describe('The announcements', () => {
  test.use({ greeted: true });
  test('[SHELL-09] open for a visitor once a session, and for a member with the members’ own', async ({ page }) => {
    await page.goto('/');
    await expect(dialogOf(page)).toHaveAccessibleName('Welcome to Parlour');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await expectLive(page);
    await expect(dialogOf(page)).toBeHidden();
    await page.goto('/login');
    const form = dialogOf(page);
    await form.getByLabel('Username').fill('player1');
    await form.getByLabel('Password', { exact: true }).fill('Parlour-2026');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(dialogOf(page)).toHaveAccessibleName('Good to know');
    await dialogOf(page).getByRole('link', { name: 'Promotions' }).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(dialogOf(page)).toBeHidden();
  });
});

test.describe('The app', () => {
  const APP = 'https://apps.example.com/parlour.apk';
  test(
    '[SHELL-10 SYS-13] each app’s QR code holds its address; an iPhone user sees instructions',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/down');
      await expect(page.getByText('No app available yet')).toBeVisible();
      // SHELL-06: in the side bar and the footer, when there is one.
      const places = page.getByRole('complementary', { name: 'Quick links' }).or(page.getByRole('contentinfo'));
      const offers = places.getByRole('button', { name: 'App', exact: true });
      await expect(offers).toHaveCount(0);
      try {
        await operator('resource', 'ANDROID', APP, '--label', 'Parlour for Android');
        await operator('resource', 'IOS', 'https://apps.example.com/parlour', '--label', 'Parlour for iPhone');
        await expect(page.getByRole('link', { name: 'Parlour for Android' })).toHaveAttribute('href', APP);
        await expect(offers).toHaveCount(2);
        expect(await scan(page.getByRole('img', { name: 'QR code for Android' }))).toBe(APP);
        await expect(page.getByText('VPN & Device Management')).toBeVisible();
        await expectAccessible(page);
      } finally {
        await operator('resource', 'ANDROID', 'none');
        await operator('resource', 'IOS', 'none');
      }
      await expect(page.getByText('No app available yet')).toBeVisible();
    },
  );
});

test('[SHELL-07] feedback arrives with its picture; each error is shown at its field', async ({ page }) => {
  await page.goto('/?modal=feedback');
  const form = dialogOf(page);
  await form.getByLabel('Username').fill('player1');
  await form.getByLabel('Password', { exact: true }).fill('Parlour-2026');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toHaveAccessibleName('Tell us what you think');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Input cannot be empty')).toBeVisible();
  const texts = `The jackpot is hard to read at ${Date.now()}`;
  await form.getByLabel('Your message').fill(texts);
  await form
    .getByTestId('pictures')
    .setInputFiles({ name: 'page.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(form.getByText('Only PNG and JPEG pictures')).toBeVisible();
  await form
    .getByTestId('pictures')
    .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(
    form.getByText('This picture was not added. It is not a PNG or JPEG, or it is too large.'),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Remove fake.png' }).click();
  await form
    .getByTestId('pictures')
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(form.getByText('Added', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('We have received your message')).toBeVisible();
  expect(await operator('tickets')).toContain(texts);
});
