import { map } from 'rxjs';
import { describe, it } from 'vitest';
import { notices } from '../../streams/feeds/notices.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { overABreak, OVER_THE_BREAK } from '../support/reconnect.ts';
import { MERCHANT, publishedOf, reset, took, withdrawnOf } from '../support/samples.ts';

const ids = map((list: readonly { id: number }[]) => list.map(({ id }) => id).join(' '));

itEnds('notices', took(publishedOf(1, 1)), (syncEvents$) => notices(syncEvents$, MERCHANT));

describe('notices', () => {
  it('many: [HOME-07] lists published notices newest first, and removes withdrawn ones', () =>
    marbles((m) => {
      const accepted = m.hot('-a-b-w-x', {
        a: took(publishedOf(1, 1)),
        b: took(publishedOf(2, 2)),
        w: took(withdrawnOf(3, 1)),
        x: took(withdrawnOf(4, 77)),
      });
      m.expectObservable(notices(accepted, MERCHANT).pipe(ids), '^-------!').toBe('-a-b-c-c', {
        a: '1',
        b: '2 1',
        c: '2',
      });
    }));

  it('orders by the time of publication, then by number', () =>
    marbles((m) => {
      // 2 was published before 1, 3 at the same time as 1
      const accepted = m.hot('-(abc)', {
        a: took(publishedOf(1, 1, 50)),
        b: took(publishedOf(2, 2, 40)),
        c: took(publishedOf(3, 3, 50)),
      });
      m.expectObservable(notices(accepted, MERCHANT).pipe(ids), '^---!').toBe('-(abc)', {
        a: '1',
        b: '1 2',
        c: '3 1 2',
      });
    }));

  it('lists a notice once that is published again', () =>
    marbles((m) => {
      const accepted = m.hot('-a-b', { a: took(publishedOf(1, 1, 10)), b: took(publishedOf(2, 1, 20)) });
      m.expectObservable(
        notices(accepted, MERCHANT).pipe(map((list) => list.map(({ publishedAtMs }) => publishedAtMs))),
        '^---!',
      ).toBe('-a-b', { a: [10], b: [20] });
    }));

  it('[W3] starts empty after a reset, because a snapshot contains all current notices', () =>
    marbles((m) => {
      const accepted = m.hot('-a-(rb)', {
        a: took(publishedOf(1, 1)),
        r: reset('notices', MERCHANT),
        b: took(publishedOf(9, 9)),
      });
      m.expectObservable(notices(accepted, MERCHANT).pipe(ids), '^---!').toBe('-a-(rb)', { a: '1', r: '', b: '9' });
    }));

  it('reconnect: [LIVE-11] removes a notice that was withdrawn meanwhile', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [publishedOf(1, 1)], [publishedOf(2, 2), withdrawnOf(3, 1)]);
      m.expectObservable(notices(syncEvents$, MERCHANT).pipe(ids), OVER_THE_BREAK).toBe('a 399ms (bc)', {
        a: '1',
        b: '2 1',
        c: '2',
      });
    }));
});
