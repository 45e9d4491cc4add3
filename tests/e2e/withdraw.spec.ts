import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, inDatabase } from './support/accounts.ts';
import { enter, enterAnew } from './support/enter.ts';
import { confirmByPassword, headerBalance } from './support/people.ts';
import { anotherDevice, CHANGES_SITE, expect, expectAccessible, operator, test } from './support/scenario.ts';

const SOON = { timeout: 10_000 };
const METHOD = 'Transfer of the story';

/** Adds a withdrawal method, and 100.00 to this member's wallet. */
const prepare = async (username: string): Promise<void> => {
  await inDatabase(({ db }) =>
    sql`insert into withdrawal_methods (merchant, code, kind, name, provider, sandbox, minimum, maximum, fee_fixed)
        select merchant, 'story', 'bank', ${METHOD}, 'story', true, 1000, 100000, 50 from members where username = ${username}
        on conflict do nothing`.execute(db),
  );
  await giveMoney(username, 10_000);
};

/** Fills the form of a payout account and sets the payment password. Returns the account's number. */
const addAccountAndPassword = async (page: Page): Promise<string> => {
  const digits = String(Date.now()).slice(-10);
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('Bank', { exact: true }).fill('Harbour Bank');
  await page.getByLabel('IBAN or account number').fill(digits);
  await page.getByLabel('Account holder').fill('Ann Lee');
  await page.getByRole('button', { name: 'Save account' }).click();
  await confirmByPassword(page);
  await page.getByLabel('New payment password').fill('394718');
  await page.getByLabel('Repeat payment password').fill('394718');
  await page.getByRole('button', { name: 'Save payment password' }).click();
  await confirmByPassword(page);
  return digits;
};

test('[WAL-02 SHELL-03 PP-12 PP-19 PP-31] a player adds an account, sets the password, withdraws and sees the timeline on every device', async ({
  page,
  browser,
}) => {
  const name = await enterAnew(page);
  await prepare(name);
  await page.getByRole('banner').getByRole('link', { name: 'Withdraw' }).click();

  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('Bank', { exact: true }).fill('Harbour Bank');
  const number = page.getByLabel('IBAN or account number');
  await number.fill('DE00 1234');
  await page.getByLabel('Account holder').fill('Ann Lee');
  await page.getByRole('button', { name: 'Save account' }).click();
  await confirmByPassword(page);
  await expect(page.getByText('This is not a valid account number or address.')).toBeVisible();
  await expect(number).toHaveValue('DE00 1234');
  const digits = String(Date.now()).slice(-10);
  await number.fill(digits);
  await page.getByRole('button', { name: 'Save account' }).click();
  await confirmByPassword(page);
  await expect(page.getByRole('listitem').filter({ hasText: `Harbour Bank ···${digits.slice(-4)}` })).toBeVisible();

  await page.getByLabel('New payment password').fill('394718');
  await page.getByLabel('Repeat payment password').fill('394718');
  await page.getByRole('button', { name: 'Save payment password' }).click();
  await confirmByPassword(page);

  const other = await anotherDevice(browser);
  await enter(other.page, name, '/member/withdraw');
  await page.getByRole('radio', { name: METHOD }).check();
  await page.getByLabel(/^Amount in/).fill('40');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('A requested withdrawal cannot be cancelled.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '39.50' })).toBeVisible();
  await page.getByLabel('Payment password').fill('111222');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Incorrect payment password.')).toBeVisible();
  await page.getByLabel('Payment password').fill('394718');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Your withdrawal was requested.')).toBeVisible();
  for (const device of [page, other.page]) {
    await expect(device.getByText('It is your first withdrawal.')).toBeVisible(SOON);
    await expect(device.getByText(/^We review it by/)).toBeVisible();
    await expect.poll(() => headerBalance(device), SOON).toBe(6_000);
  }
  await expectAccessible(page);
  await other.context.close();
});

test(
  '[WAL-02 MEM-03] the sandbox bank pays in parts and sends money back; the player answers each part on the open page',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const name = await enterAnew(page);
    await prepare(name);
    const bank = await context.newPage();
    await bank.goto('/bank/');
    await bank.getByLabel('With new orders, the bank').selectOption('does nothing until you decide');
    await bank.getByRole('button', { name: 'Save' }).click();

    await page.goto('/deposit');
    await page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Withdraw' }).click();
    const digits = await addAccountAndPassword(page);
    await page.getByRole('radio', { name: 'Sandbox bank transfer' }).check();
    await page.getByLabel(/^Amount in/).fill('40');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Payment password').fill('394718');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText('Your withdrawal was requested.')).toBeVisible();
    const waiting = (await operator('withdrawals')).split('\n').find((line) => line.includes(name));
    await operator('withdrawal', 'approve', waiting!.split(' ')[0]!, '--reason', 'a story of the tests');

    const order = bank.getByRole('row').filter({ hasText: digits.slice(-4) });
    await expect(async () => {
      await bank.getByRole('link', { name: 'Refresh' }).click();
      await expect(order).toBeVisible({ timeout: 500 });
    }).toPass(SOON);
    await order.getByRole('button', { name: 'Pay half of the rest' }).click();
    const received = page.getByRole('button', { name: 'Received', exact: true });
    await received.click(SOON);
    // Until the answer is there, the first part has its buttons.
    await expect(received).toHaveCount(0, SOON);
    await order.getByRole('button', { name: 'Pay the rest' }).click();
    await page.getByRole('button', { name: 'Not received' }).click(SOON);
    await page.getByLabel('Note').fill('Nothing on my statement.');
    const picture = { name: 'statement.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByText('Added', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Report missing payment' }).click();
    await expect(page.getByLabel('Note')).toHaveCount(0);
    expect(await operator('withdrawals')).toContain('Nothing on my statement.');

    await order.getByRole('button', { name: 'Send half back' }).click();
    await expect.poll(() => headerBalance(page), SOON).toBe(8_000);
    await expectAccessible(page);
    await expectAccessible(bank);
    await bank.getByLabel('With new orders, the bank').selectOption('pays after three seconds');
    await bank.getByRole('button', { name: 'Save' }).click();
  },
);
