import { map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { changed, notices, type NoticeChanges } from '../../streams/feeds/notices.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';
import { overABreak, OVER_THE_BREAK } from '../support/reconnect.ts';
import { MERCHANT, publishedOf, reset, took, withdrawnOf } from '../support/samples.ts';

/** What was told of each notice: the time of its publication, or `-`. */
const received = map((changes: NoticeChanges) =>
  [...changes].map(([id, notice]) => `${id}:${notice?.publishedAtMs ?? '-'}`).join(' '),
);

itEnds('notices', took(publishedOf(1, 1)), (syncEvents$) => notices(syncEvents$, MERCHANT));

describe('notices', () => {
  it('many: [HOME-07] tells the last change of each notice: published, withdrawn, or published again', () =>
    marbles((m) => {
      const accepted = m.hot('-a-b-w-x-p', {
        a: took(publishedOf(1, 1)),
        b: took(publishedOf(2, 2)),
        w: took(withdrawnOf(3, 1)),
        x: took(withdrawnOf(4, 77)),
        p: took(publishedOf(5, 1, 50)),
      });
      m.expectObservable(notices(accepted, MERCHANT).pipe(received), '^---------!').toBe('-a-b-c-d-e', {
        a: '1:1',
        b: '1:1 2:2',
        c: '1:- 2:2',
        d: '1:- 2:2 77:-',
        e: '1:50 2:2 77:-',
      });
    }));

  it('[W3] starts empty after a reset, because a snapshot contains all current notices', () =>
    marbles((m) => {
      const accepted = m.hot('-a-(rb)', {
        a: took(publishedOf(1, 1)),
        r: reset('notices', MERCHANT),
        b: took(publishedOf(9, 9)),
      });
      m.expectObservable(notices(accepted, MERCHANT).pipe(received), '^---!').toBe('-a-(rb)', {
        a: '1:1',
        r: '',
        b: '9:9',
      });
    }));

  it('reconnect: [LIVE-11] tells what was withdrawn meanwhile', () =>
    marbles((m) => {
      const syncEvents$ = overABreak(m, [publishedOf(1, 1)], [publishedOf(2, 2), withdrawnOf(3, 1)]);
      m.expectObservable(notices(syncEvents$, MERCHANT).pipe(received), OVER_THE_BREAK).toBe('a 399ms (bc)', {
        a: '1:1',
        b: '1:1 2:2',
        c: '1:- 2:2',
      });
    }));
});

it('[HOME-07] changes put published notices into a list, newest first, and take withdrawn ones out', () => {
  const noticeOf = (id: number, publishedAtMs: number) => ({
    id,
    type: 'B' as const,
    title: {},
    content: {},
    publishedAtMs,
  });
  const changes = new Map([
    [4, noticeOf(4, 30)],
    [2, noticeOf(2, 25)],
    [1, null],
  ]);
  const list = [noticeOf(3, 30), noticeOf(2, 20), noticeOf(1, 10)];
  expect(changed(list, changes).map(({ id, publishedAtMs }) => [id, publishedAtMs])).toEqual([
    [4, 30],
    [3, 30],
    [2, 25],
  ]);
});
