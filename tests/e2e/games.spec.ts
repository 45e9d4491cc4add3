import type { FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { expectEnd, expectResumed, openGame, pressByKey, pressKeyOn, SOON, waitsFor } from './support/game.ts';
import { goTo, show } from './support/page-checks.ts';
import { headerBalance } from './support/people.ts';
import { expect, expectFrameAccessible, test } from './support/scenario.ts';

interface Play {
  family: string;
  nodeId: string;
  /** The words of the button that begins a round. */
  begin: string;
  /** In minor units. */
  stake?: number;
  /** Makes the bet, where none is made at first. */
  prepare?: (page: Page, game: FrameLocator) => Promise<void>;
  /** What announces that the round waits for a move. */
  turn?: RegExp;
  /** Ends the round, by its moves. */
  finish?: (page: Page, game: FrameLocator) => Promise<void>;
}

const button = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
const presses = (name: string | RegExp) => async (page: Page, game: FrameLocator) =>
  pressKeyOn(page, button(game, name));

/** Plays one round of a game for money by the keyboard. One that waits for a move is first interrupted by a reload. */
async function playRound(
  page: Page,
  { nodeId, family, begin, stake = 100, prepare, turn, finish }: Play,
): Promise<void> {
  const game = await openGame(page, { nodeId, begin });
  await expectFrameAccessible(page, family);
  const before = await headerBalance(page);
  await prepare?.(page, game);
  await pressByKey(page, game);
  if (!turn) await finish?.(page, game);
  else if (await waitsFor(game, turn)) {
    await expectResumed(page, game);
    await finish!(page, game);
  }
  await expectEnd(page, game, before, stake);
}

/** Guesses once, and takes the amount if the guess was right. */
async function guessOnce(page: Page, game: FrameLocator): Promise<void> {
  await presses(/^(Higher|Lower)/)(page, game);
  if (await waitsFor(game, /Correct/)) await pressByKey(page, game);
}

/** Opens one field of a ticket, then all others. */
async function scratchAll(page: Page, game: FrameLocator): Promise<void> {
  await presses('Field 1: covered')(page, game);
  await expect(game.getByRole('button', { name: 'Field 1: covered' })).toHaveCount(0);
  await expect(game.getByRole('button', { name: 'Field 2: covered' })).toBeVisible();
  await presses('Reveal all')(page, game);
}

const TABLES: readonly Play[] = [
  { family: 'blackjack-solo', nodeId: '10057', begin: 'Deal', turn: /Your move/, finish: pressByKey },
  { family: 'casino-holdem-solo', nodeId: '11076', begin: 'Deal', turn: /Call for twice/, finish: presses('Fold') },
  { family: 'video-poker', nodeId: '10007', begin: 'Deal', turn: /Choose the cards/, finish: pressByKey },
];
const MORE: readonly Play[] = [
  { family: 'hi-lo', nodeId: '10056', begin: 'Show a card', turn: /What comes next/, finish: guessOnce },
  { family: 'baccarat-solo', nodeId: '10054', begin: 'Deal', prepare: presses('Player') },
  { family: 'roulette-solo', nodeId: '10053', begin: 'Spin', prepare: presses('Red') },
];
const OTHERS: readonly Play[] = [
  { family: 'scratch', nodeId: '10006', begin: 'Buy ticket', finish: scratchAll },
  { family: 'bingo-75', nodeId: '10010', begin: 'Start' },
  { family: 'lines-slot', nodeId: '10050', begin: 'Spin' },
  { family: 'ways-slot', nodeId: '11007', begin: 'Spin' },
];

test.describe('[GAME-07 PP-26] one round of each family by keyboard, resumed after a reload', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  for (const [name, plays] of Object.entries({
    'card tables': TABLES,
    'other tables': MORE,
    'games without moves': OTHERS,
  })) {
    test(name, FULL_RUN_ONLY, async ({ page }) => {
      for (const play of plays) await test.step(play.family, () => playRound(page, play));
    });
  }

  test('[PP-25] what was bet is said in the betting record and in the replay', async ({ page }) => {
    const game = await openGame(page, { nodeId: '10053', begin: 'Spin' });
    await presses('Red')(page, game);
    await presses('17')(page, game);
    const before = await headerBalance(page);
    await pressByKey(page, game);
    await expectEnd(page, game, before, 200);
    await goTo(page, '/member/personalHistoryCopy');
    await page.getByRole('button', { name: /Brass Wheel/ }).click();
    const record = page.getByRole('dialog');
    await expect(record.getByText('Red: 1.00, Straight up 17: 1.00')).toBeVisible();
    await record.getByRole('link', { name: /replay/i }).click();
    await expect(game.getByText('No money is moved. Bet on: Red: 1.00, Straight up 17: 1.00')).toBeVisible(SOON);
  });

  test(
    '[PP-20] fishing: a shot, a reload, and the unspent load back after leaving the page',
    FULL_RUN_ONLY,
    async ({ page }) => {
      const game = await openGame(page, { nodeId: '30016', begin: 'Buy shots' });
      await expectFrameAccessible(page, 'fish');
      const before = await headerBalance(page);
      await pressByKey(page, game);
      await expect.poll(() => headerBalance(page), SOON).toBe(before - 200);
      await presses(/^Minnow, pays/)(page, game);
      await expect(game.getByRole('status').filter({ hasText: /Minnow (caught|missed)/ })).toBeAttached(SOON);
      await expectResumed(page, game);
      const leave = game.locator('.spin');
      await expect(leave).toHaveText(/^Leave with/, SOON);
      const back = Math.round(Number(/[\d.]+\d\d/.exec(await leave.innerText())![0]) * 100);
      expect(back).toBeGreaterThanOrEqual(190);
      // Leaving the page is leaving the game: nothing is pressed.
      await show(page, '/credits');
      await expect.poll(() => headerBalance(page), { timeout: 30_000 }).toBe(before - 200 + back);
    },
  );
});
