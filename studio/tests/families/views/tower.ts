import { describe, expect, test, vi } from 'vitest';
import { tower } from '../../../families/tower/index.ts';
import * as module from '../../../families/tower/view/index.ts';
import { titleParams, titlesOf } from '../support/titles-of.ts';
import { isAllowed, openView, playInView, some, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of tower', () => testViewInvariants(tower, module, { replays: 200 }));

const tilesOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLButtonElement>('.tile')];

test.each(titlesOf('tower', 0))(
  '$name: every level and first column is a bet of the rules',
  async ({ name, params }) => {
    const given = tower.Params.parse(params);
    const { view, board } = await openView(module, name);
    view.enable('bet', null);
    for (const radio of board.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      radio.click();
      const seen = new Set<number>();
      for (const tile of tilesOf(board)) {
        tile.click();
        const bet = tower.Bet.parse(view.bet(100));
        expect(tower.stakeOf(given, bet)).toBe(100);
        expect(bet.level).toBe(radio.value);
        seen.add(bet.column);
      }
      expect(seen.size).toBe(given.levels.find(({ key }) => key === radio.value)!.columns);
    }
  },
);

test('[PP-26] a waiting tower offers exactly the moves of the rules, also after a reload', async () => {
  const params = tower.Params.parse(titleParams('arcade-knight'));
  const [opened, reloaded] = [await openView(module, 'arcade-knight'), await openView(module, 'arcade-knight')];
  vi.useFakeTimers();
  for (let seed = 1; seed <= some(50); seed += 1) {
    const bet = { stake: 100, level: 'easy', column: seed % 4 } as const;
    await playInView(tower, params, bet, seed, opened, (round, state) => {
      if (round.win !== null) return;
      reloaded.view.show(round, false);
      reloaded.view.enable('move', round);
      for (const { view, board, moves, plates } of [opened, reloaded]) {
        moves.length = 0;
        for (const tile of tilesOf(board)) tile.click();
        const columns = Array.from({ length: 9 }, (_, column) => ({ column }));
        expect(moves).toEqual(columns.filter((move) => isAllowed(tower, params, state, move)));
        const action = view.action!(round)!;
        expect(isAllowed(tower, params, state, action.move)).toBe(true);
        const amount = ((state as { multiplier: number }).multiplier / 100).toLocaleString('en');
        expect(action.label).toContain(amount);
        expect(plates.at(-1)).toContain(amount);
      }
    });
  }
  vi.useRealTimers();
});
