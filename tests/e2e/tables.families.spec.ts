import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { expect, expectFrameAccessible, test } from './support/scenario.ts';

/** Two tables of a kind may be open at once; a round of these takes less than half a minute. */
const ROUND = { timeout: 45_000 };

const TABLES = [
  { name: 'dragon tiger', nodeId: '20023', place: 'Dragon' },
  { name: 'sic bo', nodeId: '20024', place: 'Total 9' },
];

for (const { name, nodeId, place } of TABLES)
  test(
    `[LIVE-01 GAME-07 PP-21] ${name} at a table is played with the keyboard alone, and pays what it says`,
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(150_000);
      const { username } = await makeAccount();
      await giveMoney(username, 5_000);
      await enter(page, username, `/game/${nodeId}`);
      const game = page.frameLocator('iframe');
      const status = game.getByRole('status').first();
      await expect(game.getByRole('button', { name: 'Place bet' })).toBeVisible({ timeout: 20_000 });
      await expectLive(page);
      await expectFrameAccessible(page, name);
      const before = await headerBalance(page);

      await expect(game.getByText(/^Place your bets: ([6-9]|\d\d) s/)).toBeVisible(ROUND);
      await pressKeyOn(page, game.getByRole('button', { name: place, exact: true }));
      await pressByKey(page, game);
      await expect(status).toHaveText(/^Bet placed: .*1\.00/);
      expect(await headerBalance(page)).toBe(before - 100);

      await expect(status).toHaveText('No more bets', ROUND);
      const paid = game.getByText(/^(Won|No win|Returned)/).first();
      await expect(paid).toBeVisible(ROUND);
      const text = await paid.innerText();
      const amount = text.startsWith('No win')
        ? 0
        : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
      await expect.poll(() => headerBalance(page)).toBe(before - 100 + amount);
    },
  );
