import { describe, expect, test, vi } from 'vitest';
import { coin } from '../../../families/coin/index.ts';
import * as module from '../../../families/coin/view/index.ts';
import { titleParams } from '../support/titles-of.ts';
import { isAllowed, openView, playInView, some, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of the coin', () => testViewInvariants(coin, module, { replays: 200 }));

const params = coin.Params.parse(titleParams('ruby-hop'));

test('either side is called in the bet, and again by the same buttons while the round waits', async () => {
  const { view, board, moves } = await openView(module, 'ruby-hop');
  const [heads, tails] = [...board.querySelectorAll<HTMLButtonElement>('.coin-calls button')];
  heads!.click();
  expect(moves).toEqual([]);
  view.enable('bet', null);
  for (const [button, call] of [
    [tails, 'tails'],
    [heads, 'heads'],
  ] as const) {
    button!.click();
    expect(button!.getAttribute('aria-pressed')).toBe('true');
    expect(coin.Bet.parse(view.bet(100))).toEqual({ stake: 100, call });
  }
  view.enable('move', null);
  tails!.focus();
  tails!.click();
  view.enable('nothing', null);
  tails!.click();
  expect(moves).toEqual([{ call: 'tails' }]);
  expect(document.activeElement).toBe(tails);
});

test('a waiting round offers calls and the amount that the rules would pay; flips show as right or wrong', async () => {
  const opened = await openView(module, 'ruby-hop');
  vi.useFakeTimers();
  for (let seed = 1; seed <= some(200); seed += 1) {
    const round = await playInView(coin, params, { stake: 100, call: 'tails' }, seed, opened, (step, state) => {
      if (step.win !== null) return;
      const { label, move } = opened.view.action!(step)!;
      expect(isAllowed(coin, params, state, move)).toBe(true);
      expect(label).toContain(((state as { multiplier: number }).multiplier / 100).toLocaleString('en'));
    });
    const wrong = opened.board.querySelectorAll('.coin-history .is-wrong').length;
    expect(wrong).toBe(round.win === 0 ? 1 : 0);
  }
  vi.useRealTimers();
});

test('a flip is skipped to the side on which it lands', async () => {
  const { view, board } = await openView(module, 'ruby-hop');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const finish = vi.fn<() => void>();
  let land: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (land = resolve));
  const element = board.querySelector<HTMLElement>('.coin')!;
  element.animate = () => ({ finished, finish: () => (finish(), land()) }) as unknown as Animation;
  const outcome = { stake: 100, calls: ['tails'], flips: ['tails'], multiplier: 197, over: false, next: 394 };
  const round = { outcome, moves: [], currency: 'USD', exponent: 2 } as never;
  view.start();
  expect(view.canSkip!(round)).toBe(true);
  const done = view.present(round);
  view.skip!();
  await done;
  expect(finish).toHaveBeenCalledTimes(1);
  expect(element.style.transform).toBe('rotateX(180deg)');
});
