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
  it('many: [LIVE-01] shows a change after a pause at once, and the newest of those that follow at the next frame', () =>
    marbles((m) => {
      // 1 follows a pause: at once; 3 replaces 2 within the frame; 4 follows another pause: at once
      m.animate('            ---x---x---x---x---x---x');
      const accepted = m.hot('-1-23------------4-', items);
      const shown = '         -1-2---3---------4-';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^-----------------!').toBe(shown);
    }));

  it('many: shows two of ten changes within a frame', () =>
    marbles((m) => {
      // the first and the last
      m.animate('            ------------x');
      const accepted = m.hot('1212123451--', items);
      const shown = '         1-----------1';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^------------!').toBe(shown);
    }));

  it('[W1] is not known after a reset of its key or of all keys', () =>
    marbles((m) => {
      // a reset emits nothing while the value is not known
      m.animate('            --x--x--x--x--x--x--x');
      const accepted = m.hot('r--1----r----2-----R-', items);
      const shown = '         ---1----0----2-----0-';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^--------------------!').toBe(shown);
    }));

  it('ignores other members and other feeds', () =>
    marbles((m) => {
      m.animate('            --------------');
      const accepted = m.hot('-o-u-1---', items);
      const shown = '         -----1---';
      m.expectObservable(balance(accepted, MEMBER, m).pipe(hundreds), '^--------!').toBe(shown);
    }));

  it('reconnect: [LIVE-01] shows the newest value after a reconnect and never an older one', () =>
    marbles((m) => {
      // 1 before the disconnection, 4 after it; repeated values emit nothing
      m.animate('      16ms x 383ms x 299ms x 16ms x');
      const syncEvents$ = overABreak(m, [balanceOf(1)], [balanceOf(4)]);
      m.expectObservable(balance(syncEvents$, MEMBER, m).pipe(hundreds), OVER_THE_BREAK).toBe('1 399ms 4');
    }));
});
