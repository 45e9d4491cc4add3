import type { FrameLocator, JSHandle, Locator, Page } from '@playwright/test';
import { giveMoney, makeAccount } from './accounts.ts';
import { enter } from './enter.ts';
import { expectLive, headerBalance } from './people.ts';
import { expect } from './scenario.ts';

export const SOON = { timeout: 15_000 };
/** A win that the platform confirms only later is announced as such first. */
const BOOKING = /^(You won|The win was added)/;
const ENDED = new RegExp(`^(Won|No win|Returned)|${BOOKING.source}`);

interface Opening {
  nodeId: string;
  /** The words of its button. */
  begin: string;
  /** In minor units. */
  money?: number;
}

/** Opens a game as a new member with money: the pace of rounds counts for each member. */
export async function openGame(page: Page, { nodeId, begin, money = 2_000 }: Opening): Promise<FrameLocator> {
  const { username } = await makeAccount();
  await giveMoney(username, money);
  await enter(page, username, `/game/${nodeId}`);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: begin, exact: true })).toBeVisible({ timeout: 20_000 });
  await expectLive(page);
  return game;
}

/** Everything that the game announces to screen readers from now on. */
export const listen = (game: FrameLocator): Promise<JSHandle<string[]>> =>
  game
    .getByRole('status')
    .first()
    .evaluateHandle((status) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true, subtree: true });
      return texts;
    });

/** Presses a button of the game by the keyboard. */
export async function pressKeyOn(page: Page, button: Locator): Promise<void> {
  // One that is disabled does not take the focus, and the key would be for another.
  await expect(button).toBeEnabled(SOON);
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Presses the button of the stage. */
export async function pressByKey(page: Page, game: FrameLocator): Promise<void> {
  const spin = game.locator('.spin');
  await expect(spin).toHaveAttribute('aria-disabled', 'false', SOON);
  await pressKeyOn(page, spin);
}

/** Waits for the first news of a round; true if it waits for a move, which `turn` announces. */
export async function waitsFor(game: FrameLocator, turn: RegExp): Promise<boolean> {
  const spoken = game.getByRole('status').filter({ hasText: new RegExp(`${turn.source}|${ENDED.source}|over`) });
  await expect(spoken.first()).toBeAttached(SOON);
  return turn.test(await spoken.first().innerText());
}

/** The end of a round: announced, and in the balance. */
export async function expectEnd(page: Page, game: FrameLocator, before: number, stake: number): Promise<void> {
  const spoken = game.getByRole('status').filter({ hasText: ENDED });
  await expect(spoken.first()).toBeAttached(SOON);
  let text = await spoken.first().innerText();
  if (BOOKING.test(text)) {
    const plate = game.locator('.plate');
    await expect(plate).toHaveText(/^Won/, SOON);
    text = await plate.innerText();
  }
  const paid = text.startsWith('No win')
    ? 0
    : Math.round(Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')) * 100);
  await expect.poll(() => headerBalance(page), SOON).toBe(before - stake + paid);
}

/** [PP-26] After a reload, a round that waits is there again and says so. */
export async function expectResumed(page: Page, game: FrameLocator): Promise<void> {
  await page.reload();
  await expect(game.getByRole('status').filter({ hasText: 'It is your move' })).toBeAttached({
    timeout: 20_000,
  });
  await expectLive(page);
}
