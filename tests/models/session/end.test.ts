import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import '../../../src/entities/session/live-session.ts';
import { $sessionKind, loadMemberFx, loggedIn, sessionEnded } from '../../../src/entities/session/model.ts';
import { $leaving, everywhereRequested, logoutConfirmed, logoutRequested } from '../../../src/features/logout/model.ts';
import { createCall } from '../../../src/shared/api/call.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { liveServer } from '../support/live-server.ts';
import { begin, heardOf, later, logIn, pageOf } from '../support/page.ts';
import { loginOf, memberOf, OTHER_SESSION_ID, SESSION_ID, SESSION_KEY } from '../support/samples.ts';

const server = mockServer();
const balanceFx = createCall(wallet.balance);

const loggedInPage = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  return { live, scope, ended: heardOf(sessionEnded, scope), went: heardOf(navigateFx, scope) };
};
const isOver = (scope: Scope) => scope.getState($sessionKind) === 'guest' && sessionStorage.getItem('token') === null;

describe('[LIVE-10] a session that ends elsewhere', () => {
  it.each(['elsewhere', 'logout_everywhere', 'operator', 'kicked', 'expired'] as const)(
    'shows the reason: %s',
    async (reason) => {
      const { live, scope, ended } = await loggedInPage();
      live.tell('session', SESSION_KEY, { kind: 'ended', reason });
      await allSettled(scope);
      expect(ended).toEqual([reason]);
      expect(isOver(scope)).toBe(true);
    },
  );

  it('ends once, whatever reports it again', async () => {
    const { live, scope, ended } = await loggedInPage();
    live.tell('session', SESSION_KEY, { kind: 'ended', reason: 'elsewhere' });
    live.bye('session_ended');
    await allSettled(scope);
    expect(ended).toEqual(['elsewhere']);
  });

  it('shows the reason that the server answers, when the socket is closed before the event comes', async () => {
    server.answer(session.info, () => failure('session_ended', { reason: 'elsewhere' }));
    const { live, scope, ended } = await loggedInPage();
    live.bye('session_ended');
    live.tell('session', SESSION_KEY, { kind: 'ended', reason: 'elsewhere' });
    await allSettled(scope);
    expect(ended).toEqual(['elsewhere']);
    expect(isOver(scope)).toBe(true);
  });

  it.each([
    ['without a reason', () => failure('session_ended')],
    ['not at all', cut],
    ['with the member, from a server that lags', () => memberOf()],
  ])('counts as expired when the socket is closed and the server answers %s', async (_, answer) => {
    server.answer(session.info, answer);
    const { live, scope, ended } = await loggedInPage();
    live.bye('session_ended');
    await allSettled(scope);
    expect(ended).toEqual(['expired']);
    expect(isOver(scope)).toBe(true);
  });

  it('does not end the next login by a late answer about the session before', async () => {
    const { promise, arrive } = later<void>();
    server.answer(session.info, async () => {
      await promise;
      return failure('system_error');
    });
    const { live, scope, ended } = await loggedInPage();
    live.bye('session_ended');
    const next = { ...loginOf(memberOf({ sessionId: OTHER_SESSION_ID })), token: 'the-next-token' };
    void allSettled(loggedIn, { scope, params: next });
    arrive();
    await allSettled(scope);
    expect(ended).toEqual([]);
    expect(scope.getState($sessionKind)).toBe('member');
  });

  it('is ignored when it is another session', async () => {
    const { live, scope, ended } = await loggedInPage();
    live.tell('session', `session:${OTHER_SESSION_ID}`, { kind: 'ended', reason: 'kicked' });
    live.bye('slow_reader');
    await allSettled(scope);
    expect(ended).toEqual([]);
    expect(isOver(scope)).toBe(false);
  });

  it('does not end the session of the next login on the same page', async () => {
    const { live, scope, ended } = await loggedInPage();
    live.tell('session', SESSION_KEY, { kind: 'ended', reason: 'elsewhere' });
    await allSettled(scope);
    await logIn(scope, memberOf({ sessionId: OTHER_SESSION_ID }));
    await live.open(scope, OTHER_SESSION_ID);
    expect(live.watched('session')).toEqual([`session session:${OTHER_SESSION_ID}`]);
    expect(ended).toEqual(['elsewhere']);
    expect(scope.getState($sessionKind)).toBe('member');
  });
});

describe('a call that the server refuses for lack of a session', () => {
  it.each(['session_ended', 'not_logged_in'])('ends the session: %s', async (key) => {
    server.answer(wallet.balance, () => failure(key));
    const { scope, ended } = await loggedInPage();
    await allSettled(balanceFx, { scope, params: {} });
    expect(ended).toEqual(['expired']);
    expect(isOver(scope)).toBe(true);
  });

  it.each(['elsewhere', 'logout_everywhere', 'operator', 'kicked', 'expired'])(
    'shows the reason that the refusal carries, whether or not the feed tells it later: %s',
    async (reason) => {
      server.answer(wallet.balance, () => failure('session_ended', { reason }));
      const { live, scope, ended } = await loggedInPage();
      await allSettled(balanceFx, { scope, params: {} });
      live.tell('session', SESSION_KEY, { kind: 'ended', reason: reason as 'kicked' });
      await allSettled(scope);
      expect(ended).toEqual([reason]);
    },
  );

  it('keeps the session when it is refused for any other reason', async () => {
    server.answer(session.info, () => failure('system_error'));
    const { scope, ended } = await loggedInPage();
    await allSettled(loadMemberFx, { scope, params: {} });
    expect(ended).toEqual([]);
    expect(scope.getState($sessionKind)).toBe('member');
  });
});

describe('[SHELL-03] [AUTH-05] logging out', () => {
  it('asks for confirmation', async () => {
    const { scope } = await loggedInPage();
    await allSettled(logoutRequested, { scope });
    expect(scope.getState($modal)).toEqual({ name: 'logout' });
    expect(scope.getState($sessionKind)).toBe('member');
  });

  it('sends this session’s token to the server, and leads home', async () => {
    const calls = server.answer(session.logout, () => ({}));
    const { scope, ended, went } = await loggedInPage();
    await allSettled(logoutRequested, { scope });
    await allSettled(logoutConfirmed, { scope });
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-of-player1']);
    expect({ ended, went, modal: scope.getState($modal) }).toEqual({ ended: ['logout'], went: ['/'], modal: null });
    expect(isOver(scope)).toBe(true);
  });

  it('logs out here also when the server cannot be reached', async () => {
    server.answer(session.logout, cut);
    const { scope, ended } = await loggedInPage();
    await allSettled(logoutConfirmed, { scope });
    expect(ended).toEqual(['logout']);
    expect(isOver(scope)).toBe(true);
  });

  it('everywhere logs out here, too', async () => {
    server.answer(session.logoutEverywhere, () => ({ ended: 3 }));
    const { scope, ended } = await loggedInPage();
    await allSettled(everywhereRequested, { scope });
    expect(ended).toEqual(['logout_everywhere']);
    expect(isOver(scope)).toBe(true);
  });

  it('everywhere keeps the session when the server cannot be reached, because other devices would stay logged in', async () => {
    server.answer(session.logoutEverywhere, cut);
    const { scope, ended } = await loggedInPage();
    await allSettled(everywhereRequested, { scope });
    expect({ ended, leaving: scope.getState($leaving) }).toEqual({ ended: [], leaving: false });
    expect(scope.getState($sessionKind)).toBe('member');
  });
});
