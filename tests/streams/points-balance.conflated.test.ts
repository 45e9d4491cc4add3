import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { pointsBalance } from '../../streams/feeds/points-balance.ts';
import type { FeedValues } from '../../contract/wire.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { but, MEMBER, pointsOf, reset, resetAll, took } from '../support/samples.ts';

const items = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seq) => [String(seq), took(pointsOf(seq))])),
  // A newer version with fewer points: they were spent.
  s: took(pointsOf(6, 2)),
  r: reset('points', MEMBER),
  R: resetAll,
  o: took(but(pointsOf(9), { key: 'member:43' })),
};
/** The points; 0 for not known. */
const points = map((value: FeedValues['points'] | null) => String(value?.points ?? 0));

itEnds('pointsBalance', took(pointsOf(1)), (syncEvents$, m) => {
  m.animate('--------x');
  return pointsBalance(syncEvents$, MEMBER, m);
});

describe('pointsBalance', () => {
  it('many: [MEM-05] shows a change after a pause at once, and the newest of those of one frame', () =>
    marbles((m) => {
      // 1 follows a pause: at once; 3 replaces 2 within the frame
      m.animate('            ---x---x---x---x---x---x');
      const accepted = m.hot('-1-23------------4-', items);
      const shown = '         -1-2---3---------4-';
      m.expectObservable(pointsBalance(accepted, MEMBER, m).pipe(points), '^-----------------!').toBe(shown);
    }));

  it('[MEM-05] never goes back to an older version, and follows a newer one with fewer points', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x');
      const accepted = m.hot('-4---3---1---s----', items);
      const shown = '         -4-----------2----';
      m.expectObservable(pointsBalance(accepted, MEMBER, m).pipe(points), '^----------------!').toBe(shown);
    }));

  it('[W1] is not known after a reset, and begins again at any version; another member changes nothing', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x--x');
      const accepted = m.hot('r--3-o--r----1-----R-', items);
      const shown = '         ---3----0----1-----0-';
      m.expectObservable(pointsBalance(accepted, MEMBER, m).pipe(points), '^--------------------!').toBe(shown);
    }));

  it('reconnect: [MEM-05] shows the newest value', () =>
    marbles((m) => {
      m.animate('      16ms x 383ms x 299ms x 16ms x');
      const syncEvents$ = overABreak(m, [pointsOf(1)], [pointsOf(4)]);
      m.expectObservable(pointsBalance(syncEvents$, MEMBER, m).pipe(points), OVER_THE_BREAK).toBe('1 399ms 4');
    }));
});
