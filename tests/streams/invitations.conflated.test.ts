import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { invitations } from '../../streams/feeds/invitations.ts';
import type { FeedValues } from '../../contract/wire.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { but, MEMBER, referralOf, reset, resetAll, took } from '../support/samples.ts';

const items = {
  ...Object.fromEntries([1, 2, 3, 4].map((seq) => [String(seq), took(referralOf(seq))])),
  r: reset('referral', MEMBER),
  R: resetAll,
  o: took(but(referralOf(9), { key: 'member:43' })),
};
/** How many came; 0 for not known. */
const invited = map((value: FeedValues['referral'] | null) => String(value?.invited ?? 0));

itEnds('invitations', took(referralOf(1)), (syncEvents$, m) => {
  m.animate('--------x');
  return invitations(syncEvents$, MEMBER, m);
});

describe('invitations', () => {
  it('many: [MEM-09] shows a change after a pause at once, the newest of one frame, and no older one', () =>
    marbles((m) => {
      // 1 follows a pause: at once; 3 replaces 2 within the frame; the second 1 is older
      m.animate('            ---x---x---x---x---x---x');
      const accepted = m.hot('-1-23---1---------4-', items);
      const shown = '         -1-2---3----------4-';
      m.expectObservable(invitations(accepted, MEMBER, m).pipe(invited), '^------------------!').toBe(shown);
    }));

  it('[W1] is not known after a reset, and begins again at any version; another member changes nothing', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x--x');
      const accepted = m.hot('r--3-o--r----1-----R-', items);
      const shown = '         ---3----0----1-----0-';
      m.expectObservable(invitations(accepted, MEMBER, m).pipe(invited), '^--------------------!').toBe(shown);
    }));

  it('reconnect: [MEM-09] shows the newest value', () =>
    marbles((m) => {
      m.animate('      16ms x 383ms x 299ms x 16ms x');
      const syncEvents$ = overABreak(m, [referralOf(1)], [referralOf(4)]);
      m.expectObservable(invitations(syncEvents$, MEMBER, m).pipe(invited), OVER_THE_BREAK).toBe('1 399ms 4');
    }));
});
