import { describe, expect, test, vi } from 'vitest';
import { dice } from '../../../families/dice/index.ts';
import * as module from '../../../families/dice/view/index.ts';
import { titleParams } from '../support/titles-of.ts';
import { openView, playInView, some, testViewInvariants, type OpenedView } from '../support/view-invariants.ts';

describe('the invariants of the view', () => testViewInvariants(dice, module, { replays: 200 }));

const factsOf = ({ board }: OpenedView) => [...board.querySelectorAll('.facts dd')].map((fact) => fact.textContent);
const slide = ({ board }: OpenedView, name: string, value: number) => {
  const input = board.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)!;
  input.value = String(value);
  input.dispatchEvent(new Event('input'));
};

test('every target that the slider reaches is offered, and shows its chance and multiplier', async () => {
  const opened = await openView(module, 'house-dice');
  const params = dice.Params.parse(titleParams('house-dice'));
  const seen = new Set<unknown>();
  for (const kind of ['under', 'over']) {
    opened.board.querySelector<HTMLInputElement>(`input[value="${kind}"]`)!.click();
    for (let target = 1; target <= 100; target += 1) {
      slide(opened, 'Number', target);
      const bet = dice.Bet.parse(opened.view.bet(100));
      expect(dice.stakeOf(params, bet)).toBe(100);
      seen.add(JSON.stringify(bet));
    }
  }
  expect(seen.size).toBe(2 * 94);
  slide(opened, 'Number', 50);
  expect(factsOf(opened)).toEqual(['50.00%', '1.98×']);
});

test('one end of a band pushes the other, so that they never cross', async () => {
  const opened = await openView(module, 'balance-dice');
  opened.board.querySelector<HTMLInputElement>('input[value="inside"]')!.click();
  slide(opened, 'From', 16);
  expect(opened.view.bet(100)).toEqual({ stake: 100, kind: 'inside', from: 16, to: 16 });
  slide(opened, 'To', 7);
  expect(opened.view.bet(100)).toMatchObject({ from: 7, to: 7 });
});

test('faces are chosen one by one; a bet without one is incomplete', async () => {
  const opened = await openView(module, 'gecko-six');
  const faces = [...opened.board.querySelectorAll<HTMLButtonElement>('.dice-pick')];
  faces[5]!.click();
  expect(opened.view.bet(100)).toEqual({ stake: 100, kind: 'faces', faces: [1, 2, 3, 6] });
  for (const index of [0, 1, 2, 5]) faces[index]!.click();
  expect(opened.view.bet(100)).toBeNull();
  expect(opened.board.textContent).toContain('This bet is not offered');
});

test('200 throws: the bar marks the total, as won exactly if the rules paid', async () => {
  const params = dice.Params.parse(titleParams('street-dice'));
  const opened = await openView(module, 'street-dice');
  const marker = opened.board.querySelector('.scale-marker')!;
  vi.useFakeTimers();
  for (let seed = 1; seed <= some(200); seed += 1) {
    const round = await playInView(dice, params, { stake: 100, kind: 'over', target: 7 }, seed, opened);
    expect(marker.classList.contains('is-won')).toBe(round.win! > 0);
    expect(Number(marker.textContent) > 7).toBe(round.win! > 0);
    expect(opened.spoken.at(-1)).toMatch(new RegExp(`= ${marker.textContent}$`));
  }
});
