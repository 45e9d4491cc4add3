import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { games, type Launch } from '../../../contract/games.ts';
import type { LaunchRefusal } from '../../../contract/launch-refusal.ts';
import { registration } from '../../../contract/register.ts';
import { site } from '../../../contract/site.ts';
import { ownerChanged } from '../../../src/entities/wallet/model.ts';
import { $owed, owedNotice } from '../../../src/entities/wallet/owed.ts';
import { sessionEnded } from '../../../src/entities/session/model.ts';
import type { Holder } from '../../../src/features/game-frame/model.ts';
import { accepted, memberSeen } from '../../../src/features/accept-terms/model.ts';
import { $fundsKey } from '../../../src/entities/wallet/funds.ts';
import {
  $launch,
  $offered,
  $refusal,
  $unknown,
  $waits,
  gameEntered,
  gameLeft,
  retried,
  unfundedAccepted,
} from '../../../src/pages/game/model.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { liveServer } from '../support/live-server.ts';
import { begin, later, loadSite, logIn, pageOf } from '../support/page.ts';
import { gameOf, gamesOf, idsOf, MEMBER_KEY, SESSION_ID, siteOf } from '../support/samples.ts';

const server = mockServer();
beforeEach(() => {
  server.answer(site.info, () => siteOf());
  server.answer(games.game, ({ nodeId }) => gameOf(nodeId, { supportPlay: 0 }));
});

const launchOf = (nodeId: number): Launch => ({
  url: `/studio/play?token=${nodeId}`,
  game: gameOf(nodeId),
  demo: false,
  funds: null,
  session: '00000000-0000-4000-8000-000000000007',
});
const memberPage = async ({ connected = true } = {}) => {
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await loadSite(scope);
  await logIn(scope);
  if (connected) await live.open(scope, SESSION_ID);
  return { live, scope };
};
const guestPage = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await loadSite(scope);
  await live.open(scope);
  return scope;
};
const enter = (scope: Scope, nodeId = 7, holder: Holder = 'page') =>
  allSettled(gameEntered, { scope, params: { nodeId: String(nodeId), holder } });
const serve = () => server.answer(games.launch, ({ nodeId }) => launchOf(Number(nodeId)));
const servePopular = () => server.answer(games.hot, () => ({ list: gamesOf(1, 3) }));

describe('[GAME-07] opening a game', () => {
  it('sends its node id in the page’s language', async () => {
    const calls = serve();
    const { scope } = await memberPage();
    await enter(scope);
    expect(calls.map(({ request }) => request)).toEqual([
      { nodeId: '7', language: 'EN', backUrl: '/', platform: 'flash,html5-desktop', clientType: '3' },
    ]);
    expect(scope.getState($launch)).toEqual(launchOf(7));
  });

  it('[PP-23] for free, and drops the answer to what was asked for before', async () => {
    const forMoney = later<Launch>();
    const free = { ...launchOf(7), demo: true, funds: 'wallet:42-demo' };
    const calls = server.answer(games.launch, (request) => (request.free ? free : forMoney.promise));
    const { scope } = await memberPage();
    const first = enter(scope);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const second = allSettled(gameEntered, { scope, params: { nodeId: '7', holder: 'page', free: true } });
    forMoney.arrive(launchOf(7));
    await Promise.all([first, second]);
    expect(calls.map(({ request }) => request.free)).toEqual([undefined, '1']);
    expect([scope.getState($launch), scope.getState($fundsKey)]).toEqual([free, 'wallet:42-demo']);
    await allSettled(gameLeft, { scope });
    expect(scope.getState($fundsKey)).toBeNull();
  });

  it('[AUTH-13] asks a guest to log in, and continues afterwards', async () => {
    const calls = serve();
    const scope = await guestPage();
    await enter(scope);
    expect([calls.length, scope.getState($modal)]).toEqual([0, { name: 'login' }]);
    await logIn(scope);
    expect(scope.getState($launch)).toEqual(launchOf(7));
  });

  it('[AUTH-13] leaves the choice to a guest who came by the address, and continues after a login', async () => {
    const calls = serve();
    const scope = await guestPage();
    await allSettled(gameEntered, { scope, params: { nodeId: '7', holder: 'page', direct: true } });
    expect([calls.length, scope.getState($modal)]).toEqual([0, null]);
    await logIn(scope);
    expect(scope.getState($launch)).toEqual(launchOf(7));
  });

  it('keeps no place for the picture of a game that does not exist, until another is entered', async () => {
    server.answer(games.game, ({ nodeId }) => (nodeId === '8' ? failure('game_not_found') : gameOf(Number(nodeId))));
    const scope = await guestPage();
    const direct = (nodeId: string) =>
      allSettled(gameEntered, { scope, params: { nodeId, holder: 'page', direct: true } });
    await direct('8');
    expect([scope.getState($unknown), scope.getState($offered)]).toEqual([true, null]);
    await direct('7');
    expect([scope.getState($unknown), scope.getState($offered)?.nodeId]).toEqual([false, '7']);
  });

  it('[W8] waits for a live connection, says so, and launches once', async () => {
    const calls = serve();
    const { live, scope } = await memberPage({ connected: false });
    await enter(scope);
    expect([calls.length, scope.getState($waits)]).toEqual([0, true]);
    await live.open(scope, SESSION_ID);
    await allSettled(scope);
    expect([calls.length, scope.getState($waits)]).toEqual([1, false]);
    live.cut();
    live.connect();
    await allSettled(scope);
    expect(calls).toHaveLength(1);
  });

  it('does not open a game that was left before its launch arrived', async () => {
    const answer = later<Launch>();
    server.answer(games.launch, () => answer.promise);
    const { scope } = await memberPage();
    const entered = enter(scope);
    const left = allSettled(gameLeft, { scope });
    answer.arrive(launchOf(7));
    await Promise.all([entered, left]);
    expect(scope.getState($launch)).toBeNull();
  });

  it('opens the newer of two games requested in quick succession', async () => {
    const first = later<Launch>();
    server.answer(games.launch, ({ nodeId }) => (nodeId === '7' ? first.promise : launchOf(8)));
    const { scope } = await memberPage();
    const entered = [enter(scope, 7), enter(scope, 8)];
    first.arrive(launchOf(7));
    await Promise.all(entered);
    expect(scope.getState($launch)).toEqual(launchOf(8));
  });

  it('closes when the session ends', async () => {
    serve();
    const { scope } = await memberPage();
    await enter(scope);
    await allSettled(sessionEnded, { scope, params: 'elsewhere' });
    expect(scope.getState($launch)).toBeNull();
  });

  it('does not launch again on a visitor’s connection after the session has ended', async () => {
    const calls = serve();
    const { live, scope } = await memberPage();
    await enter(scope);
    await allSettled(sessionEnded, { scope, params: 'elsewhere' });
    await live.open(scope);
    await allSettled(scope);
    expect([calls.length, scope.getState($refusal)]).toEqual([1, null]);
  });

  it('launches once when a page mounts twice', async () => {
    const calls = serve();
    const { scope } = await memberPage();
    await Promise.all([enter(scope), allSettled(gameLeft, { scope }), enter(scope)]);
    expect([calls.length, scope.getState($launch)]).toEqual([1, launchOf(7)]);
  });

  it('opens in its own scope only', async () => {
    serve();
    const { scope } = await memberPage();
    await expectIsolated(scope, [$launch], () => enter(scope));
  });
});

describe('[GAME-07] a game that cannot be played', () => {
  it.each(['game_disabled', 'game_maintenance'])('suggests other games after %s', async (key) => {
    servePopular();
    const details: z.infer<typeof LaunchRefusal> = { suggestions: gamesOf(11, 13), untilMs: 1_764_150_000_000 };
    server.answer(games.launch, () => failure(key, details));
    const { scope } = await memberPage();
    await enter(scope);
    const refusal = scope.getState($refusal)!;
    expect([refusal.key, idsOf(refusal.suggestions), refusal.untilMs]).toEqual([key, [11, 12, 13], 1_764_150_000_000]);
    expect(scope.getState($launch)).toBeNull();
  });

  it('suggests nothing when no other game can be played', async () => {
    servePopular();
    server.answer(games.launch, () => failure('game_maintenance', { suggestions: [], untilMs: null }));
    const { scope } = await memberPage();
    await enter(scope);
    expect(scope.getState($refusal)).toEqual({ key: 'game_maintenance', suggestions: [], untilMs: null });
  });

  it('is launched once, not again with each change of the connection', async () => {
    servePopular();
    const calls = server.answer(games.launch, () => failure('game_disabled'));
    const { live, scope } = await memberPage();
    await enter(scope);
    live.cut();
    live.connect();
    await allSettled(scope);
    expect(calls).toHaveLength(1);
  });

  it('can be tried again', async () => {
    servePopular();
    server.answer(games.launch, (_, { nth }) => (nth === 1 ? cut() : launchOf(7)));
    const { scope } = await memberPage();
    await enter(scope);
    expect(scope.getState($refusal)?.key).toBe('network_abnormal');
    await allSettled(retried, { scope });
    expect([scope.getState($refusal), scope.getState($launch)]).toEqual([null, launchOf(7)]);
  });

  it.each([
    ['terms_needed', 2, launchOf(7)],
    ['game_disabled', 1, null],
  ])(
    '[PP-02] launches by itself once the terms are accepted, where it was refused for them: %s',
    async (key, times, launch) => {
      server.answer(registration.terms, () => ({ version: '2027-01', accepted: false }));
      server.answer(registration.acceptTerms, () => ({}));
      vi.stubGlobal('window', { location: { pathname: '/game/7' } });
      const calls = server.answer(games.launch, (_, { nth }) => (nth === 1 ? failure(key) : launchOf(7)));
      const { scope } = await memberPage();
      await allSettled(memberSeen, { scope });
      await enter(scope);
      expect([scope.getState($refusal)?.key, scope.getState($modal)]).toEqual([key, { name: 'terms' }]);
      await allSettled(accepted, { scope });
      expect([calls.length, scope.getState($launch)]).toEqual([times, launch]);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', '\\\\:0'])(
    '[SYS-14] shows “Invalid URL, please contact customer service” for an address that is no page (%j)',
    async (url) => {
      server.answer(games.launch, () => ({ ...launchOf(7), url }));
      const { scope } = await memberPage();
      await enter(scope);
      expect([scope.getState($launch), scope.getState($refusal)?.key]).toEqual([null, 'invalid_url']);
    },
  );

  it('opens another game after it', async () => {
    servePopular();
    server.answer(games.launch, ({ nodeId }) => (nodeId === '7' ? failure('game_disabled') : launchOf(8)));
    const { scope } = await memberPage();
    await enter(scope, 7);
    await enter(scope, 8);
    expect([scope.getState($refusal), scope.getState($launch)]).toEqual([null, launchOf(8)]);
  });
});

describe('a member with a debt from a corrected win', () => {
  const OWED = { amount: 1_500, currency: 'USD', exponent: 2 };

  it('sees the reason and the amount, and the game opens by itself once a deposit has paid the debt', async () => {
    server.answer(games.launch, ({ nodeId }, { nth }) =>
      nth === 1 ? failure('play_owed', { suggestions: [], untilMs: null }) : launchOf(Number(nodeId)),
    );
    const { live, scope } = await memberPage();
    live.tell('deposits', MEMBER_KEY, { waiting: 0, owed: OWED });
    await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
    await allSettled(owedNotice.opened, { scope });
    live.pass(20);
    await enter(scope);
    expect([scope.getState($refusal)?.key, scope.getState($owed)]).toEqual(['play_owed', OWED]);
    live.tell('deposits', MEMBER_KEY, { waiting: 1, owed: OWED });
    await allSettled(scope);
    expect(scope.getState($launch)).toBeNull();
    live.tell('deposits', MEMBER_KEY, { waiting: 0, owed: null });
    await allSettled(scope);
    expect([scope.getState($owed), scope.getState($launch)]).toEqual([null, launchOf(7)]);
  });
});

describe('[WAL-03] a game whose vendor wallet is empty', () => {
  it('opens when the player goes on without money, and the launch says so', async () => {
    const launched = server.answer(games.launch, ({ unfunded }) =>
      unfunded === '1'
        ? launchOf(7)
        : failure('vendor_wallet_empty', { suggestions: [], untilMs: null, vendor: 'ACME' }),
    );
    const { scope } = await memberPage();
    await enter(scope);
    expect(scope.getState($refusal)).toMatchObject({ key: 'vendor_wallet_empty', vendor: 'ACME' });
    await allSettled(unfundedAccepted, { scope });
    expect(launched).toHaveLength(2);
    expect(scope.getState($refusal)).toBeNull();
  });
});
