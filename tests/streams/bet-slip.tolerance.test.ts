import { map } from 'rxjs';
import { describe, it } from 'vitest';
import type { OddsState } from '../../contract/live-odds.ts';
import { betSlip, type Slip, type SlipStatus } from '../../streams/book/bet-slip.ts';
import { marbles } from '../support/marbles.ts';

const odds = (price: number, open = true): ReadonlyMap<string, OddsState> =>
  new Map([
    [
      'f',
      {
        phase: 'live',
        startsAtMs: 0,
        score: { home: 0, away: 0, parts: [], clock: null },
        markets: [{ id: 'winner', version: price, open, outcomes: [{ id: '1', price }] }],
      },
    ],
  ]);
const slip = (tolerance: Slip['tolerance'], price = 2_000): Slip => ({
  legs: [{ fixture: 'f', market: 'winner', outcome: '1', price }],
  tolerance,
});
const slips = {
  ...{ n: slip('none'), b: slip('better'), a: slip('any'), m: slip('none', 2_100) },
  e: { legs: [], tolerance: 'none' } satisfies Slip,
};
const prices = {
  s: odds(2_000),
  u: odds(2_100),
  d: odds(1_900),
  x: odds(2_000, false),
  g: new Map<string, OddsState>(),
};
const states = map(({ state, legs }: SlipStatus) => `${state} ${legs[0]?.move ?? ''}`.trim());

describe('betSlip', () => {
  it('tells what a move of the price means for the player’s tolerance', () =>
    marbles((m) => {
      // the player chooses 2.00 and is asked about changes; it rises, falls, and is back
      const slip$ = m.hot('n-------', slips);
      const odds$ = m.hot('s-u-d-s-', prices);
      const shown = '      a-b-c-a-';
      m.expectObservable(betSlip(slip$, odds$).pipe(states), '^-------!').toBe(shown, {
        a: 'ready same',
        b: 'changed better',
        c: 'changed worse',
      });
    }));

  it('lets better prices pass with the tolerance better, and all with any', () =>
    marbles((m) => {
      const slip$ = m.hot('b-----a--', slips);
      const odds$ = m.hot('s-u-d----', prices);
      const shown = '      a-b-c-d--';
      m.expectObservable(betSlip(slip$, odds$).pipe(states), '^--------!').toBe(shown, {
        a: 'ready same',
        b: 'ready better',
        c: 'changed worse',
        d: 'ready worse',
      });
    }));

  it('is ready again once the player accepts the new price, and empty without legs', () =>
    marbles((m) => {
      const slip$ = m.hot('n---m-e-', slips);
      const odds$ = m.hot('s-u-----', prices);
      const shown = '      a-b-a-e-';
      m.expectObservable(betSlip(slip$, odds$).pipe(states), '^-------!').toBe(shown, {
        a: 'ready same',
        b: 'changed better',
        e: 'empty',
      });
    }));

  it('waits while a market is suspended, and says when a leg is not offered any more', () =>
    marbles((m) => {
      const slip$ = m.hot('a-------', slips);
      const odds$ = m.hot('s-x-s-g-', prices);
      const shown = '      a-b-a-c-';
      m.expectObservable(betSlip(slip$, odds$).pipe(states), '^-------!').toBe(shown, {
        a: 'ready same',
        b: 'suspended same',
        c: 'closed same',
      });
    }));

  it('says nothing twice', () =>
    marbles((m) => {
      const slip$ = m.hot('n-n-----', slips);
      const odds$ = m.hot('s-s-s---', prices);
      m.expectObservable(betSlip(slip$, odds$).pipe(states), '^-------!').toBe('a', { a: 'ready same' });
    }));
});
