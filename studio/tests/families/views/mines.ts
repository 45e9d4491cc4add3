import { describe, expect, test, vi } from 'vitest';
import { mines } from '../../../families/mines/index.ts';
import * as module from '../../../families/mines/view/index.ts';
import { titleParams, titlesOf } from '../support/titles-of.ts';
import { isAllowed, openView, playInView, some, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of mines', () => testViewInvariants(mines, module, { replays: 200 }));

const tilesOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLButtonElement>('.tile')];

test.each(titlesOf('mines', 0))(
  '$name: every tile and number of mines is a bet of the rules',
  async ({ name, params }) => {
    const given = mines.Params.parse(params);
    const { view, board } = await openView(module, name);
    view.enable('bet', null);
    for (const radio of board.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      radio.click();
      tilesOf(board).forEach((tile, cell) => {
        tile.click();
        const bet = mines.Bet.parse(view.bet(100));
        expect(bet).toEqual({ stake: 100, mines: Number(radio.value), cell });
        expect(mines.stakeOf(given, bet)).toBe(100);
      });
    }
  },
);

test('[PP-26] a waiting round offers exactly the moves of the rules, also after a reload', async () => {
  const params = mines.Params.parse(titleParams('star-keeper'));
  const [opened, reloaded] = [await openView(module, 'star-keeper'), await openView(module, 'star-keeper')];
  vi.useFakeTimers();
  for (let seed = 1; seed <= some(50); seed += 1) {
    await playInView(mines, params, { stake: 100, mines: 5, cell: seed % 25 }, seed, opened, (round, state) => {
      if (round.win !== null) return;
      reloaded.view.show(round, false);
      reloaded.view.enable('move', round);
      for (const { view, board, moves, plates } of [opened, reloaded]) {
        moves.length = 0;
        for (const tile of tilesOf(board)) tile.click();
        const cells = Array.from({ length: 25 }, (_, cell) => ({ cell }));
        expect(moves).toEqual(cells.filter((move) => isAllowed(mines, params, state, move)));
        const action = view.action!(round)!;
        expect(isAllowed(mines, params, state, action.move)).toBe(true);
        const amount = ((state as { multiplier: number }).multiplier / 100).toLocaleString('en');
        expect(action.label).toContain(amount);
        expect(plates.at(-1)).toContain(amount);
      }
    });
  }
  vi.useRealTimers();
});

test('arrow keys move between the tiles of mines', async () => {
  const { board } = await openView(module, 'star-keeper');
  const tiles = tilesOf(board);
  tiles[0]!.focus();
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowDown');
  press('ArrowRight');
  expect(document.activeElement).toBe(tiles[6]);
  expect(tiles.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tiles[6]]);
});
