import type { Page } from '@playwright/test';
import { dialog, type Screen } from './screen.ts';

const openRow = async (page: Page) => {
  await page.locator('table button').first().click();
  await dialog(page).locator('dl').first().waitFor();
};
const as = 'player1' as const;
const ACCOUNT = '/member/transactionHistory';

/** MEM-03: the records of a member, and the details of a row of each. */
export const records: Screen[] = [
  { name: 'records', path: ACCOUNT, as },
  { name: 'records-movement', path: `${ACCOUNT}?kind=deposit`, as, fullPage: false, before: openRow },
  { name: 'records-deposits', path: `${ACCOUNT}?record=deposits`, as },
  { name: 'records-deposit', path: `${ACCOUNT}?record=deposits`, as, fullPage: false, before: openRow },
  { name: 'records-withdrawals', path: `${ACCOUNT}?record=withdrawals`, as },
  { name: 'records-withdrawal', path: `${ACCOUNT}?record=withdrawals`, as, fullPage: false, before: openRow },
  { name: 'records-bets', path: '/member/personalHistoryCopy', as },
  { name: 'records-bet', path: '/member/personalHistoryCopy', as, fullPage: false, before: openRow },
  { name: 'records-profit', path: '/member/personalProfit', as },
];
