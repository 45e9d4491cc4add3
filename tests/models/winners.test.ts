import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { winners } from '../../contract/winners.ts';
import type { WinnerEntry } from '../../contract/winners.ts';
import {
  $boardState,
  $highState,
  $highWins,
  $winners,
  board,
  boardRefreshed,
  orderChosen,
} from '../../src/entities/winners/model.ts';
import { cut, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { heardOf, later, pageOf } from './support/page.ts';
import { MERCHANT_KEY, winOf } from './support/samples.ts';

const server = mockServer();

const winsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => winOf(to - at));
const serve = (list: () => WinnerEntry[]) =>
  server.answer(winners.board, () => ({ list: list(), seq: Math.max(0, ...list().map(({ id }) => id)) }));
const shown = (scope: Scope) => scope.getState($winners).map(({ id }) => id);
const cached = () => (JSON.parse(sessionStorage.getItem('winnerBoard') ?? '[]') as WinnerEntry[]).map(({ id }) => id);
const open = (scope: Scope) => allSettled(board.opened, { scope });

describe('[HOME-06] the winners board', () => {
  it('requests 20 in the page’s language, and shows the newest first', async () => {
    const calls = serve(() => [winOf(3), winOf(5), winOf(4)]);
    const scope = pageOf();
    await open(scope);
    expect(calls.map(({ request }) => request)).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: '20' }]);
    expect([shown(scope), scope.getState($boardState)]).toEqual([[5, 4, 3], 'ready']);
  });

  it('never shows more than 20', async () => {
    serve(() => winsOf(1, 20));
    const live = liveServer();
    const scope = pageOf({ live });
    await live.open(scope);
    await open(scope);
    live.pass();
    live.tell('winners', MERCHANT_KEY, winOf(21));
    expect(shown(scope)).toEqual(winsOf(2, 21).map(({ id }) => id));
  });

  it('is cached in session storage, and shown from there before the server responds', async () => {
    serve(() => winsOf(1, 3));
    await open(pageOf());
    expect(cached()).toEqual([3, 2, 1]);
    const answer = later<{ list: WinnerEntry[]; seq: number }>();
    server.answer(winners.board, () => answer.promise);
    const reloaded = pageOf();
    const opened = open(reloaded);
    expect(shown(reloaded)).toEqual([3, 2, 1]);
    answer.arrive({ list: winsOf(2, 4), seq: 4 });
    await opened;
    expect([shown(reloaded), cached()]).toEqual([
      [4, 3, 2],
      [4, 3, 2],
    ]);
  });

  it('reports a failed load, and can be tried again', async () => {
    server.answer(winners.board, (_, { nth }) => (nth === 1 ? cut() : { list: winsOf(1, 2), seq: 2 }));
    const scope = pageOf();
    await open(scope);
    expect(scope.getState($boardState)).toBe('failed');
    await allSettled(boardRefreshed, { scope });
    expect([scope.getState($boardState), shown(scope)]).toEqual(['ready', [2, 1]]);
  });

  it('shows the server’s current list after a refresh', async () => {
    let list = winsOf(1, 3);
    serve(() => list);
    const scope = pageOf();
    await open(scope);
    list = [winOf(4), winOf(2)];
    await allSettled(boardRefreshed, { scope });
    expect(shown(scope)).toEqual([4, 2]);
  });
});

describe('[LIVE-10] live wins', () => {
  const openLive = async () => {
    serve(() => winsOf(1, 3));
    const live = liveServer();
    const scope = pageOf({ live });
    await live.open(scope);
    await open(scope);
    live.pass();
    return { live, scope };
  };

  it('appear once each, on top, and are cached', async () => {
    const { live, scope } = await openLive();
    const win = live.tell('winners', MERCHANT_KEY, winOf(4));
    live.send(win);
    expect([shown(scope), cached()]).toEqual([
      [4, 3, 2, 1],
      [4, 3, 2, 1],
    ]);
  });

  it('appear once when the response contains them, too', async () => {
    const { live, scope } = await openLive();
    live.tell('winners', MERCHANT_KEY, winOf(3));
    expect(shown(scope)).toEqual([3, 2, 1]);
  });

  it('are kept when an earlier response without them arrives later', async () => {
    const { live, scope } = await openLive();
    const answer = later<{ list: WinnerEntry[]; seq: number }>();
    server.answer(winners.board, () => answer.promise);
    const refreshed = allSettled(boardRefreshed, { scope });
    live.tell('winners', MERCHANT_KEY, winOf(4));
    answer.arrive({ list: winsOf(1, 3), seq: 3 });
    await refreshed;
    expect(shown(scope)).toEqual([4, 3, 2, 1]);
  });

  it('arrive after a reconnect when they were missed', async () => {
    const { live, scope } = await openLive();
    live.cut();
    live.tell('winners', MERCHANT_KEY, winOf(4));
    live.tell('winners', MERCHANT_KEY, winOf(5));
    expect(shown(scope)).toEqual([3, 2, 1]);
    live.connect();
    expect(shown(scope)).toEqual([5, 4, 3, 2, 1]);
  });

  it('are subscribed to only while the board is open', async () => {
    const { live, scope } = await openLive();
    expect(live.watched('winners')).toContain(`winners ${MERCHANT_KEY}`);
    await allSettled(board.closed, { scope });
    live.pass();
    expect(live.watched('winners')).not.toContain(`winners ${MERCHANT_KEY}`);
  });

  it('[HOME-06] take their place among the highest, which are asked for when they are chosen', async () => {
    const { live, scope } = await openLive();
    expect(scope.getState($highWins)).toBeNull();
    const calls = server.answer(winners.board, () => ({ list: [winOf(1, 900), winOf(3, 300)], seq: 3 }));
    await allSettled(orderChosen, { scope, params: 'high' });
    expect(calls.map(({ request }) => request)).toMatchObject([{ order: 'high', limitNum: '20' }]);
    const high = () => scope.getState($highWins)?.map(({ id }) => id);
    expect([high(), scope.getState($highState)]).toEqual([[1, 3], 'ready']);
    live.tell('winners', MERCHANT_KEY, winOf(4, 500));
    expect(high()).toEqual([1, 4, 3]);
    live.tell('winners', MERCHANT_KEY, { withdrawn: 1 });
    expect(high()).toEqual([4, 3]);
    expect(shown(scope)).toEqual([4, 3, 2]);
  });

  it('change their own scope only', async () => {
    const { live, scope } = await openLive();
    await expectIsolated(scope, [$winners], async () => live.tell('winners', MERCHANT_KEY, winOf(9)));
  });

  it('update the board once for each change, so that screen readers do not repeat it', async () => {
    const { live, scope } = await openLive();
    const changes = heardOf($winners, scope);
    live.tell('winners', MERCHANT_KEY, winOf(4));
    expect(changes).toHaveLength(1);
  });
});
