import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { games } from '../../../contract/games.ts';
import { registration } from '../../../contract/register.ts';
import { site } from '../../../contract/site.ts';
import { accepted } from '../../../src/features/accept-terms/model.ts';
import { leaveRequested } from '../../../src/features/game-frame/model.ts';
import { miniGameChosen, miniGames, miniGamesOpened } from '../../../src/pages/game/mini/model.ts';
import { $launch, $refusal, gameEntered, gameLeft } from '../../../src/pages/game/model.ts';
import { passwordTyped, submitted, usernameTyped } from '../../../src/features/login/model.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx, routeEntered } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { liveServer } from '../support/live-server.ts';
import { begin, loadSite, logIn, pageOf } from '../support/page.ts';
import { gameOf, gamesOf, idsOf, loginOf, SESSION_ID, siteOf } from '../support/samples.ts';

const server = mockServer();
const went = vi.fn();
const mini = gameOf(9, { gameClassify: ['MINI'], openIn: 'popup' });
const launched = () => ({
  url: '/studio/play/',
  game: mini,
  demo: false,
  funds: null,
  session: '00000000-0000-4000-8000-000000000007',
});
beforeEach(() => {
  went.mockClear();
  server.answer(site.info, () => siteOf());
  server.answer(games.game, () => mini);
});
const goTo = (went: (to: string) => void) => ((_: unknown, to: string) => went(to)) as never;
const page = async () => {
  const live = liveServer();
  const scope = pageOf({ live, handlers: [[navigateFx, goTo(went)]] });
  await begin(scope);
  await loadSite(scope);
  return { live, scope };
};
const openList = (scope: Scope) => allSettled(modalOpened, { scope, params: { name: 'miniGames' } });

it('[GAME-09 SHELL-07] lists the games of the class MINI', async () => {
  const calls = server.answer(games.list, () => ({ games: gamesOf(1, 3), pageNum: 1, totalPages: 1, total: 3 }));
  const { scope } = await page();
  await allSettled(miniGamesOpened, { scope });
  expect(calls[0]!.request).toMatchObject({ gameType: 'RNG', gameClassify: 'MINI', pageNo: 1 });
  expect(idsOf(scope.getState(miniGames.$games))).toEqual([1, 2, 3]);
});

it('[SHELL-07] plays the chosen game in the modal, wherever else the game would open', async () => {
  const calls = server.answer(games.launch, launched);
  const { live, scope } = await page();
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  await openList(scope);
  await allSettled(miniGameChosen, { scope, params: mini });
  expect(scope.getState($modal)).toEqual({ name: 'miniGames', game: mini });
  await allSettled(gameEntered, { scope, params: { nodeId: '9', holder: 'modal' } });
  expect(calls[0]!.request).toMatchObject({ nodeId: '9', heldBy: 'modal' });
  expect(scope.getState($launch)?.url).toBe('/studio/play/');
});

it('[SHELL-07 AUTH-13] asks a visitor to log in, and opens the chosen game in the modal after it', async () => {
  server.answer(auth.login, () => loginOf());
  const { scope } = await page();
  await openList(scope);
  await allSettled(miniGameChosen, { scope, params: mini });
  expect(scope.getState($modal)).toEqual({ name: 'login' });
  await allSettled(usernameTyped, { scope, params: 'player1' });
  await allSettled(passwordTyped, { scope, params: 'Parlour-2026' });
  await allSettled(submitted, { scope });
  expect(scope.getState($modal)).toEqual({ name: 'miniGames', game: mini });
  expect(went).not.toHaveBeenCalled();
});

it('[PP-02] opens the game again after the terms, which took its place, were accepted', async () => {
  const calls = server.answer(games.launch, () => failure('terms_needed'));
  server.answer(registration.terms, () => ({ version: '2', accepted: false }));
  server.answer(registration.acceptTerms, () => ({}));
  const { live, scope } = await page();
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  await allSettled(miniGameChosen, { scope, params: mini });
  await allSettled(gameEntered, { scope, params: { nodeId: '9', holder: 'modal' } });
  expect([scope.getState($refusal)?.key, scope.getState($modal)]).toEqual([
    'terms_needed',
    { name: 'miniGames', game: mini },
  ]);
  await allSettled(modalOpened, { scope, params: { name: 'terms' } });
  await allSettled(gameLeft, { scope });
  await allSettled(accepted, { scope });
  expect(scope.getState($modal)).toEqual({ name: 'miniGames', game: mini });
  await allSettled(gameEntered, { scope, params: { nodeId: '9', holder: 'modal' } });
  expect(calls).toHaveLength(2);
});

it('[SHELL-07] leads from the game back to the list, and to no other page', async () => {
  server.answer(games.launch, launched);
  const { live, scope } = await page();
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  await allSettled(miniGameChosen, { scope, params: mini });
  await allSettled(gameEntered, { scope, params: { nodeId: '9', holder: 'modal' } });
  await allSettled(leaveRequested, { scope });
  await allSettled(gameLeft, { scope });
  expect([scope.getState($modal), scope.getState($launch)]).toEqual([{ name: 'miniGames' }, null]);
  expect(went).not.toHaveBeenCalled();
});

it('[SHELL-07] closes when a page is entered, such as the betting record that the game opened', async () => {
  const { scope } = await page();
  await allSettled(modalOpened, { scope, params: { name: 'miniGames', game: mini } });
  await allSettled(routeEntered, { scope, params: { pathname: '/member/personalHistoryCopy', search: '' } });
  expect(scope.getState($modal)).toBeNull();
});

it('opens in its own scope only', async () => {
  server.answer(games.list, () => ({ games: gamesOf(1, 3), pageNum: 1, totalPages: 1, total: 3 }));
  const { scope } = await page();
  await expectIsolated(scope, [miniGames.$games], () => allSettled(miniGamesOpened, { scope }));
});
