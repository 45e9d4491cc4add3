import { readFile } from 'node:fs/promises';
import { enter } from './support/enter.ts';
import { expect, expectAccessible, test } from './support/story.ts';

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

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  const cents = lines.map((line) => Math.round(Number(line.split(',').at(-3)) * 100));
  const shown = async () =>
    Math.round(Number((await net.innerText()).replace(/[^\d.−-]/g, '').replace('−', '-')) * 100);
  await expect.poll(shown).toBe(cents.reduce((sum, each) => sum + each, 0));
});
