import { describe, expect, test, vi } from 'vitest';
import { plinko } from '../../../families/plinko/index.ts';
import { BOARDS, pocketsOf, type BoardName } from '../../../families/plinko/models.ts';
import { framesOf, restOf, STEP } from '../../../families/plinko/view/fall.ts';
import * as module from '../../../families/plinko/view/index.ts';
import { titleParams } from '../support/titles-of.ts';
import { openView, playInView, some, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of plinko', () => testViewInvariants(plinko, module, { replays: 200 }));

test('every row, risk and number of balls gives a bet that the title offers, and what it takes', async () => {
  const params = plinko.Params.parse(titleParams('donut-dash'));
  const { view, board } = await openView(module, 'donut-dash');
  const seen = new Set<string>();
  const radios = () => [...board.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  for (const first of radios()) {
    for (const second of radios()) {
      first.click();
      second.click();
      const bet = plinko.Bet.parse(view.bet(200));
      expect(view.stakeOf!(bet)).toBe(plinko.stakeOf(params, bet));
      seen.add(bet.board);
    }
  }
  expect([...seen].toSorted()).toEqual([...params.boards].toSorted());
});

test('a board without the chosen risk shows the risk that it has', async () => {
  const { view, board } = await openView(module, 'donut-dash');
  for (const value of ['high', '10']) board.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click();
  expect(view.bet(100)).toMatchObject({ board: '10-low' });
  expect(board.querySelector<HTMLInputElement>('input[value="low"]')!.checked).toBe(true);
});

test('a path ends over the pocket that the rules name', () => {
  for (const board of Object.keys(BOARDS) as BoardName[]) {
    const pockets = pocketsOf(board);
    const rows = pockets.length - 1;
    pockets.forEach((_, pocket) => {
      const path = Array.from({ length: rows }, (__, row) => (row < pocket ? 1 : 0));
      expect(restOf(path).x).toBe((pocket - rows / 2) * STEP);
      expect(framesOf(path)).toHaveLength(2 * rows + 2);
    });
  }
});

test('several rounds of 5 balls: the multipliers shown add up to what the rules paid', async () => {
  const params = plinko.Params.parse(titleParams('coconut-drop'));
  const { view, board } = await openView(module, 'coconut-drop');
  vi.useFakeTimers();
  for (let seed = 1; seed <= some(50); seed += 1) {
    const round = await playInView(plinko, params, { stake: 100, board: '16-high', balls: 5 }, seed, { view });
    const shown = [...board.querySelectorAll('.plinko-landed li')].map((item) =>
      Math.round(parseFloat(item.textContent.replaceAll(',', '')) * 100),
    );
    expect(shown.reduce((sum, each) => sum + each)).toBe(round.win);
    const hit = [...board.querySelectorAll('.cup.is-hit')].map((cup) => Math.round(Number(cup.textContent) * 100));
    expect(new Set(hit)).toEqual(new Set(shown));
  }
  vi.useRealTimers();
});
