import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { doors } from '../../../contract/doors.ts';
import { $sessionKind } from '../../../src/entities/session/model.ts';
import { checkSignUp, type SignUp } from '../../../src/features/sign-up/check.ts';
import { $errors, $failure, $form, edited, fieldLeft, submitted } from '../../../src/features/sign-up/model.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx, routeEntered } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { begin, heardOf, pageOf } from '../support/page.ts';
import { loginOf } from '../support/samples.ts';
import { freshStorage } from '../support/browser.ts';

const server = mockServer();
freshStorage();

const good: SignUp = {
  username: 'newcomer1',
  password: 'Seven-crows-9',
  confirmPassword: 'Seven-crows-9',
  termsAccepted: true,
};
const open = async () => {
  const scope = pageOf();
  await begin(scope);
  await allSettled(modalOpened, { scope, params: { name: 'register' } });
  return scope;
};

describe('[AUTH-11] what can be known before a registration is sent', () => {
  const errorsOf = (change: Partial<SignUp>) =>
    Object.fromEntries(Object.entries(checkSignUp({ ...good, ...change })).filter(([, error]) => error));

  it.each<[string, Partial<SignUp>, object]>([
    ['nothing is wrong', {}, {}],
    ['the terms were not accepted', { termsAccepted: false }, { termsAccepted: 'terms' }],
    ['no name', { username: '  ' }, { username: 'empty' }],
    ['a name of 3', { username: 'abc' }, { username: 'username' }],
    ['a name of 4', { username: 'abcd' }, {}],
    ['a name of 20', { username: 'a'.repeat(20) }, {}],
    ['a name of 21', { username: 'a'.repeat(21) }, { username: 'username' }],
    ['a name that begins with a digit', { username: '1abcd' }, { username: 'username' }],
    ['a name with a space inside', { username: 'ab cd' }, { username: 'username' }],
    ['capital letters, which are made small', { username: ' NewComer ' }, {}],
    ['a password of 7', { password: '7letter', confirmPassword: '7letter' }, { password: 'passwordShort' }],
    ['a password of 8', { password: '8letters', confirmPassword: '8letters' }, {}],
    ['a password of 64', { password: 'x'.repeat(64), confirmPassword: 'x'.repeat(64) }, {}],
    ['a password of 65', { password: 'x'.repeat(65), confirmPassword: 'x'.repeat(65) }, { password: 'passwordLong' }],
    [
      'the name as password',
      { password: 'NEWCOMER1', confirmPassword: 'NEWCOMER1' },
      { password: 'passwordIsUsername' },
    ],
    ['another confirmation', { confirmPassword: 'Seven-crows-8' }, { confirmPassword: 'mismatch' }],
    ['no confirmation', { confirmPassword: '' }, { confirmPassword: 'empty' }],
  ])('%s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

describe('[AUTH-11] registering', () => {
  it('begins with the terms accepted', async () => {
    expect((await open()).getState($form).termsAccepted).toBe(true);
  });

  it('says a field’s error once it was left, and all of them once the form was sent', async () => {
    const scope = await open();
    await allSettled(edited, { scope, params: { username: 'ab' } });
    expect(scope.getState($errors)).toEqual({});
    await allSettled(fieldLeft, { scope, params: 'username' });
    expect(scope.getState($errors)).toEqual({ username: 'username' });
    await allSettled(submitted, { scope });
    expect(scope.getState($errors)).toMatchObject({
      username: 'username',
      password: 'empty',
      confirmPassword: 'empty',
    });
  });

  it('sends the form with who brought the visitor, logs in and goes home', async () => {
    const calls = server.answer(doors.register, () => loginOf());
    const scope = await open();
    const went = heardOf(navigateFx, scope);
    await allSettled(routeEntered, { scope, params: { pathname: '/register', search: '?referralCode=ANNA7' } });
    await allSettled(routeEntered, { scope, params: { pathname: '/', search: '' } });
    await allSettled(edited, { scope, params: { ...good, username: ' NewComer1 ' } });
    await allSettled(submitted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([{ ...good, referralCode: 'ANNA7', login: true }]);
    expect({ kind: scope.getState($sessionKind), modal: scope.getState($modal), went }).toEqual({
      kind: 'member',
      modal: null,
      went: ['/'],
    });
  });

  it('refused by the server keeps the form and says why', async () => {
    server.answer(doors.register, () => failure('username_taken'));
    const scope = await open();
    await allSettled(edited, { scope, params: good });
    await allSettled(submitted, { scope });
    expect(scope.getState($failure)).toMatchObject({ key: 'username_taken' });
    expect(scope.getState($form)).toEqual(good);
    await allSettled(edited, { scope, params: { username: 'newcomer2' } });
    expect(scope.getState($failure)).toBeNull();
  });

  it('left, forgets both passwords and keeps the name', async () => {
    const scope = await open();
    await allSettled(edited, { scope, params: good });
    await allSettled(modalOpened, { scope, params: { name: 'login' } });
    expect(scope.getState($form)).toEqual({ ...good, password: '', confirmPassword: '' });
  });

  it('is filled in in its own scope only', async () => {
    const scope = await open();
    await expectIsolated(scope, [$form], () => allSettled(edited, { scope, params: good }));
  });
});
