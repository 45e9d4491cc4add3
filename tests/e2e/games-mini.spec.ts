import type { FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { expectEnd, expectResumed, openGame as open, pressByKey, SOON, waitsFor } from './support/game.ts';
import { headerBalance } from './support/people.ts';
import { expect, expectFrameAccessible, test } from './support/scenario.ts';

/** Opens a game as a new member, and checks how it can be reached. */
async function openGame(page: Page, nodeId: string, begin: string): Promise<FrameLocator> {
  const game = await open(page, { nodeId, begin });
  await expectFrameAccessible(page, begin);
  return game;
}

const GOES_ON = /Safe|Right/;

/** Takes the amount, unless the first choice ended the round. A round that waits is first interrupted by a reload. */
async function takeOrEnd(page: Page, game: FrameLocator): Promise<void> {
  if (!(await waitsFor(game, GOES_ON))) return;
  await expectResumed(page, game);
  await expect(game.locator('.spin')).toHaveText(/^Cash out/, SOON);
  await pressByKey(page, game);
}

test.describe('The mini games by keyboard', () => {
  test(
    '[GAME-07] dice: the target moves by the arrow keys, and one throw pays as it says',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const game = await openGame(page, '10008', 'Roll');
      const before = await headerBalance(page);
      const slider = game.getByRole('slider', { name: 'Number' });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect(game.getByText('51.00%')).toBeVisible();
      await pressByKey(page, game);
      await expectEnd(page, game, before, 100);
      await expect(slider).toHaveValue('52');
    },
  );

  test(
    '[GAME-07 PP-26] coin: a call, a reload if the round waits, and the amount taken',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const game = await openGame(page, '10029', 'Flip');
      const before = await headerBalance(page);
      await game.getByRole('button', { name: 'Tails', exact: true }).focus();
      await page.keyboard.press('Enter');
      await pressByKey(page, game);
      await takeOrEnd(page, game);
      await expectEnd(page, game, before, 100);
    },
  );

  test(
    '[GAME-07 PP-26] mines: a tile is reached by the arrow keys; the amount is taken',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const game = await openGame(page, '10009', 'Open tile');
      const before = await headerBalance(page);
      await game.getByRole('button', { name: 'Row 1, column 1: closed' }).focus();
      for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await expect(game.getByRole('button', { name: 'Row 2, column 2: chosen' })).toBeVisible();
      await pressByKey(page, game);
      await takeOrEnd(page, game);
      await expectEnd(page, game, before, 100);
    },
  );

  test('[GAME-07 PP-26] tower: a column of the lowest floor; the amount is taken', FULL_RUN_ONLY, async ({ page }) => {
    const game = await openGame(page, '11016', 'Climb');
    const before = await headerBalance(page);
    await game
      .getByRole('button', { name: /column 2/ })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await pressByKey(page, game);
    await takeOrEnd(page, game);
    await expectEnd(page, game, before, 100);
  });

  test(
    '[GAME-07] plinko: two balls take two stakes and pay what their pockets say',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const game = await openGame(page, '11034', 'Drop');
      const before = await headerBalance(page);
      const balls = game.getByRole('group', { name: 'Balls' });
      await balls.getByRole('radio', { name: '1', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(balls.getByRole('radio', { name: '2', exact: true })).toBeChecked();
      await pressByKey(page, game);
      await expectEnd(page, game, before, 200);
      await expect(game.locator('.plinko-landed li')).toHaveCount(2);
    },
  );
});
