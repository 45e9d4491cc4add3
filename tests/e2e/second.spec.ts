import { expectLive, headerBalance, PASSWORD } from './support/people.ts';
import { expect, expectAccessible, siteUrl, test } from './support/scenario.ts';

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

  await test.step('reads it in Filipino, and in English again', async () => {
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('dialog').getByText('Filipino').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await page.getByRole('button', { name: 'Wika: Filipino' }).click();
    await page.getByRole('dialog').getByText('English').click();
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

  await test.step('[WAL-03] each vendor has a wallet, to which money is moved first', async () => {
    await page.goto('/member/transferFund');
    const back = page.getByRole('button', { name: 'Move all to the main wallet' });
    await expect(page.getByRole('main').getByText(/JPY/).first()).toBeVisible();
    if (await back.isEnabled()) await back.click();
    const all = await headerBalance(page);
    await page.goto('/game/10001');
    await expect(page.getByText('Your wallet with this provider is empty')).toBeVisible();
    await page.getByRole('link', { name: 'Transfer money' }).click();
    await page.getByLabel('Amount in JPY').fill('4000');
    await page.getByRole('button', { name: 'Transfer', exact: true }).click();
    await expect(page.getByText('4,000 JPY was transferred.')).toBeVisible();
    await expect.poll(() => headerBalance(page)).toBe(all - 4_000);
    await expectAccessible(page);
  });

  await page.getByRole('link', { name: 'Open the game' }).click();
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 20_000 });
  await expect(game.getByText(/JPY/).first()).toBeVisible();

  await page.goto('/member/transferFund');
  await page.getByRole('button', { name: 'Move all to the main wallet' }).click();
  await expect(
    page.getByText('There is no money in vendor wallets.').or(page.getByText('0 JPY')).first(),
  ).toBeVisible();
});
