import { enterAnew } from './support/enter.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

const SOON = { timeout: 10_000 };

test('[PP-13 PP-14 PP-16 PP-31] a player sets a deposit limit, is stopped by it, and takes a break from play', async ({
  page,
}) => {
  await enterAnew(page, '/member/limits');
  await expect(page.getByText('No limit is set.')).toBeVisible(SOON);
  await page.getByLabel(/^Amount in/).fill('20');
  await page.getByRole('button', { name: 'Save limit' }).click();
  const limit = page.getByRole('listitem').filter({ hasText: 'Deposits per day' });
  await expect(limit.getByText('20.00')).toBeVisible(SOON);
  await page.getByLabel(/^Amount in/).fill('500');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(limit.getByText(/applies from/)).toBeVisible(SOON);
  await limit.getByRole('button', { name: 'Keep the limit' }).click();
  await expect(limit.getByText(/applies from/)).toHaveCount(0, SOON);
  await expectAccessible(page);

  await page.goto('/deposit');
  await page.getByLabel(/^Amount in/).fill('50');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('This deposit is above your daily deposit limit.')).toBeVisible(SOON);

  await page.goto('/member/limits');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/Nobody can end it within 24 hours/)).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('list', { name: 'Active breaks' }).getByText('Cool-off')).toBeVisible(SOON);
  await page.goto('/game/10001');
  await expect(page.getByText('This account is closed for play')).toBeVisible(SOON);
  await page.goto('/member/withdraw');
  await expect(page.getByRole('heading', { name: 'Withdraw money' })).toBeVisible(SOON);
});
