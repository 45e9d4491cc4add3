import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { notices } from '../../contract/notices.ts';
import type { Notice } from '../../contract/notices.ts';
import {
  $newest,
  $noticesState,
  $page,
  noticesOpened,
  noticeText,
  pageChosen,
} from '../../src/entities/notices/model.ts';
import { $merchant } from '../../src/shared/api/context.ts';
import { cut, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { pageOf } from './support/page.ts';
import { MERCHANT_KEY, noticeOf } from './support/samples.ts';

const server = mockServer();

/** `count` notices, the newest first. */
const noticesOf = (count: number): Notice[] => Array.from({ length: count }, (_, at) => noticeOf(count - at));
const serve = (all: () => Notice[]) =>
  server.answer(notices.list, ({ pageNo }) => ({
    list: all().slice((pageNo - 1) * LIMITS.noticesPerPage, pageNo * LIMITS.noticesPerPage),
    pageNum: pageNo,
    totalPages: Math.ceil(all().length / LIMITS.noticesPerPage),
    seq: 0,
  }));
const shown = (scope: Scope) => scope.getState($page).list.map(({ id }) => id);
const newest = (scope: Scope) => scope.getState($newest).map(({ id }) => id);
const published = (id: number, atMs?: number) => ({ kind: 'published' as const, notice: noticeOf(id, atMs) });

const open = async (all: () => Notice[]) => {
  const calls = serve(all);
  const live = liveServer();
  const scope = pageOf({ live });
  await live.open(scope);
  await allSettled(noticesOpened, { scope });
  return { calls, live, scope };
};

describe('[HOME-07] [MEM-03] notices', () => {
  it('are requested with every type for the web, 8 a page', async () => {
    const { calls, scope } = await open(() => noticesOf(20));
    expect(calls.map(({ request }) => request)).toEqual([{ types: 'B,PL,PU,PR,H', platform: 'W', pageNo: 1 }]);
    expect(shown(scope)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
    expect(scope.getState($page)).toMatchObject({ page: 1, pages: 3 });
  });

  it('[HOME-01] keep the newest in the marquee while an older page is shown', async () => {
    const { scope } = await open(() => noticesOf(20));
    await allSettled(pageChosen, { scope, params: 3 });
    expect([shown(scope), newest(scope)]).toEqual([
      [4, 3, 2, 1],
      [20, 19, 18, 17, 16, 15, 14, 13],
    ]);
  });

  it('report a failed load', async () => {
    server.answer(notices.list, cut);
    const scope = pageOf();
    await allSettled(noticesOpened, { scope });
    expect([scope.getState($noticesState), shown(scope)]).toEqual(['failed', []]);
  });

  it('are shown in the page’s language, or else in English', () => {
    expect(noticeText({ EN: 'Hello', CN: '你好' }, 'CN')).toBe('你好');
    expect(noticeText({ EN: 'Hello' }, 'AR')).toBe('Hello');
    expect(noticeText({}, 'AR')).toBe('');
  });
});

describe('[LIVE-10] a notice event', () => {
  it('adds a published notice first on the first page and in the marquee, once', async () => {
    const { live, scope } = await open(() => noticesOf(3));
    live.send(live.tell('notices', MERCHANT_KEY, published(4)));
    expect([shown(scope), newest(scope)]).toEqual([
      [4, 3, 2, 1],
      [4, 3, 2, 1],
    ]);
  });

  it('puts a corrected notice in its place', async () => {
    const { live, scope } = await open(() => noticesOf(3));
    const corrected = { ...noticeOf(2), title: { EN: 'Corrected' } };
    live.tell('notices', MERCHANT_KEY, { kind: 'published', notice: corrected });
    expect(shown(scope)).toEqual([3, 2, 1]);
    expect(scope.getState($page).list[1]).toEqual(corrected);
  });

  it('keeps the page at 8 notices', async () => {
    const { live, scope } = await open(() => noticesOf(20));
    live.tell('notices', MERCHANT_KEY, published(21));
    expect(shown(scope)).toEqual([21, 20, 19, 18, 17, 16, 15, 14]);
  });

  it('does not add a published notice to an older page that is shown', async () => {
    const { live, scope } = await open(() => noticesOf(20));
    await allSettled(pageChosen, { scope, params: 3 });
    live.tell('notices', MERCHANT_KEY, published(21));
    expect([shown(scope), newest(scope)[0]]).toEqual([[4, 3, 2, 1], 21]);
  });

  it('is kept when an answer arrives that left the server before it', async () => {
    const { live, scope } = await open(() => noticesOf(3));
    live.tell('notices', MERCHANT_KEY, published(4));
    live.tell('notices', MERCHANT_KEY, { kind: 'withdrawn', id: 2 });
    await allSettled(pageChosen, { scope, params: 1 });
    expect([shown(scope), newest(scope)]).toEqual([
      [4, 3, 1],
      [4, 3, 1],
    ]);
  });

  it('removes a withdrawn notice', async () => {
    const { live, scope } = await open(() => noticesOf(10));
    live.tell('notices', MERCHANT_KEY, { kind: 'withdrawn', id: 9 });
    expect(newest(scope)).not.toContain(9);
    await allSettled(pageChosen, { scope, params: 2 });
    live.tell('notices', MERCHANT_KEY, { kind: 'withdrawn', id: 1 });
    expect(shown(scope)).toEqual([2]);
  });

  it('[W3] loads the open page again when the log no longer has the missing events', async () => {
    const { calls, live, scope } = await open(() => noticesOf(20));
    live.tell('notices', MERCHANT_KEY, published(21));
    await allSettled(pageChosen, { scope, params: 2 });
    live.loseEvents('notices', MERCHANT_KEY, 40, published(22));
    await allSettled(scope);
    expect(calls.at(-1)!.request.pageNo).toBe(2);
    expect(calls).toHaveLength(3);
  });

  it('of another merchant is ignored', async () => {
    serve(() => []);
    const live = liveServer();
    const scope = pageOf({ live, values: [[$merchant, 'second']] });
    await live.open(scope);
    live.tell('notices', MERCHANT_KEY, published(4));
    expect([live.watched('notices'), shown(scope)]).toEqual([['notices merchant:second'], []]);
  });

  it('changes its own scope only', async () => {
    const { live, scope } = await open(() => noticesOf(3));
    await expectIsolated(scope, [$page, $newest], async () => live.tell('notices', MERCHANT_KEY, published(4)));
  });
});
