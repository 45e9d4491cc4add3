import { expect, test } from 'vitest';
import type { FamilyModule } from '../../../client/family-view.ts';
import { openView, type OpenedView, type Prepare } from './view-invariants.ts';

const button = ({ board }: Pick<OpenedView, 'board'>, text: string): HTMLButtonElement =>
  [...board.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

const ready: Prepare = ({ view }, stake) => {
  view.enable('bet', null);
  view.bet(stake);
};

/** Puts numbers at random on the ticket. */
export const prepareNumbers: Prepare = (opened, stake) => {
  ready(opened, stake);
  button(opened, 'Random').click();
  button(opened, 'Add to ticket').click();
};

/** What the board of every lottery does. */
export function testNumbers(module: FamilyModule, id: string): void {
  test('a ticket has the lines that were added, and takes the sum of their stakes', async () => {
    const opened = await openView(module, id);
    prepareNumbers(opened, 200);
    button(opened, 'Random').click();
    button(opened, 'Add to ticket').click();
    const bet = opened.view.bet(200) as { lines: { unit: number }[] };
    expect(bet.lines).toHaveLength(2);
    expect(opened.view.stakeOf!(bet)).toBe(400);
    opened.board.querySelector<HTMLButtonElement>('.slip-remove')!.click();
    expect((opened.view.bet(200) as typeof bet).lines).toHaveLength(1);
  });

  test('every bet type can be chosen, at random too, and makes a line that the rules offer', async () => {
    const opened = await openView(module, id);
    ready(opened, 100);
    for (const tab of opened.board.querySelectorAll<HTMLInputElement>('.picker > .choice input')) {
      tab.click();
      for (const type of opened.board.querySelectorAll<HTMLInputElement>('.picker > div > .choice input')) {
        type.click();
        button(opened, 'Clear').click();
        expect(opened.view.bet(100)).toBeNull();
        button(opened, 'Random').click();
        expect(opened.view.bet(100)).toMatchObject({ lines: [{ on: type.value }] });
      }
    }
  });

  test('nothing can be chosen while bets are closed', async () => {
    const opened = await openView(module, id);
    opened.view.bet(100);
    opened.view.enable('nothing', null);
    button(opened, 'Random').click();
    opened.board.querySelector<HTMLButtonElement>('.pick')!.click();
    expect(opened.view.bet(100)).toBeNull();
  });
}
