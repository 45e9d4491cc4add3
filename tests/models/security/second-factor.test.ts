import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { favourites } from '../../../contract/games.ts';
import { security } from '../../../contract/security.ts';
import { $member, endReported, readTokenFx } from '../../../src/entities/session/model.ts';
import {
  linkOpened,
  $asks as $linkAsks,
  $failure as $linkFailure,
  $isOver as $linkIsOver,
  switchConfirmed,
} from '../../../src/features/login-link/model.ts';
import { $code, $failure, $isOver, codeTyped, submitted } from '../../../src/features/second-factor/model.ts';
import {
  $drawn,
  $failure as $enrolFailure,
  $recoveryCodes,
  $state,
  codeTyped as enrolCodeTyped,
  enrolRequested,
  factorPanel,
  submitted as enrolSubmitted,
} from '../../../src/features/second-factor/enrol.ts';
import { passwordTyped, submitted as loginSubmitted, usernameTyped } from '../../../src/features/login/model.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { connected } from '../support/connected.ts';
import { heardOf, logIn, pageOf } from '../support/page.ts';
import { loginOf, memberOf } from '../support/samples.ts';

const server = mockServer();
connected();
const standAt = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });
beforeEach(() => {
  // A login loads the favourites.
  server.answer(favourites.ids, () => ({ ids: [] }));
  standAt('/');
});

/** A login whose password was right and whose account has a second factor. */
const halfway = async () => {
  const scope = pageOf();
  await allSettled(modalOpened, { scope, params: { name: 'login' } });
  server.answer(auth.login, () => failure('second_factor_needed', { ticket: 'a-ticket' }));
  await allSettled(usernameTyped, { scope, params: 'player1' });
  await allSettled(passwordTyped, { scope, params: 'Parlour-2026' });
  await allSettled(loginSubmitted, { scope });
  return scope;
};

describe('[AUTH-17] the second step of a login', () => {
  it('replaces the first step, and starts the session', async () => {
    const scope = await halfway();
    expect(scope.getState($modal)).toEqual({ name: 'secondFactor', ticket: 'a-ticket' });
    expect(scope.getState($member)).toBeNull();
    const gone = heardOf(navigateFx, scope);
    const calls = server.answer(security.secondFactor, () => loginOf());
    await allSettled(codeTyped, { scope, params: ' 123 456 ' });
    await allSettled(submitted, { scope, params: { ticket: 'a-ticket' } });
    expect(calls.map(({ request }) => request)).toEqual([{ ticket: 'a-ticket', code: '123 456' }]);
    expect(scope.getState($member)).toEqual(memberOf());
    expect(scope.getState($modal)).toBeNull();
    expect(gone).toEqual(['/']);
  });

  it('continues to the centre after an agent login', async () => {
    const scope = await halfway();
    standAt('/agent');
    const gone = heardOf(navigateFx, scope);
    server.answer(security.secondFactor, () => loginOf());
    await allSettled(codeTyped, { scope, params: '123456' });
    await allSettled(submitted, { scope, params: { ticket: 'a-ticket' } });
    expect(gone).toEqual(['/agentHome']);
  });

  it.each(['weak', 'first', 'expired'] as const)('[AUTH-02] then requires another password: %s', async (why) => {
    const scope = await halfway();
    const gone = heardOf(navigateFx, scope);
    server.answer(security.secondFactor, () => ({
      ...loginOf(memberOf({ changePassword: why })),
      changePassword: why,
    }));
    await allSettled(codeTyped, { scope, params: '123456' });
    await allSettled(submitted, { scope, params: { ticket: 'a-ticket' } });
    expect(scope.getState($modal)).toEqual({ name: 'changePassword' });
    // The form shows why by the member's data.
    expect(scope.getState($member)?.changePassword).toBe(why);
    expect(gone).toEqual([]);
  });

  it('reports a wrong code and keeps what was typed; starts the login again when the ticket has expired', async () => {
    const scope = await halfway();
    const keys = ['second_factor_wrong', 'second_factor_over'];
    server.answer(security.secondFactor, (_, { nth }) => failure(keys[nth - 1]!));
    await allSettled(codeTyped, { scope, params: '000000' });
    await allSettled(submitted, { scope, params: { ticket: 'a-ticket' } });
    expect(scope.getState($failure)).toMatchObject({ key: 'second_factor_wrong' });
    expect([scope.getState($code), scope.getState($isOver)]).toEqual(['000000', false]);
    await allSettled(submitted, { scope, params: { ticket: 'a-ticket' } });
    expect(scope.getState($isOver)).toBe(true);
    await allSettled(modalOpened, { scope, params: { name: 'login' } });
    expect(scope.getState($code)).toBe('');
  });
});

describe('[AUTH-17] enabling it', () => {
  it('shows the secret until a code confirms it, and the recovery codes until the member leaves', async () => {
    const scope = pageOf();
    await logIn(scope);
    server.answer(security.enrol, () => ({ secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' }));
    server.answer(security.state, () => ({ on: true, recoveryCodesLeft: 10 }));
    server.answer(security.activate, () => ({ recoveryCodes: ['aaaa-bbbb-cccc'] }));
    await allSettled(enrolRequested, { scope });
    expect(scope.getState($drawn)?.secret).toBe('ABCD');
    await allSettled(enrolCodeTyped, { scope, params: '123456' });
    await allSettled(enrolSubmitted, { scope });
    expect(scope.getState($drawn)).toBeNull();
    expect(scope.getState($recoveryCodes)).toEqual(['aaaa-bbbb-cccc']);
    await allSettled(factorPanel.closed, { scope });
    expect(scope.getState($recoveryCodes)).toEqual([]);
  });
});

describe('[AUTH-17] its state', () => {
  it('can be requested again after a failed load', async () => {
    const scope = pageOf();
    await logIn(scope);
    server.answer(security.state, (_, { nth }) => (nth === 1 ? cut() : { on: false, recoveryCodesLeft: 0 }));
    await allSettled(factorPanel.opened, { scope });
    expect(scope.getState($enrolFailure)).not.toBeNull();
    await allSettled(factorPanel.opened, { scope });
    expect([scope.getState($enrolFailure), scope.getState($state)]).toEqual([
      null,
      { on: false, recoveryCodesLeft: 0 },
    ]);
  });
});

/** It is known that nobody is logged in. */
const visitorsPage = async () => {
  const scope = pageOf();
  await allSettled(readTokenFx, { scope });
  return scope;
};

describe('[AUTH-04] a one-time link', () => {
  it('is exchanged once, even if the page reports twice that it was opened', async () => {
    const scope = await visitorsPage();
    const calls = server.answer(security.exchange, () => loginOf());
    await Promise.all([allSettled(linkOpened, { scope, params: 'x' }), allSettled(linkOpened, { scope, params: 'x' })]);
    expect(calls).toHaveLength(1);
    expect(scope.getState($member)).toEqual(memberOf());
  });

  it('asks a logged-in member before it opens another account, and keeps the session when the answer is no', async () => {
    const scope = pageOf();
    await logIn(scope);
    const calls = server.answer(security.exchange, () => loginOf(memberOf({ account: 'second' })));
    await allSettled(modalOpened, { scope, params: { name: 'loginLink', code: 'x' } });
    await allSettled(linkOpened, { scope, params: 'x' });
    expect([scope.getState($linkAsks), calls.length]).toEqual([true, 0]);
    expect(scope.getState($member)).toEqual(memberOf());
    await allSettled(switchConfirmed, { scope });
    expect(calls).toHaveLength(1);
    expect([scope.getState($member)?.account, scope.getState($modal)]).toEqual(['second', null]);
  });

  it('shows no message about the session that it ends', async () => {
    const scope = pageOf();
    await logIn(scope);
    await allSettled(modalOpened, { scope, params: { name: 'loginLink', code: 'x' } });
    await allSettled(endReported, { scope, params: 'logout' });
    expect(scope.getState($modal)).toEqual({ name: 'loginLink', code: 'x' });
  });

  it('reports that it has expired, and leaves the visitor logged out', async () => {
    const scope = await visitorsPage();
    server.answer(security.exchange, () => failure('login_link_over'));
    await allSettled(linkOpened, { scope, params: 'x' });
    expect(scope.getState($linkFailure)).toMatchObject({ key: 'login_link_over' });
    expect([scope.getState($linkIsOver), scope.getState($member)]).toEqual([true, null]);
  });

  it('can be tried again after a failed connection', async () => {
    const scope = await visitorsPage();
    server.answer(security.exchange, (_, { nth }) => (nth === 1 ? cut() : loginOf()));
    await allSettled(linkOpened, { scope, params: 'x' });
    expect(scope.getState($linkIsOver)).toBe(false);
    await allSettled(linkOpened, { scope, params: 'x' });
    expect(scope.getState($member)).toEqual(memberOf());
  });
});
