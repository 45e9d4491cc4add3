import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { session } from '../../../contract/session.ts';
import '../../../src/entities/session/live-session.ts';
import {
  $isAgent,
  $isLoggedIn,
  $member,
  $sessionId,
  $sessionKind,
  endReported,
} from '../../../src/entities/session/model.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { begin, heardOf, later, logIn, pageOf } from '../support/page.ts';
import { memberOf, SESSION_ID, trial } from '../support/samples.ts';

const server = mockServer();

describe('[AUTH-04] a page at its start', () => {
  it('without a token is a guest’s, and sends no request', async () => {
    const scope = pageOf();
    expect(scope.getState($sessionKind)).toBe('unknown');
    await begin(scope);
    expect(scope.getState($sessionKind)).toBe('guest');
  });

  it('with a stored token requests the member, and is neither a guest’s nor a member’s until then', async () => {
    sessionStorage.setItem('token', 'stored');
    const answer = later<ReturnType<typeof memberOf>>();
    const calls = server.answer(session.info, () => answer.promise);
    const scope = pageOf();
    const kinds = heardOf($sessionKind, scope);
    const begun = begin(scope);
    answer.arrive(memberOf());
    await begun;
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer stored']);
    expect(kinds).toEqual(['member']);
    expect(scope.getState($sessionId)).toBe(SESSION_ID);
  });

  it('removes a token that the server no longer accepts, and continues as a guest’s', async () => {
    sessionStorage.setItem('token', 'old');
    server.answer(session.info, () => failure('session_ended'));
    const scope = pageOf();
    await begin(scope);
    expect(scope.getState($sessionKind)).toBe('guest');
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});

describe('[AUTH-13] [AUTH-14] account types', () => {
  it('type 4 is a trial member who is logged in', async () => {
    const scope = pageOf();
    await logIn(scope, trial);
    expect([scope.getState($sessionKind), scope.getState($isLoggedIn)]).toEqual(['trial', true]);
  });

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [41, true],
    [42, true],
  ])('type %i: agent %s', async (type, isAgent) => {
    const scope = pageOf();
    await logIn(scope, memberOf({ type }));
    expect(scope.getState($isAgent)).toBe(isAgent);
  });
});

describe('[AUTH-05] [SYS-10] the end of a session', () => {
  it('clears session storage except the merchant’s code', async () => {
    const scope = pageOf();
    await begin(scope);
    await logIn(scope);
    sessionStorage.setItem('merchant', 'parlour');
    sessionStorage.setItem('winnerBoard', '[]');
    localStorage.setItem('hisLang', 'CN');
    await allSettled(endReported, { scope, params: 'logout' });
    expect([sessionStorage.length, sessionStorage.getItem('merchant')]).toEqual([1, 'parlour']);
    expect(localStorage.getItem('hisLang')).toBe('CN');
    expect([scope.getState($member), scope.getState($sessionKind)]).toEqual([null, 'guest']);
  });
});
