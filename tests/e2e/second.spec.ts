import { expectLive, PASSWORD } from './support/people.ts';
import { expect, expectAccessible, siteUrl, test } from './support/story.ts';

test.use({
  baseURL: async ({}, use) => {
    const url = new URL(siteUrl());
    url.hostname = 'second.localhost';
    await use(url.origin);
  },
});

test('[SYS-06 SYS-07] a visitor of the second host name finds another brand, logs in and plays in its currency', async ({
  page,
}) => {
  await page.goto('/');
  await expectLive(page);
  await expect(page).toHaveTitle('Home · Nightjar');
  await expect(page.getByRole('link', { name: 'Nightjar: Home' }).locator('img')).toHaveJSProperty('naturalWidth', 32);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 11, 32)');
  await expect(page.getByText('JPY').first()).toBeVisible();
  await expectAccessible(page);

  await test.step('Filipino shows English texts, marked as English', async () => {
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('dialog').getByText('Filipino').click();
    await expect(page.getByRole('button', { name: 'Language: Filipino' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await page.goto('/login');
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Username') });
  // The merchant has no login by text message.
  await expect(form.getByRole('tab')).toHaveCount(0);
  await form.getByLabel('Username').fill('guest1');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden();
  await expectLive(page);
  await expect(page.getByRole('banner').getByLabel('Balance', { exact: true })).toHaveText(/^[\d,]+\sJPY$/);

  await page.goto('/game/10001');
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 20_000 });
  await expect(game.getByText(/JPY/).first()).toBeVisible();
});
