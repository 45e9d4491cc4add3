import type { FrameLocator, Page } from '@playwright/test';
import { enterAnew } from './support/enter.ts';
import { deposit, expectLive, headerBalance } from './support/people.ts';
import { expect, test } from './support/story.ts';

const SOON = { timeout: 15_000 };
const ENDED = /^(Won|No win|Returned)/;

/** Opens a game as a new member, ready for a bet: the pace of rounds counts for each member. */
async function openGame(page: Page, nodeId: string, begin: string): Promise<FrameLocator> {
  await enterAnew(page);
  await deposit(page, '10.00');
  await page.goto(`/game/${nodeId}`);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: begin, exact: true })).toBeEnabled({ timeout: 20_000 });
  await expectLive(page);
  return game;
}

/** Presses the button of the stage. */
async function pressByKey(page: Page, game: FrameLocator): Promise<void> {
  const spin = game.locator('.spin');
  await expect(spin).toHaveAttribute('aria-disabled', 'false', SOON);
  await spin.focus();
  await page.keyboard.press('Enter');
}

/** The end of a round: announced, and in the balance. */
async function expectEnd(page: Page, game: FrameLocator, before: number, stake: number): Promise<void> {
  const spoken = game.getByRole('status').filter({ hasText: ENDED });
  await expect(spoken.first()).toBeAttached(SOON);
  const text = await spoken.first().innerText();
  const paid = text.startsWith('No win')
    ? 0
    : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
  await expect.poll(() => headerBalance(page), SOON).toBe(before - stake + paid);
}

/** Takes the amount, unless the first choice ended the round. */
async function takeOrEnd(page: Page, game: FrameLocator): Promise<void> {
  if (!(await isWaiting(game))) return;
  await expect(game.locator('.spin')).toHaveText(/^Take/, SOON);
  await pressByKey(page, game);
}

/** Waits for the first result of a round; true if the round goes on. */
async function isWaiting(game: FrameLocator): Promise<boolean> {
  const spoken = game
    .getByRole('status')
    .filter({ hasText: /Safe|Right|over|No win/ })
    .first();
  await expect(spoken).toBeAttached(SOON);
  return /Safe|Right/.test(await spoken.innerText());
}

test.describe('The mini games by keyboard', () => {
  test('[GAME-07] dice: the target moves by the arrow keys, and one throw pays as it says', async ({ page }) => {
    const game = await openGame(page, '10008', 'Throw');
    const before = await headerBalance(page);
    const slider = game.getByRole('slider', { name: 'Number' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(game.getByText('51.00%')).toBeVisible();
    await pressByKey(page, game);
    await expectEnd(page, game, before, 100);
    await expect(slider).toHaveValue('52');
  });

  test('[GAME-07 PP-26] coin: a call, a reload if the round waits, and the amount taken', async ({ page }) => {
    const game = await openGame(page, '10029', 'Flip');
    const before = await headerBalance(page);
    await game.getByRole('button', { name: 'Tails', exact: true }).focus();
    await page.keyboard.press('Enter');
    await pressByKey(page, game);
    if (await isWaiting(game)) {
      await page.reload();
      await expect(game.getByText('Call again, or take the amount')).toBeVisible({ timeout: 20_000 });
      await pressByKey(page, game);
    }
    await expectEnd(page, game, before, 100);
  });

  test('[GAME-07] mines: a tile is reached by the arrow keys; the amount is taken', async ({ page }) => {
    const game = await openGame(page, '10009', 'Open tile');
    const before = await headerBalance(page);
    await game.getByRole('button', { name: 'Row 1, column 1: closed' }).focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(game.getByRole('button', { name: 'Row 2, column 2: chosen' })).toBeVisible();
    await pressByKey(page, game);
    await takeOrEnd(page, game);
    await expectEnd(page, game, before, 100);
  });

  test('[GAME-07] tower: a column of the lowest floor; the amount is taken', async ({ page }) => {
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

  test('[GAME-07] plinko: two balls take two stakes and pay what their pockets say', async ({ page }) => {
    const game = await openGame(page, '11034', 'Drop');
    const before = await headerBalance(page);
    const balls = game.getByRole('group', { name: 'Balls' });
    await balls.getByRole('radio', { name: '1', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(balls.getByRole('radio', { name: '2', exact: true })).toBeChecked();
    await pressByKey(page, game);
    await expectEnd(page, game, before, 200);
    await expect(game.locator('.plinko-landed li')).toHaveCount(2);
  });
});
