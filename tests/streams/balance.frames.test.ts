import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { balance } from '../../streams/feeds/balance.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { balanceOf, but, MEMBER, reset, resetAll, took, unreadOf } from '../support/samples.ts';

const items = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seq) => [String(seq), took(balanceOf(seq))])),
  r: reset('balance', MEMBER),
  R: resetAll,
  u: took(unreadOf(9)),
  o: took(but(balanceOf(9), { key: 'member:43' })),
};
/** Hundreds of the amount; 0 for not known. */
const hundreds = map((value: { amount: number } | null) => String((value?.amount ?? 0) / 100));

describe('balance', () => {
  it('many: [LIVE-01] shows what a person just did at once, and the newest of what follows at the next frame', () =>
    marbles((m) => {
      // 1 comes after quiet: at once; 3 wins over 2 within the frame; 4 after another quiet: at once
      m.animate('            ---x---x---x---x---x---x');
      const accepted = m.hot('-1-23------------4-', items);
      const shown = '         -1-2---3---------4-';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^-----------------!').toBe(shown);
    }));

  it('many: ten changes within a frame are two', () =>
    marbles((m) => {
      // the first and the last
      m.animate('            ------------x');
      const accepted = m.hot('1212123451--', items);
      const shown = '         1-----------1';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^------------!').toBe(shown);
    }));

  it('[W1] is not known after a reset, of its key or of all', () =>
    marbles((m) => {
      // a reset of what is not known says nothing
      m.animate('            --x--x--x--x--x--x--x');
      const accepted = m.hot('r--1----r----2-----R-', items);
      const shown = '         ---1----0----2-----0-';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^--------------------!').toBe(shown);
    }));

  it('leaves other members and other feeds alone', () =>
    marbles((m) => {
      m.animate('            --------------');
      const accepted = m.hot('-o-u-1---', items);
      const shown = '         -----1---';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^--------!').toBe(shown);
    }));

  it('reconnect: [LIVE-01] is never stale after one, and never falls back', () =>
    marbles((m) => {
      // 1 before the break, 4 after it; the repeats of both show nothing
      m.animate('      16ms x 383ms x 299ms x 16ms x');
      const syncEvents$ = overABreak(m, [balanceOf(1)], [balanceOf(4)]);
      m.expectObservable(balance(syncEvents$, MEMBER, m).pipe(hundreds), OVER_THE_BREAK).toBe('1 399ms 4');
    }));
});
