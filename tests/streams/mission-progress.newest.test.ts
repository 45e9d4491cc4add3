import { map } from 'rxjs';
import { describe, it } from 'vitest';
import type { FeedValues } from '../../contract/wire.ts';
import { missionProgress } from '../../streams/feeds/mission-progress.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { but, MEMBER, missionsOf, reset, resetAll, took } from '../support/samples.ts';

const items = {
  ...Object.fromEntries([1, 2, 3, 4].map((seq) => [String(seq), took(missionsOf(seq))])),
  // A later version of which less is reached: a round was taken back.
  c: took(missionsOf(5, 1)),
  o: took(but(missionsOf(9), { key: 'member:43' })),
  r: reset('missions', MEMBER),
  R: resetAll,
};
const reached = map((value: FeedValues['missions'] | null) => String(value?.list[0]?.values[0] ?? 0));

itEnds('missionProgress', took(missionsOf(1)), (syncEvents$, m) => {
  m.animate('--------x');
  return missionProgress(syncEvents$, MEMBER, m);
});

describe('missionProgress', () => {
  it('many: [MEM-07] shows a change after a pause at once, and the newest of those of one frame', () =>
    marbles((m) => {
      // 1 follows a pause: at once; 3 replaces 2 within the frame
      m.animate('            ---x---x---x---x---x---x');
      const accepted = m.hot('-1-23------------4-', items);
      const shown = '         -1-2---3---------4-';
      m.expectObservable(missionProgress(accepted, MEMBER, m).pipe(reached), '^-----------------!').toBe(shown);
    }));

  it('[MEM-07] never goes back to an older version, and follows a newer one with less progress', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x');
      const accepted = m.hot('-3---2---1---c----', items);
      const shown = '         -3-----------1----';
      m.expectObservable(missionProgress(accepted, MEMBER, m).pipe(reached), '^----------------!').toBe(shown);
    }));

  it('[W1] is not known after a reset, and begins again at any version; another member changes nothing', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x--x');
      const accepted = m.hot('r--3-o--r----1-----R-', items);
      const shown = '         ---3----0----1-----0-';
      m.expectObservable(missionProgress(accepted, MEMBER, m).pipe(reached), '^--------------------!').toBe(shown);
    }));

  it('reconnect: [MEM-07] shows the newest value', () =>
    marbles((m) => {
      m.animate('      16ms x 383ms x 299ms x 16ms x');
      const syncEvents$ = overABreak(m, [missionsOf(1)], [missionsOf(4)]);
      m.expectObservable(missionProgress(syncEvents$, MEMBER, m).pipe(reached), OVER_THE_BREAK).toBe('1 399ms 4');
    }));
});
