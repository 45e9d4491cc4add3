import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favourites, games } from '../../../contract/games.ts';
import { catalogueRequested } from '../../../src/entities/games/model.ts';
import { createGameList } from '../../../src/features/browse-games/model.ts';
import { languageChanged } from '../../../src/shared/api/context.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { mockServer } from '../../support/msw.ts';
import { lastFilters, onePage } from '../support/list-calls.ts';
import { begin, later, logIn, pageOf } from '../support/page.ts';
import { gamesOf, idsOf, lanes } from '../support/samples.ts';

const server = mockServer();
const list = createGameList({ first: 10, then: 12 }, { gameType: 'RNG' });

const begun = async () => {
  const calls = server.answer(games.list, () => onePage(gamesOf(1, 3)));
  const scope = pageOf();
  await begin(scope);
  await allSettled(list.seen, { scope });
  return { calls, scope };
};
const choose = (scope: Scope, classify: string) => allSettled(list.classChosen, { scope, params: classify });
type Calls = Awaited<ReturnType<typeof begun>>['calls'];

describe('[HOME-05] changing the vendor', () => {
  it('resets the class to ALL and loads again from the first page', async () => {
    const { calls, scope } = await begun();
    await choose(scope, 'SLOT');
    expect(lastFilters(calls)).toEqual({ gameType: 'RNG', gameClassify: 'SLOT', pageNo: 1 });
    await allSettled(list.vendorChosen, { scope, params: 'PG' });
    expect(scope.getState(list.$filters)).toMatchObject({ vassalage: 'PG', classify: 'ALL', name: '' });
    expect(lastFilters(calls)).toEqual({ gameType: 'RNG', vassalage: 'PG', pageNo: 1 });
  });
});

describe('[GAME-03] the order', () => {
  it('is asked of the server from the first page, and the usual one is not named', async () => {
    const { calls, scope } = await begun();
    await allSettled(list.orderChosen, { scope, params: 'rtp' });
    expect(calls.at(-1)!.request).toMatchObject({ order: 'rtp', pageNo: 1 });
    await allSettled(list.orderChosen, { scope, params: 'popular' });
    expect(calls.at(-1)!.request.order).toBeUndefined();
  });
});

describe('[GAME-03] the least bet and the number of lines', () => {
  it('are asked of the server from the first page, together with the other filters, and can be taken back', async () => {
    const { calls, scope } = await begun();
    await choose(scope, 'SLOT');
    await allSettled(list.minBetChosen, { scope, params: 100 });
    await allSettled(list.minLinesChosen, { scope, params: 20 });
    expect(calls.at(-1)!.request).toMatchObject({ gameClassify: 'SLOT', minBet: 100, minLineNum: 20, pageNo: 1 });
    await allSettled(list.minBetChosen, { scope, params: 0 });
    expect(calls.at(-1)!.request).toMatchObject({ gameClassify: 'SLOT', minLineNum: 20 });
    expect(calls.at(-1)!.request.minBet).toBeUndefined();
  });
});

describe('[GAME-03] the least bets to choose from', () => {
  it('are those of the merchant’s games: of the list’s type, else of all types', async () => {
    server.answer(games.vendors, () => ({ data: { lanes } }));
    server.answer(games.menus, () => ({ list: [] }));
    const { scope } = await begun();
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState(list.$minBets)).toEqual([20, 100]);
    await allSettled(list.opened, { scope, params: { base: {} } });
    expect(scope.getState(list.$minBets)).toEqual([20, 50, 100]);
  });
});

describe('[GAME-03] the number of games on all pages', () => {
  it('is the server’s, and unknown while a list loads', async () => {
    const answer = later<ReturnType<typeof onePage>>();
    server.answer(games.list, ({ isHot }) => (isHot ? answer.promise : { ...onePage(gamesOf(1, 10)), total: 412 }));
    const scope = pageOf();
    await begin(scope);
    await allSettled(list.seen, { scope });
    expect(scope.getState(list.$total)).toBe(412);
    const chosen = choose(scope, 'HOT');
    expect(scope.getState(list.$total)).toBeNull();
    answer.arrive(onePage(gamesOf(1, 3)));
    await chosen;
    expect(scope.getState(list.$total)).toBe(3);
  });
});

describe('[SYS-08] another language', () => {
  it('loads the games with their names in it, and keeps the filters', async () => {
    const { calls, scope } = await begun();
    await choose(scope, 'HOT');
    await allSettled(languageChanged, { scope, params: 'AR' });
    expect(calls.map(({ request }) => request.language)).toEqual(['EN', 'EN', 'AR']);
    expect(lastFilters(calls)).toEqual({ gameType: 'RNG', isHot: '1', pageNo: 1 });
  });

  it('requests nothing for a list that was never shown', async () => {
    const calls = server.answer(games.list, () => onePage([]));
    const scope = pageOf();
    await begin(scope);
    await allSettled(languageChanged, { scope, params: 'AR' });
    expect(calls).toHaveLength(0);
  });
});

describe('[GAME-04] the class filter', () => {
  it.each([
    ['HOT', { isHot: '1' }],
    ['NEW', { isNew: '1' }],
    ['CRASH', { gameClassify: 'CRASH' }],
    ['ALL', {}],
  ])('%s requests %j', async (classify, requested) => {
    const { calls, scope } = await begun();
    await choose(scope, classify);
    expect(lastFilters(calls)).toEqual({ gameType: 'RNG', pageNo: 1, ...requested });
  });

  it('does nothing when the active class is chosen', async () => {
    const { calls, scope } = await begun();
    await choose(scope, 'HOT');
    const before = calls.length;
    await choose(scope, 'HOT');
    expect(calls.length).toBe(before);
  });

  it('requests ALL again when ALL is chosen', async () => {
    const { calls, scope } = await begun();
    await choose(scope, 'ALL');
    await choose(scope, 'ALL');
    expect(calls).toHaveLength(3);
  });

  it.each(['RECENT', 'FAV'])('%s is personal: a guest logs in first, and then sees it', async (classify) => {
    const recent = server.answer(games.recent, () => ({ list: gamesOf(5, 6), pageNum: 1, totalPages: 1 }));
    const kept = server.answer(favourites.list, () => ({ content: gamesOf(5, 6), pageNum: 1, totalPages: 1 }));
    const { scope } = await begun();
    await choose(scope, classify);
    expect(scope.getState($modal)).toEqual({ name: 'login' });
    expect(scope.getState(list.$filters).classify).toBe('ALL');
    await logIn(scope);
    expect(scope.getState(list.$filters).classify).toBe(classify);
    expect(idsOf(scope.getState(list.$games))).toEqual([5, 6]);
    expect([recent.length, kept.length]).toEqual(classify === 'RECENT' ? [1, 0] : [0, 1]);
  });

  it('offers the classes of the chosen vendor', async () => {
    server.answer(games.vendors, () => ({ data: { lanes } }));
    server.answer(games.menus, () => ({ list: [] }));
    const { scope } = await begun();
    await allSettled(catalogueRequested, { scope });
    expect(scope.getState(list.$classes)).toEqual(['ALL', 'HOT', 'NEW', 'RECENT', 'FAV', 'SLOT', 'CRASH']);
    await allSettled(list.vendorChosen, { scope, params: 'PG' });
    expect(scope.getState(list.$classes)).toEqual(['ALL', 'HOT', 'NEW', 'RECENT', 'FAV', 'SLOT']);
  });
});

describe('[GAME-03] the response to an earlier request is dropped', () => {
  const twoAnswers = async () => {
    const slow = later<ReturnType<typeof onePage>>();
    const quick = later<ReturnType<typeof onePage>>();
    server.answer(games.list, ({ isHot }) => (isHot ? slow.promise : quick.promise));
    const scope = pageOf();
    await begin(scope);
    const requested = [choose(scope, 'HOT'), choose(scope, 'SLOT')];
    return { scope, slow, quick, settled: () => Promise.all(requested) };
  };

  it('when it arrives after the newer one', async () => {
    const { scope, slow, quick, settled } = await twoAnswers();
    quick.arrive(onePage(gamesOf(1, 2)));
    slow.arrive(onePage(gamesOf(70, 79)));
    await settled();
    expect(idsOf(scope.getState(list.$games))).toEqual([1, 2]);
  });

  it('when it arrives before the newer one, without being shown for a moment', async () => {
    const { scope, slow, quick, settled } = await twoAnswers();
    slow.arrive(onePage(gamesOf(70, 79)));
    await vi.waitFor(() => expect(scope.getState(list.$pending)).toBe(true));
    expect([scope.getState(list.$games), scope.getState(list.$state)]).toEqual([[], 'loading']);
    quick.arrive(onePage(gamesOf(1, 2)));
    await settled();
    expect(idsOf(scope.getState(list.$games))).toEqual([1, 2]);
  });

  it('and holds up no further page of the newer list', async () => {
    const slow = later<ReturnType<typeof onePage>>();
    const calls = server.answer(games.list, ({ isHot, pageSize }) =>
      isHot ? slow.promise : { ...onePage(pageSize === 12 ? gamesOf(1, 12) : gamesOf(1, 10)), totalPages: 3 },
    );
    const scope = pageOf();
    await begin(scope);
    const requested = [choose(scope, 'HOT'), choose(scope, 'SLOT')];
    await vi.waitFor(() => expect(idsOf(scope.getState(list.$games))).toHaveLength(10));
    const more = allSettled(list.moreRequested, { scope });
    await vi.waitFor(() => expect(calls.at(-1)!.request.pageSize).toBe(12));
    slow.arrive(onePage(gamesOf(70, 79)));
    await Promise.all([...requested, more]);
    expect(idsOf(scope.getState(list.$games))).toEqual(idsOf(gamesOf(1, 12)));
  });

  it('when it is a further page of the earlier list', async () => {
    const slow = later<ReturnType<typeof onePage>>();
    server.answer(games.list, ({ pageSize, isHot }) => {
      if (isHot) return onePage(gamesOf(50, 51));
      return pageSize === 12 ? slow.promise : { ...onePage(gamesOf(1, 10)), totalPages: 3 };
    });
    const scope = pageOf();
    await begin(scope);
    await allSettled(list.seen, { scope });
    const requested = [allSettled(list.moreRequested, { scope }), choose(scope, 'HOT')];
    slow.arrive({ ...onePage(gamesOf(1, 12)), totalPages: 3 });
    await Promise.all(requested);
    expect(idsOf(scope.getState(list.$games))).toEqual([50, 51]);
    expect(scope.getState(list.$hasMore)).toBe(false);
  });
});

describe('[GAME-03] searching while typing', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const type = (scope: Scope, ...names: string[]) =>
    names.map((params) => allSettled(list.nameTyped, { scope, params }));
  const namesAfter = (calls: Calls, before: number) => calls.slice(before).map(({ request }) => request.gameName);

  it('requests the first letter at once, and the word a tenth of a second after its last letter', async () => {
    const { calls, scope } = await begun();
    const before = calls.length;
    const typing = type(scope, ' r', 're', 'ree', 'reel');
    await vi.advanceTimersByTimeAsync(99);
    expect([namesAfter(calls, before), scope.getState(list.$filters).name]).toEqual([['r'], 'reel']);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(typing);
    expect(namesAfter(calls, before)).toEqual(['r', 'reel']);
  });

  it('requests a pasted word once, and again only another one', async () => {
    const { calls, scope } = await begun();
    const before = calls.length;
    const typing = type(scope, 'reel');
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(typing);
    expect(namesAfter(calls, before)).toEqual(['reel']);
    const more = type(scope, 'reels', 'reel');
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(more);
    expect(namesAfter(calls, before)).toEqual(['reel', 'reels', 'reel']);
  });
});
