import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { games, type Game, type GamePage } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { createGameList } from '../../../src/features/browse-games/model.ts';
import { cut, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { later, pageOf } from '../support/page.ts';
import { gameOf, gamesOf, idsOf } from '../support/samples.ts';

const server = mockServer();
const list = createGameList(
  { first: LIMITS.homePageSize, then: LIMITS.homePageSizeAfterFirstMore },
  { gameType: 'RNG' },
);

/** A server that pages through these games as they are at the time of the request. */
const serve = (all: (nth: number) => Game[]) =>
  server.answer(games.list, ({ pageNo, pageSize = LIMITS.listPageSize }, { nth }) => {
    const now = all(nth);
    return {
      games: now.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNum: pageNo,
      totalPages: Math.ceil(now.length / pageSize),
      total: now.length,
    };
  });
const pagesOf = (calls: ReturnType<typeof serve>) => calls.map(({ request }) => [request.pageNo, request.pageSize]);
const more = (scope: Scope) => allSettled(list.moreRequested, { scope });
const begun = async () => {
  const scope = pageOf();
  await allSettled(list.seen, { scope });
  return scope;
};

describe('[HOME-05] a list that loads page by page', () => {
  it('requests 10, then page 1 of 12, then 2, 3 …', async () => {
    const calls = serve(() => gamesOf(1, 40));
    const scope = await begun();
    await more(scope);
    await more(scope);
    await more(scope);
    expect(pagesOf(calls)).toEqual([
      [1, 10],
      [1, 12],
      [2, 12],
      [3, 12],
    ]);
    expect(idsOf(scope.getState(list.$games))).toEqual(idsOf(gamesOf(1, 36)));
  });

  it.each([0, 1, 9, 10, 11, 12, 13, 22, 24, 25, 47])(
    'of %i games shows each once and in order, and then offers no more',
    async (count) => {
      const all = gamesOf(1, count);
      serve(() => all);
      const scope = await begun();
      for (let presses = 0; presses < 10 && scope.getState(list.$hasMore); presses++) await more(scope);
      expect(idsOf(scope.getState(list.$games))).toEqual(idsOf(all));
      expect(scope.getState(list.$hasMore)).toBe(false);
      expect(scope.getState(list.$state)).toBe(count ? 'ready' : 'empty');
    },
  );

  it('does not show a game twice that moves to the next page meanwhile', async () => {
    let all = gamesOf(1, 40);
    serve(() => all);
    const scope = await begun();
    await more(scope);
    all = [gameOf(99), ...all];
    await more(scope);
    expect(idsOf(scope.getState(list.$games))).toEqual(idsOf(gamesOf(1, 23)));
  });

  it('sends one request when more is requested twice at once', async () => {
    const calls = serve(() => gamesOf(1, 40));
    const scope = await begun();
    await Promise.all([more(scope), more(scope)]);
    expect(pagesOf(calls)).toEqual([
      [1, 10],
      [1, 12],
    ]);
  });

  it('sends no request when there is no more', async () => {
    const calls = serve(() => gamesOf(1, 3));
    const scope = await begun();
    await more(scope);
    expect(calls).toHaveLength(1);
  });

  it.each([1, 2])('requests a failed page again and skips nothing (more no. %i)', async (fails) => {
    serve((nth) => (nth === fails + 1 ? cut() : gamesOf(1, 40)));
    const scope = await begun();
    for (let presses = 0; presses < 4; presses++) await more(scope);
    expect(idsOf(scope.getState(list.$games))).toEqual(idsOf(gamesOf(1, 36)));
  });

  it('keeps what is shown when a further page fails', async () => {
    serve((nth) => (nth > 1 ? cut() : gamesOf(1, 40)));
    const scope = await begun();
    await more(scope);
    expect(scope.getState(list.$state)).toBe('ready');
    expect(scope.getState(list.$failure)).toMatchObject({ key: 'network_abnormal' });
    expect(scope.getState(list.$hasMore)).toBe(true);
  });
});

describe('[GAME-03] the states of a list', () => {
  it('are loading, then ready', async () => {
    const answer = later<GamePage>();
    server.answer(games.list, () => answer.promise);
    const scope = pageOf();
    const seen = allSettled(list.seen, { scope });
    expect(scope.getState(list.$state)).toBe('loading');
    answer.arrive({ games: gamesOf(1, 1), pageNum: 1, totalPages: 1, total: 1 });
    await seen;
    expect(scope.getState(list.$state)).toBe('ready');
  });

  it('are failed, and ready after another attempt', async () => {
    serve((nth) => (nth === 1 ? cut() : gamesOf(1, 2)));
    const scope = await begun();
    expect(scope.getState(list.$state)).toBe('failed');
    await allSettled(list.retried, { scope });
    expect([scope.getState(list.$state), scope.getState(list.$failure)]).toEqual(['ready', null]);
  });

  it('are separate for each list and each scope', async () => {
    serve(() => gamesOf(1, 3));
    const other = createGameList({ first: 10, then: 12 }, { gameType: 'FISH' });
    const scope = pageOf();
    await expectIsolated(scope, [list.$games, list.$state], () => allSettled(list.seen, { scope }));
    expect([scope.getState(other.$games), scope.getState(other.$state)]).toEqual([[], 'loading']);
  });
});
