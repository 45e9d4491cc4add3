import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { $member, $sessionKind, sessionEnded } from '../../../src/entities/session/model.ts';
import {
  $failure,
  $missing,
  $password,
  $username,
  passwordTyped,
  submitted,
  usernameTyped,
} from '../../../src/features/login/model.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { begin, heardOf, pageOf } from '../support/page.ts';
import { loginOf, memberOf } from '../support/samples.ts';

const server = mockServer();

const open = async () => {
  const scope = pageOf();
  await begin(scope);
  await allSettled(modalOpened, { scope, params: { name: 'login' } });
  return scope;
};
const fill = async (scope: Scope, username: string, password: string) => {
  await allSettled(usernameTyped, { scope, params: username });
  await allSettled(passwordTyped, { scope, params: password });
};
const send = (scope: Scope) => allSettled(submitted, { scope });

describe('[AUTH-01] logging in', () => {
  it('sends name and password without surrounding spaces', async () => {
    const calls = server.answer(auth.login, () => loginOf());
    const scope = await open();
    await fill(scope, '  player1 ', ' Parlour-2026 ');
    await send(scope);
    expect(calls.map(({ request }) => request)).toEqual([
      { username: 'player1', password: 'Parlour-2026', type: 'username' },
    ]);
  });

  it.each([
    ['', 'Parlour-2026'],
    ['   ', 'Parlour-2026'],
    ['player1', ''],
    ['player1', '   '],
  ])('with %j and %j shows what is missing, and sends nothing', async (username, password) => {
    const scope = await open();
    await fill(scope, username, password);
    await send(scope);
    expect(scope.getState($missing)).toBe('credentials');
    await allSettled(usernameTyped, { scope, params: 'p' });
    expect(scope.getState($missing)).toBeNull();
  });
});

describe('[AUTH-02] a login that succeeds', () => {
  it('stores the token, loads the member, closes the popup and leads home', async () => {
    server.answer(auth.login, () => loginOf());
    const scope = await open();
    const went = heardOf(navigateFx, scope);
    await fill(scope, 'player1', 'Parlour-2026');
    await send(scope);
    expect(sessionStorage.getItem('token')).toBe('token-of-player1');
    expect({
      kind: scope.getState($sessionKind),
      member: scope.getState($member),
      modal: scope.getState($modal),
      password: scope.getState($password),
      went,
    }).toEqual({ kind: 'member', member: memberOf(), modal: null, password: '', went: ['/'] });
  });

  it('changes its own scope only', async () => {
    server.answer(auth.login, () => loginOf());
    const scope = await open();
    await fill(scope, 'player1', 'Parlour-2026');
    await expectIsolated(scope, [$member, $sessionKind, $modal], () => send(scope));
  });
});

describe('[AUTH-03] a login that fails', () => {
  it('shows the server’s key, keeps the popup and what was typed, and stores nothing', async () => {
    server.answer(auth.login, () => failure('in_incorrect_password'));
    const scope = await open();
    await fill(scope, 'player1', 'wrong');
    await send(scope);
    expect(scope.getState($failure)).toMatchObject({ key: 'in_incorrect_password' });
    expect(scope.getState($modal)).toEqual({ name: 'login' });
    expect([scope.getState($username), scope.getState($password)]).toEqual(['player1', 'wrong']);
    expect(sessionStorage.length).toBe(0);
    expect(scope.getState($sessionKind)).toBe('guest');
  });

  it('does not report an ended session', async () => {
    server.answer(auth.login, () => failure('not_logged_in'));
    const scope = await open();
    const ended = heardOf(sessionEnded, scope);
    await fill(scope, 'player1', 'wrong');
    await send(scope);
    expect(ended).toEqual([]);
  });

  it('clears the error with the next character, and when the popup closes', async () => {
    server.answer(auth.login, cut);
    const scope = await open();
    await fill(scope, 'player1', 'wrong');
    await send(scope);
    expect(scope.getState($failure)).toMatchObject({ key: 'network_abnormal' });
    await allSettled(passwordTyped, { scope, params: 'wrong2' });
    expect(scope.getState($failure)).toBeNull();
    await send(scope);
    await allSettled(modalOpened, { scope, params: { name: 'register' } });
    expect([scope.getState($failure), scope.getState($password)]).toEqual([null, '']);
  });
});
