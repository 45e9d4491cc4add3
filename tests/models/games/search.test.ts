import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { book } from '../../../contract/book.ts';
import { games } from '../../../contract/games.ts';
import { search } from '../../../src/widgets/game-search/game-search.tsx';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { routeEntered } from '../../../src/shared/lib/navigation.ts';
import { mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { begin, pageOf } from '../support/page.ts';
import { gamesOf, idsOf } from '../support/samples.ts';

const server = mockServer();
const serve = () => {
  // Of the types in the menu, which another file may have loaded.
  server.answer(book.fixtures, () => ({ book: null, others: 0, list: [], pageNum: 1, totalPages: 0, total: 0 }));
  return server.answer(games.list, () => ({ games: gamesOf(1, 3), pageNum: 1, totalPages: 1, total: 3 }));
};

it('[GAME-03] lists the most played games of all types at first, and starts anew each time', async () => {
  const calls = serve();
  const scope = pageOf();
  await begin(scope);
  await allSettled(search.opened, { scope, params: { base: {} } });
  expect(calls.at(-1)!.request).toMatchObject({ pageNo: 1 });
  expect(calls.at(-1)!.request.gameType).toBeUndefined();
  expect(idsOf(scope.getState(search.$games))).toEqual([1, 2, 3]);
  vi.useFakeTimers();
  const typed = allSettled(search.nameTyped, { scope, params: 'jade' });
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  await typed;
  expect(calls.at(-1)!.request).toMatchObject({ gameName: 'jade' });
  await allSettled(search.opened, { scope, params: { base: {} } });
  expect(scope.getState(search.$filters).name).toBe('');
});

it('[GAME-03] closes when a game is chosen', async () => {
  serve();
  const scope = pageOf();
  await begin(scope);
  await allSettled(modalOpened, { scope, params: { name: 'search' } });
  await allSettled(routeEntered, { scope, params: { pathname: '/game/1', search: '' } });
  expect(scope.getState($modal)).toBeNull();
});

it('opens in its own scope only', async () => {
  serve();
  const scope = pageOf();
  await begin(scope);
  await expectIsolated(scope, [search.$games], () => allSettled(search.opened, { scope, params: { base: {} } }));
});
