import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { wageringMeter } from '../../streams/feeds/wagering-meter.ts';
import type { FeedValues } from '../../contract/wire.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { OVER_THE_BREAK, overABreak } from '../support/reconnect.ts';
import { awardsOf, but, MEMBER, reset, resetAll, took } from '../support/samples.ts';

const items = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seq) => [String(seq), took(awardsOf(seq))])),
  // A newer version with less progress: a round was corrected.
  c: took(awardsOf(6, 1)),
  r: reset('awards', MEMBER),
  R: resetAll,
  o: took(but(awardsOf(9), { key: 'member:43' })),
};
/** What counted of the one award; 0 for not known. */
const met = map((value: FeedValues['awards'] | null) => String(value?.list[0]?.met ?? 0));

itEnds('wageringMeter', took(awardsOf(1)), (syncEvents$, m) => {
  m.animate('--------x');
  return wageringMeter(syncEvents$, MEMBER, m);
});

describe('wageringMeter', () => {
  it('many: [MEM-06] shows a change after a pause at once, and the newest of those of one frame', () =>
    marbles((m) => {
      // 1 follows a pause: at once; 3 replaces 2 within the frame
      m.animate('            ---x---x---x---x---x---x');
      const accepted = m.hot('-1-23------------4-', items);
      const shown = '         -1-2---3---------4-';
      m.expectObservable(wageringMeter(accepted, MEMBER, m).pipe(met), '^-----------------!').toBe(shown);
    }));

  it('[MEM-06] never goes back to an older version, and follows a newer one with less progress', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x');
      const accepted = m.hot('-3---2---1---c----', items);
      const shown = '         -3-----------1----';
      m.expectObservable(wageringMeter(accepted, MEMBER, m).pipe(met), '^----------------!').toBe(shown);
    }));

  it('[W1] is not known after a reset, and begins again at any version; another member changes nothing', () =>
    marbles((m) => {
      m.animate('            --x--x--x--x--x--x--x');
      const accepted = m.hot('r--3-o--r----1-----R-', items);
      const shown = '         ---3----0----1-----0-';
      m.expectObservable(wageringMeter(accepted, MEMBER, m).pipe(met), '^--------------------!').toBe(shown);
    }));

  it('reconnect: [MEM-06] shows the newest value', () =>
    marbles((m) => {
      m.animate('      16ms x 383ms x 299ms x 16ms x');
      const syncEvents$ = overABreak(m, [awardsOf(1)], [awardsOf(4)]);
      m.expectObservable(wageringMeter(syncEvents$, MEMBER, m).pipe(met), OVER_THE_BREAK).toBe('1 399ms 4');
    }));
});
