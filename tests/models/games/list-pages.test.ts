import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { pathWithQuery } from '../../../contract/define.ts';
import { pageCalls } from '../../../contract/first-page.ts';
import { favourites, games } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { list as listPage, listEntered, listLeft } from '../../../src/pages/game-list/model.ts';
import { LIST_PAGES, type ListPage } from '../../../contract/pages.ts';
import { LIST_PATHS } from '../../../contract/list-pages.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { mockServer } from '../../support/msw.ts';
import { lastFilters, onePage } from '../support/list-calls.ts';
import { begin, logIn, pageOf } from '../support/page.ts';
import { gamesOf } from '../support/samples.ts';

const server = mockServer();

describe('[NAV-05] [NAV-09] [NAV-10] list pages', () => {
  const enter = async (path: string, more: { gameType?: string; vendor?: string } = {}) => {
    const calls = server.answer(games.list, () => onePage([]));
    const scope = pageOf();
    await begin(scope);
    const params = { path: LIST_PATHS[path as ListPage], gameType: more.gameType ?? null, vendor: more.vendor ?? null };
    await allSettled(listEntered, { scope, params: { ...params, entry: 'a', isReturn: false } });
    return { calls, scope };
  };

  it.each([
    ['/hot', {}, { isHot: '1' }],
    ['/new', {}, { isNew: '1' }],
    ['/rng', {}, { gameType: 'RNG' }],
    ['/jp', {}, { gameType: 'RNG', gameClassify: 'JP' }],
    ['/evo', {}, { gameType: 'LIVE', vassalage: 'EG3,EG4,EG7' }],
    ['/pg', {}, { vassalage: 'PG' }],
    ['/rng', { vendor: 'STUDIO' }, { gameType: 'RNG', vassalage: 'STUDIO' }],
    ['/elott', { gameType: 'LOTT' }, { gameType: 'LOTT' }],
    ['/elott', { gameType: 'RNG' }, { gameType: 'ELOTT' }],
  ])('%s with %j requests %j', async (path, more, requested) => {
    const { calls } = await enter(path, more);
    expect(lastFilters(calls)).toEqual({ pageNo: 1, ...requested });
    const isShort = 'vassalage' in requested;
    expect(calls.at(-1)!.request.pageSize).toBe(isShort ? 5 : 20);
  });

  /** The book has pages of its own (sports.test.ts). */
  const LISTS = LIST_PAGES.filter((path) => path !== '/sports' && path !== '/esports');
  it.each(LISTS)('%s requests first what the server sends with the page', async (path) => {
    const { calls } = await enter(path);
    const requested = { merchant: 'parlour', language: 'EN', query: new URLSearchParams() } as const;
    const given = pageCalls(path, requested).filter(({ endpoint }) => endpoint === games.list);
    expect(given).toHaveLength(['/favorite', '/recent'].includes(path) ? 0 : 1);
    for (const { request } of given)
      expect(pathWithQuery(games.list.path, request)).toBe(pathWithQuery(games.list.path, calls[0]!.request));
  });

  it('[GAME-02] favourites and one vendor’s games come 5 a page, all others 20', async () => {
    const { calls, scope } = await enter('/rng');
    const sizes = () => calls.map(({ request }) => request.pageSize);
    await allSettled(listPage.vendorChosen, { scope, params: 'PG' });
    await allSettled(listPage.vendorChosen, { scope, params: 'ALL' });
    expect(sizes()).toEqual([20, 5, 20]);
    const kept = server.answer(favourites.list, () => ({ content: gamesOf(1, 5), pageNum: 1, totalPages: 2 }));
    await allSettled(listPage.classChosen, { scope, params: 'FAV' });
    await logIn(scope);
    await allSettled(listPage.moreRequested, { scope });
    expect(kept.map(({ request }) => [request.pageNo, request.pageSize])).toEqual([
      [1, 5],
      [2, 5],
    ]);
  });

  it('/favorite asks a guest to log in', async () => {
    const { scope } = await enter('/favorite');
    expect(scope.getState($modal)).toEqual({ name: 'login' });
    expect(scope.getState(listPage.$filters).classify).toBe('ALL');
  });

  it('[NAV-06] centres: PP is RNG, EVO is LIVE, and an unknown type leads nowhere', () => {
    expect(LIST_PATHS['/game-list/PP'].base).toEqual({ vassalage: 'PP', gameType: 'RNG' });
    expect(LIST_PATHS['/game-list/EVO'].base).toEqual({ vassalage: 'EG3,EG4,EG7', gameType: 'LIVE' });
    expect(LIST_PATHS['/game-center/FISH'].base).toEqual({ gameType: 'FISH' });
    expect(LIST_PATHS['/game-center/BINGO' as '/hot']).toBeUndefined();
  });
});

describe('[SYS-09] a long list', () => {
  const total = LIMITS.listPageSize * 5;
  const setUp = async () => {
    const calls = server.answer(games.list, ({ pageNo, pageSize = LIMITS.listPageSize }) => ({
      games: gamesOf(1, total).slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNum: pageNo,
      totalPages: 5,
      total,
    }));
    const scope = pageOf();
    await begin(scope);
    const enter = (path: ListPage, entry: string, isReturn = false) =>
      allSettled(listEntered, {
        scope,
        params: { path: LIST_PATHS[path], gameType: null, vendor: null, entry, isReturn },
      });
    const leave = (entry: string) => allSettled(listLeft, { scope, params: { entry } });
    return { calls, scope, enter, leave };
  };

  it('is restored on back with all its pages and filters, and continues from there', async () => {
    const { calls, scope, enter, leave } = await setUp();
    await enter('/rng', 'first');
    await allSettled(listPage.classChosen, { scope, params: 'HOT' });
    await allSettled(listPage.moreRequested, { scope });
    await allSettled(listPage.moreRequested, { scope });
    await leave('first');
    await enter('/live', 'second');
    await leave('second');
    const requested = calls.length;
    await enter('/rng', 'first', true);
    expect(scope.getState(listPage.$games)).toHaveLength(LIMITS.listPageSize * 3);
    expect(scope.getState(listPage.$filters).classify).toBe('HOT');
    expect(calls).toHaveLength(requested);
    await allSettled(listPage.moreRequested, { scope });
    expect(calls.at(-1)!.request).toMatchObject({ pageNo: 4, gameType: 'RNG', isHot: '1' });
    expect(scope.getState(listPage.$games)).toHaveLength(LIMITS.listPageSize * 4);
  });

  it('starts from the first page when it is opened anew', async () => {
    const { scope, enter, leave } = await setUp();
    await enter('/rng', 'first');
    await allSettled(listPage.moreRequested, { scope });
    await leave('first');
    await enter('/rng', 'second');
    expect(scope.getState(listPage.$games)).toHaveLength(LIMITS.listPageSize);
    await leave('second');
    await enter('/rng', 'unknown', true);
    expect(scope.getState(listPage.$games)).toHaveLength(LIMITS.listPageSize);
  });
});
