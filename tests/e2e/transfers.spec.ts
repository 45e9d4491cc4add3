import { sql } from 'kysely';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, inDatabase, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { confirmByPassword, headerBalance } from './support/people.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/scenario.ts';

/** A new member with 100.00, below this upline. */
const makeMember = async (upline: string | null): Promise<string> => {
  const { username } = await makeAccount();
  await inDatabase(({ db }) =>
    sql`update members set upline = (select id from members where username = ${upline})
         where username = ${username}`.execute(db),
  );
  await giveMoney(username, 10_000);
  return username;
};

test('[WAL-03 MEM-01 LIVE-01] a member sends money to the upline, who sees the balance rise without a reload', async ({
  page,
  browser,
}) => {
  const { username: upline } = await makeAccount();
  const member = await makeMember(upline);
  const other = await anotherDevice(browser);
  await enter(other.page, upline, '/member/transferUpline');
  await expect(other.page.getByText('You have no upline')).toBeVisible();

  await enter(page, member, '/member');
  await page.getByRole('link', { name: 'Transfer to agent' }).click();
  await expect(page.getByText(upline)).toBeVisible();
  await page.getByLabel('Amount in USD').fill('0.50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Enter an amount from/)).toBeVisible();
  await page.getByLabel('Amount in USD').fill('25');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A transfer cannot be reversed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await confirmByPassword(page);

  await expect(page.getByText(`25.00 USD was sent to ${upline}.`)).toBeVisible();
  await expect.poll(() => headerBalance(page)).toBe(7_500);
  await expect(page.getByRole('row', { name: new RegExp(upline) })).toContainText('Sent');
  await expect.poll(() => headerBalance(other.page)).toBe(2_500);
  await expect(other.page.getByRole('row', { name: new RegExp(member) })).toContainText('Received');
  await expectAccessible(page);
  await other.context.close();
});

test('[WAL-03] the single wallet is explained with its balance', FULL_RUN_ONLY, async ({ page }) => {
  await enter(page, await makeMember(null), '/member');
  await page.getByRole('link', { name: 'Single wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Single wallet' })).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Balance', { exact: true })).toContainText('100.00');
  await page.goto('/member/transferFund');
  await expect(page.getByText('No transfers needed')).toBeVisible();
  await expectAccessible(page);
});
