import { expect, operator, test } from './support/story.ts';
import { expectLive, headerBalance, PASSWORD, freshName } from './support/people.ts';
import type { Page } from '@playwright/test';

const SOON = { timeout: 10_000 };
const dialog = (page: Page) => page.getByRole('dialog');

/** Plays for free, from the login popup. */
const playForFree = async (page: Page) => {
  await page.goto('/login');
  await dialog(page).getByRole('button', { name: 'Play for free' }).click();
  await expect(dialog(page)).toBeHidden(SOON);
  await expectLive(page);
};

test.describe('Free play', () => {
  test('[AUTH-12 PP-23] opens without an account, marked as play money, and a game opens with it', async ({ page }) => {
    await playForFree(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByText('Play money')).toBeVisible();
    await expect.poll(() => headerBalance(page), SOON).toBe(100_000);
    await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Play money').first()).toBeVisible();
  });

  test('[AUTH-12] is offered only while its module is on; the open page follows', async ({ page }) => {
    await page.goto('/login');
    const way = dialog(page).getByRole('button', { name: 'Play for free' });
    await expect(way).toBeVisible();
    try {
      await operator('module', 'FREE_PLAY', 'off');
      await expect(way).toBeHidden(SOON);
    } finally {
      await operator('module', 'FREE_PLAY', 'on');
    }
    await expect(way).toBeVisible(SOON);
  });

  test('[AUTH-13 AUTH-14] needs a real account for a deposit, the member centre and the agents’ door', async ({
    page,
  }) => {
    await playForFree(page);
    const said = 'Please Register An Account First';
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
    await expect(dialog(page).getByText(said)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    for (const path of ['/member', '/agentHome', '/deposit']) {
      await page.goto(path);
      await expect(page.getByText(said)).toBeVisible();
    }
  });
});

test.describe('[AUTH-13] A guest goes on exactly there after the log-in', () => {
  const fillLogin = async (page: Page) => {
    const form = dialog(page);
    await form.getByLabel('Username').fill('player1');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form).toBeHidden(SOON);
  };

  test('with a deposit', async ({ page }) => {
    await page.goto('/deposit');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await fillLogin(page);
    await expect(page).toHaveURL(/\/deposit$/);
    await expect(page.getByLabel(/^Amount in/)).toBeVisible(SOON);
  });

  test('with a game, registering instead', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
    const form = dialog(page);
    await form.getByRole('button', { name: 'Register' }).click();
    await form.getByLabel('Username').fill(freshName());
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Password again').fill(PASSWORD);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form).toBeHidden(SOON);
    await expect(page).toHaveURL(/\/game\//);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 20_000 });
  });
});
