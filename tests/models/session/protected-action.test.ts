import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { $actionWaits, protectedAction } from '../../../src/entities/session/protected-action.ts';
import { passwordTyped, submitted, usernameTyped } from '../../../src/features/login/model.ts';
import { $modal, modalDismissed, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { begin, heardOf, later, logIn, pageOf } from '../support/page.ts';
import { expectIsolated } from '../support/isolation.ts';
import { loginOf, memberOf, trial } from '../support/samples.ts';

const server = mockServer();

const keep = protectedAction<string>();
const withdraw = protectedAction<string>({ realAccount: true });

const guest = async () => {
  const scope = pageOf();
  await begin(scope);
  return { scope, done: heardOf(keep.allowed, scope), withdrawn: heardOf(withdraw.allowed, scope) };
};

describe('[AUTH-13] an action that requires a session', () => {
  it('runs at once for a member', async () => {
    const { scope, done } = await guest();
    await logIn(scope);
    await allSettled(keep.requested, { scope, params: 'game 7' });
    expect({ done, modal: scope.getState($modal) }).toEqual({ done: ['game 7'], modal: null });
  });

  it('opens the login popup for a guest, and continues after the login on the same page', async () => {
    server.answer(auth.login, () => loginOf());
    const { scope, done } = await guest();
    const went = heardOf(navigateFx, scope);
    await allSettled(keep.requested, { scope, params: 'game 7' });
    expect({ done, modal: scope.getState($modal) }).toEqual({ done: [], modal: { name: 'login' } });
    await allSettled(usernameTyped, { scope, params: 'player1' });
    await allSettled(passwordTyped, { scope, params: 'Parlour-2026' });
    await allSettled(submitted, { scope });
    expect({ done, modal: scope.getState($modal), went }).toEqual({ done: ['game 7'], modal: null, went: [] });
  });

  it('survives a wrong password, and a switch to the registration', async () => {
    server.answer(auth.login, () => failure('in_incorrect_password'));
    const { scope, done } = await guest();
    await allSettled(keep.requested, { scope, params: 'game 7' });
    await allSettled(usernameTyped, { scope, params: 'player1' });
    await allSettled(passwordTyped, { scope, params: 'wrong' });
    await allSettled(submitted, { scope });
    await allSettled(modalOpened, { scope, params: { name: 'register' } });
    await logIn(scope);
    expect(done).toEqual(['game 7']);
  });

  it('runs once: the next login does not repeat it', async () => {
    const { scope, done } = await guest();
    await allSettled(keep.requested, { scope, params: 'game 7' });
    await logIn(scope);
    await logIn(scope);
    expect({ done, waits: scope.getState($actionWaits) }).toEqual({ done: ['game 7'], waits: false });
  });

  it('is dropped when the popup is closed', async () => {
    const { scope, done } = await guest();
    await allSettled(keep.requested, { scope, params: 'game 7' });
    await allSettled(modalDismissed, { scope });
    await logIn(scope);
    expect({ done, waits: scope.getState($actionWaits) }).toEqual({ done: [], waits: false });
  });

  it('waits, without a popup, while a stored token is checked', async () => {
    sessionStorage.setItem('token', 'stored');
    const answer = later<ReturnType<typeof memberOf>>();
    server.answer(session.info, () => answer.promise);
    const scope = pageOf();
    const done = heardOf(keep.allowed, scope);
    const begun = begin(scope);
    const request = allSettled(keep.requested, { scope, params: 'game 7' });
    expect({ done, modal: scope.getState($modal) }).toEqual({ done: [], modal: null });
    answer.arrive(memberOf());
    await Promise.all([begun, request]);
    expect(done).toEqual(['game 7']);
  });

  it('waits when the stored token is invalid, and runs after the next login', async () => {
    sessionStorage.setItem('token', 'old');
    server.answer(session.info, () => failure('session_ended'));
    const scope = pageOf();
    const done = heardOf(keep.allowed, scope);
    const begun = begin(scope);
    await allSettled(keep.requested, { scope, params: 'game 7' });
    await begun;
    expect(done).toEqual([]);
    await logIn(scope);
    expect(done).toEqual(['game 7']);
  });

  it('runs for a trial member, unless it needs a real account: then it is dropped with a message', async () => {
    const { scope, done, withdrawn } = await guest();
    await logIn(scope, trial);
    await allSettled(keep.requested, { scope, params: 'game 7' });
    expect({ done, modal: scope.getState($modal) }).toEqual({ done: ['game 7'], modal: null });
    await allSettled(withdraw.requested, { scope, params: '10 USD' });
    expect({ withdrawn, modal: scope.getState($modal) }).toEqual({ withdrawn: [], modal: { name: 'realAccount' } });
  });

  it('shows the message to a guest who logs in as a trial member, too', async () => {
    const { scope, withdrawn } = await guest();
    await allSettled(withdraw.requested, { scope, params: '10 USD' });
    await logIn(scope, trial);
    expect({ withdrawn, modal: scope.getState($modal) }).toEqual({ withdrawn: [], modal: { name: 'realAccount' } });
  });

  it('waits together with a second one, and both continue', async () => {
    const { scope, done, withdrawn } = await guest();
    await allSettled(keep.requested, { scope, params: 'game 7' });
    await allSettled(withdraw.requested, { scope, params: '10 USD' });
    await logIn(scope);
    expect({ done, withdrawn }).toEqual({ done: ['game 7'], withdrawn: ['10 USD'] });
  });

  it('waits in its own scope only', async () => {
    const { scope } = await guest();
    await expectIsolated(scope, [$actionWaits, $modal], () => allSettled(keep.requested, { scope, params: 'game 7' }));
  });
});
