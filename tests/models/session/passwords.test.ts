import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { $sessionKind } from '../../../src/entities/session/model.ts';
import { $site } from '../../../src/entities/site/model.ts';
import * as change from '../../../src/features/passwords/change-password.ts';
import * as mail from '../../../src/features/passwords/forgot-by-mail.ts';
import { $resetMethods } from '../../../src/entities/site/resets.ts';
import { $method, methodChosen } from '../../../src/features/passwords/forgot-method.ts';
import { checkNewPassword } from '../../../src/features/passwords/new-password.ts';
import * as reset from '../../../src/features/passwords/reset-password.ts';
import { passwordTyped, submitted, usernameTyped } from '../../../src/features/login/model.ts';
import { $modal, modalDismissed, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { heardOf, logIn, pageOf } from '../support/page.ts';
import { loginInfoOf, loginOf, memberOf, siteOf } from '../support/samples.ts';

const server = mockServer();

const NEW = 'three blue herons';
const typeNew = async (scope: Scope, fields: typeof change.fields, again = NEW) => {
  await allSettled(fields.newTyped, { scope, params: NEW });
  await allSettled(fields.confirmTyped, { scope, params: again });
};

describe('[AUTH-06] the rule of a new password', () => {
  it.each([
    ['', '', { newPassword: 'empty', confirmPassword: 'empty' }],
    ['1234567', '1234567', { newPassword: 'passwordShort' }],
    ['12345678', '12345678', {}],
    ['x'.repeat(64), 'x'.repeat(64), {}],
    ['x'.repeat(65), 'x'.repeat(65), { newPassword: 'passwordLong' }],
    ['🦉'.repeat(7), '🦉'.repeat(7), { newPassword: 'passwordShort' }],
    ['🦉'.repeat(64), '🦉'.repeat(64), {}],
    ['🦉'.repeat(65), '🦉'.repeat(65), { newPassword: 'passwordLong' }],
    ['ma\u00f1ana-9', 'man\u0303ana-9', {}],
    ['Player1xx', 'Player1xx', { newPassword: 'passwordIsUsername' }],
    ['12345678', '1234567', { confirmPassword: 'mismatch' }],
  ])('%j and %j: %j', (newPassword, confirmPassword, errors) => {
    const found = checkNewPassword({ newPassword, confirmPassword }, 'player1xx');
    expect(JSON.parse(JSON.stringify(found))).toEqual(errors);
  });
});

describe('[AUTH-02] a login whose password must be changed', () => {
  const enter = async () => {
    server.answer(auth.login, () => ({
      ...loginOf(memberOf({ changePassword: 'weak' })),
      changePassword: 'weak' as const,
    }));
    server.answer(session.loginInfo, () => loginInfoOf());
    const scope = pageOf();
    await allSettled(modalOpened, { scope, params: { name: 'login' } });
    await allSettled(usernameTyped, { scope, params: 'player1' });
    await allSettled(passwordTyped, { scope, params: '123456' });
    const went = heardOf(navigateFx, scope);
    await allSettled(submitted, { scope });
    return { scope, went };
  };

  it('opens the form, shows why, and does not lead elsewhere', async () => {
    const { scope, went } = await enter();
    expect([scope.getState($modal)?.name, scope.getState(change.$why)]).toEqual(['changePassword', 'weak']);
    expect([scope.getState($sessionKind), went]).toEqual(['member', []]);
  });

  it('[AUTH-06] does not ask for the old password again, and leads home after the change', async () => {
    const calls = server.answer(auth.changePassword, () => ({}));
    const { scope, went } = await enter();
    expect(scope.getState(change.$isOldKnown)).toBe(true);
    await typeNew(scope, change.fields);
    await allSettled(change.submitted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([
      { oldPassword: '123456', newPassword: NEW, confirmNewPassword: NEW },
    ]);
    expect([scope.getState($modal), went]).toEqual([null, ['/']]);
  });

  it('clears the passwords when the form is left', async () => {
    const { scope } = await enter();
    await typeNew(scope, change.fields);
    await allSettled(modalDismissed, { scope });
    expect([scope.getState(change.fields.$newPassword), scope.getState($modal)]).toEqual(['', null]);
  });
});

describe('[AUTH-06] changing the password', () => {
  it('requires the old password', async () => {
    const scope = pageOf();
    await logIn(scope);
    await allSettled(modalOpened, { scope, params: { name: 'changePassword' } });
    await typeNew(scope, change.fields);
    await allSettled(change.submitted, { scope });
    expect(scope.getState(change.$oldMissing)).toBe(true);
  });

  it('keeps what was typed when the server refuses', async () => {
    server.answer(auth.changePassword, () => failure('password_too_common'));
    const scope = pageOf();
    await logIn(scope);
    await allSettled(modalOpened, { scope, params: { name: 'changePassword' } });
    await allSettled(change.oldTyped, { scope, params: 'old' });
    await typeNew(scope, change.fields);
    await allSettled(change.submitted, { scope });
    expect(scope.getState(change.$failure)).toMatchObject({ key: 'password_too_common' });
    expect(scope.getState(change.fields.$newPassword)).toBe(NEW);
  });
});

describe('[AUTH-07] a forgotten password', () => {
  it.each([
    [true, true, ['phone', 'mail'], 'phone'],
    [true, false, ['phone'], 'phone'],
    [false, true, ['mail'], 'mail'],
    [false, false, [], null],
  ])('by phone %s, by mail %s: offers %j, %s first', (phone, byMail, methods, first) => {
    const site = siteOf();
    const flags = { ...site.flags, CHNGPASSVERIF3: phone, CHNGPASSMAIL3: byMail };
    const scope = pageOf({ values: [[$site, { ...site, flags }]] });
    expect([scope.getState($resetMethods), scope.getState($method)]).toEqual([methods, first]);
  });

  it('keeps the chosen tab', async () => {
    const site = siteOf();
    const flags = { ...site.flags, CHNGPASSVERIF3: true, CHNGPASSMAIL3: true };
    const scope = pageOf({ values: [[$site, { ...site, flags }]] });
    await allSettled(methodChosen, { scope, params: 'mail' });
    expect(scope.getState($method)).toBe('mail');
  });

  it('by mail: sends name and address trimmed, and confirms that the mail is sent', async () => {
    const calls = server.answer(auth.mailResetLink, () => ({}));
    const scope = pageOf();
    await allSettled(mail.usernameTyped, { scope, params: ' player2 ' });
    await allSettled(mail.submitted, { scope });
    expect([calls.length, scope.getState(mail.$spoken)]).toEqual([0, true]);
    await allSettled(mail.emailTyped, { scope, params: ' player2@example.com ' });
    await allSettled(mail.submitted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([{ username: 'player2', email: 'player2@example.com' }]);
    expect(scope.getState(mail.$isSent)).toBe(true);
  });

  it('by the link in a mail: sets the new password and logs in', async () => {
    const calls = server.answer(auth.resetByLink, () => loginOf());
    const scope = pageOf();
    const went = heardOf(navigateFx, scope);
    await allSettled(modalOpened, { scope, params: { name: 'resetPassword', code: 'abc' } });
    await typeNew(scope, reset.fields, 'another');
    await allSettled(reset.submitted, { scope });
    expect(calls).toEqual([]);
    await typeNew(scope, reset.fields);
    await allSettled(reset.submitted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([{ code: 'abc', newPassword: NEW }]);
    expect([scope.getState($sessionKind), scope.getState($modal), went]).toEqual(['member', null, ['/']]);
  });
});
