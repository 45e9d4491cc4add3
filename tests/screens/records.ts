import type { Page } from '@playwright/test';
import { dialog, type Screen } from './screen.ts';

const openRow = async (page: Page) => {
  await page.locator('table button').first().click();
  await dialog(page).locator('dl').first().waitFor();
};
const as = 'player1' as const;
const ACCOUNT = '/member/transactionHistory';
const DEPOSITS = `${ACCOUNT}?record=deposits`;

/** Opens the first deposit. Where there is none, a deposit is requested that waits for its payment. */
const openDeposit = async (page: Page) => {
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  if ((await page.locator('table button').count()) === 0) {
    await page.goto('/deposit');
    await page.locator('[name="amount"]').fill('25.00');
    await page.locator('main button[type="submit"]').click();
    await page.locator('main button[class*="primary"]').click();
    await page.waitForURL(/\/cashier\//);
    await page.goto(DEPOSITS);
  }
  await openRow(page);
};

/** MEM-03: the records of a member, and the details of a row of each. */
export const records: Screen[] = [
  { name: 'records', path: ACCOUNT, as },
  { name: 'records-movement', path: `${ACCOUNT}?kind=deposit`, as, fullPage: false, before: openRow },
  { name: 'records-deposits', path: DEPOSITS, as },
  { name: 'records-deposit', path: DEPOSITS, as, fullPage: false, before: openDeposit },
  { name: 'records-withdrawals', path: `${ACCOUNT}?record=withdrawals`, as },
  { name: 'records-withdrawal', path: `${ACCOUNT}?record=withdrawals`, as, fullPage: false, before: openRow },
  { name: 'records-bets', path: '/member/personalHistoryCopy', as },
  { name: 'records-bet', path: '/member/personalHistoryCopy', as, fullPage: false, before: openRow },
  { name: 'records-profit', path: '/member/personalProfit', as },
];
