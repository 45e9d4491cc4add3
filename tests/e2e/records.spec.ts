import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enter, enterAnew } from './support/enter.ts';
import { deposit } from './support/people.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

test('[MEM-03 PP-08] a member chooses a period, reads the totals, opens a row and downloads the same selection', async ({
  page,
}) => {
  await enter(page, 'player1', '/member/transactionHistory');
  await page.getByLabel('Period').selectOption({ label: 'Last 30 days' });
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const net = page.getByLabel('Totals of this selection').locator('dd').last();

  await page
    .getByRole('button', { name: /^View: / })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Balance before')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const { name, lines } = await download(page);
  expect(name).toMatch(/^transactions-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await expect.poll(() => centsOf(net)).toBe(sumOf(lines, 4));
});

test(
  '[MEM-03 WAL-01] a member finds a deposit by its state, downloads the list and opens the movement',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await enterAnew(page);
    await deposit(page, '25.00');
    await page.goto('/member/transactionHistory');
    await page.getByRole('tab', { name: 'Deposits' }).click();
    await page.getByLabel('Status').selectOption({ label: 'Paid' });
    const paid = page.getByLabel('Totals of this selection').locator('dd').nth(2);
    await expect(paid).toBeVisible();
    const { name, lines } = await download(page);
    expect(name).toBe('deposits.csv');
    await expect.poll(() => centsOf(paid)).toBe(sumOf(lines, 5));

    const details = page.getByRole('dialog');
    // The movement of a deposit shows the deposit itself.
    await page.getByRole('tab', { name: 'All transactions' }).click();
    await page.getByLabel('Type').selectOption({ label: 'Deposit' });
    await page
      .getByRole('button', { name: /^View: / })
      .first()
      .click();
    await expect(details.getByText('Balance before')).toBeVisible();
    await expect(details.getByText('Reference')).toBeVisible();
    await expect(details.getByRole('listitem').last()).toContainText('Paid');
    await expectAccessible(page);
  },
);

/** Downloads the shown selection: the name of the file, and its lines without the first. */
const download = async (page: Page) => {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await started;
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  return { name: file.suggestedFilename(), lines };
};
/** The sum of a column of amounts, in cents. */
const sumOf = (lines: readonly string[], column: number): number =>
  lines.reduce((sum, line) => sum + Math.round(Number(cellsOf(line)[column]) * 100), 0);
/** A text cell stands in quotes, and may hold a comma. */
const cellsOf = (line: string): string[] => line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,|$)/g) ?? [];
const centsOf = async (figure: Locator): Promise<number> =>
  Math.round(Number((await figure.innerText()).replace(/[^\d.−-]/g, '').replace('−', '-')) * 100);
