import { describe, expect, it } from 'vitest';
import type { RoundState } from '../../../../contract/live-rounds.ts';
import { crash } from '../../../families/crash/index.ts';
import * as module from '../../../families/crash/view/index.ts';
import { openView, testViewInvariants } from '../support/view-invariants.ts';

describe('the invariants of the view of the flight', () => testViewInvariants(crash, module, { replays: 12 }));

const opened = async () => {
  const shown = await openView(module, 'lantern-rising');
  const view = shown.view as Awaited<ReturnType<typeof module.openFlight>>;
  const text = (of: string) => shown.board.querySelector(of)!.textContent;
  return { ...shown, view, text };
};
const roundOf = (more: Partial<RoundState> = {}): RoundState => ({
  family: 'crash',
  number: 1,
  phase: 'open',
  opensAtMs: 1,
  closesAtMs: 2,
  drawsAtMs: 3,
  nextAtMs: 4,
  totals: {},
  players: 0,
  commitment: 'c'.repeat(64),
  seed: null,
  result: null,
  recent: [{ end: 150 }, { end: 1_250 }],
  flight: {
    tookOffAtMs: null,
    bets: [
      { player: 1, stake: 1_000, at: 210 },
      { player: 2, stake: 500, at: null },
    ],
    count: 2,
    chain: { tip: 'a'.repeat(64), place: 1, length: 10_000, nextTip: 'b'.repeat(64) },
  },
  ...more,
});

describe('the automatic cash-out', () => {
  it('is off at first, and is a multiplier of two decimals within the bounds', async () => {
    const { view, board } = await opened();
    const [on, at] = [...board.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    expect(view.bet(100)).toEqual({ stake: 100, auto: null });
    on.click();
    expect(view.bet(100)).toEqual({ stake: 100, auto: 200 });
    for (const [written, auto] of [
      ['1.01', 101],
      ['3,5', 350],
      ['1000', 100_000],
      // A keypad of another region, a script's own digits, signs of the wide kind, and what surrounds a pasted number.
      ['1000,00', 100_000],
      ['٢٫٥', 250],
      ['۱۲', 1_200],
      ['৩.৭৫', 375],
      ['２．５０', 250],
      ['\u200f2.5\u00a0×', 250],
    ] as const) {
      at.value = written;
      at.dispatchEvent(new Event('input'));
      expect(view.bet(100)).toEqual({ stake: 100, auto });
    }
    for (const written of ['1', '1.00', '1000.01', '2.555', '1,000', '1,000.00', '2²', '-2', '2.5.0', '.', 'two', '']) {
      at.value = written;
      at.dispatchEvent(new Event('input'));
      expect([written, view.bet(100)]).toEqual([written, null]);
      expect(board.textContent).toContain('Enter 1.01× to 1000.00×.');
    }
  });
});

describe('everybody’s flight', () => {
  it('shows the last ends, the newest first, and the bets of others without a name', async () => {
    const { view, board, text } = await opened();
    view.flight.follow(roundOf(), () => 0);
    expect([...board.querySelectorAll('.recent-ends li')].map((end) => end.textContent)).toEqual(['12.50×', '1.50×']);
    expect([...board.querySelectorAll('.flight-bets-list li:not([hidden])')].map((bet) => bet.textContent)).toEqual([
      expect.stringMatching(/^Player 1.*10\.00.*2\.10×$/),
      expect.stringMatching(/^Player 2.*5\.00.*In flight$/),
    ]);
    view.flight.follow(roundOf({ phase: 'settled', result: { end: 312 } }), () => 0);
    expect([text('.flight-times'), text('.flight-status')]).toEqual(['3.12×', 'Crashed @ 3.12×']);
    expect(board.querySelector('.flight-bets-list')!.textContent).toContain('Lost');
  });

  it('says the own bet beside those of others, and what the button does', async () => {
    const { view, text } = await opened();
    view.flight.follow(roundOf({ phase: 'flying' }), () => 5_000);
    view.flight.own({ stake: 1_000, auto: null, at: 155 });
    expect(text('.flight-own')).toMatch(/^You.*10\.00.*1\.55×$/);
    expect([
      view.flight.button('place', 100),
      view.flight.button('cashOut', 255),
      view.flight.button('out', 255),
    ]).toEqual(['Bet', 'Cash out 2.55×', 'Cashed out 2.55×']);
    expect(view.flight.refused('TOO_LATE')).toBe('Too late: the flight had already ended.');
    expect(view.flight.refused('NOT_ALLOWED')).toBe('Not cashed out (NOT_ALLOWED). Your bet stays in.');
  });
});
