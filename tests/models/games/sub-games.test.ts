import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { games } from '../../../contract/games.ts';
import { $subGames, holderOpened, subGames } from '../../../src/features/browse-games/sub-games.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { routeEntered } from '../../../src/shared/lib/navigation.ts';
import { mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { begin, pageOf } from '../support/page.ts';
import { gameOf, gamesOf, idsOf } from '../support/samples.ts';

const server = mockServer();

const holder = { ...gameOf(99), isGame: 'VASSALAGE' as const };
const serve = () =>
  server.answer(games.list, () => ({ games: [holder, ...gamesOf(1, 3)], pageNum: 1, totalPages: 1, total: 3 }));

it('[GAME-01 SHELL-07] lists the vendor’s games of the same type for a game that holds others, without that game', async () => {
  const calls = serve();
  const scope = pageOf();
  await begin(scope);
  await allSettled(holderOpened, { scope, params: holder });
  expect(calls[0]!.request).toMatchObject({ gameType: holder.gameType, vassalage: holder.vassalage, pageNo: 1 });
  expect(idsOf(scope.getState($subGames))).toEqual([1, 2, 3]);
});

it('[SHELL-07] closes when a game is chosen, unlike all other modals', async () => {
  const scope = pageOf();
  await begin(scope);
  await allSettled(modalOpened, { scope, params: { name: 'gamePopup', game: holder } });
  await allSettled(routeEntered, { scope, params: { pathname: '/game/1', search: '' } });
  expect(scope.getState($modal)).toBeNull();
  await allSettled(modalOpened, { scope, params: { name: 'language' } });
  await allSettled(routeEntered, { scope, params: { pathname: '/game/2', search: '' } });
  expect(scope.getState($modal)).toEqual({ name: 'language' });
});

it('opens in its own scope only', async () => {
  serve();
  const scope = pageOf();
  await begin(scope);
  await expectIsolated(scope, [subGames.$games], () => allSettled(holderOpened, { scope, params: holder }));
});
