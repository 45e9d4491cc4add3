import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { claimableRebate } from '../../streams/feeds/claimable-rebate.ts';
import type { FeedValues } from '../../contract/wire.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { but, MEMBER, rebateOf, reset, resetAll, took } from '../support/samples.ts';

const items = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seq) => [String(seq), took(rebateOf(seq))])),
  // A newer version with less to claim: it was paid.
  s: took(rebateOf(6, 2)),
  r: reset('rebate', MEMBER),
  R: resetAll,
  o: took(but(rebateOf(9), { key: 'member:43' })),
};
/** What can be claimed; 0 for not known. */
const claimable = map((value: FeedValues['rebate'] | null) => String(value?.claimable ?? 0));

itEnds('claimableRebate', took(rebateOf(1)), (syncEvents$, m) => {
  m.animate('--------x');
  return claimableRebate(syncEvents$, MEMBER, m);
});

describe('claimableRebate', () => {
  it('many: [MEM-01] shows a change after a pause at once, and the newest of those of one frame', () =>
    marbles((m) => {
      // 1 follows a pause: at once; 3 replaces 2 within the frame
      m.animate('            ---x---x---x---x---x---x');
      const accepted = m.hot('-1-23------------4-', items);
      const shown = '         -1-2---3---------4-';
      m.expectObservable(claimableRebate(accepted, MEMBER, m).pipe(claimable), '^-----------------!').toBe(shown);
    }));

  it('[MEM-01] never goes back to an older version, and follows a newer one with less to claim', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x');
      const accepted = m.hot('-4---3---1---s----', items);
      const shown = '         -4-----------2----';
      m.expectObservable(claimableRebate(accepted, MEMBER, m).pipe(claimable), '^----------------!').toBe(shown);
    }));

  it('[W1] is not known after a reset, and begins again at any version; another member changes nothing', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x--x');
      const accepted = m.hot('r--3-o--r----1-----R-', items);
      const shown = '         ---3----0----1-----0-';
      m.expectObservable(claimableRebate(accepted, MEMBER, m).pipe(claimable), '^--------------------!').toBe(shown);
    }));

  it('reconnect: [MEM-01] shows the newest value', () =>
    marbles((m) => {
      m.animate('      16ms x 383ms x 299ms x 16ms x');
      const syncEvents$ = overABreak(m, [rebateOf(1)], [rebateOf(4)]);
      m.expectObservable(claimableRebate(syncEvents$, MEMBER, m).pipe(claimable), OVER_THE_BREAK).toBe('1 399ms 4');
    }));
});
