import { describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { operator } from '../../../contract/operator.ts';
import { startSession, type LoginFailure } from '../../../server/domains/auth/login/start-session.ts';
import { createPasswords, NO_PASSWORD } from '../../../server/crypto/passwords.ts';
import { setPassword } from '../../../server/domains/auth/password/set-password.ts';
import type { Call } from '../../../server/http/route.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, TEST_OPERATOR_KEY, TEST_PASSWORD } from '../../support/test-server.ts';
import { test, name, useServer, merchant, logIn } from './support/session.ts';
import { anyFailure } from '../../../server/http/failure.ts';

useServer();

describe('login', () => {
  it('returns a token of 256 bits, stored as a hash only, and the logged-in member', async () => {
    const member = await addMember(test.database, name);
    const { status, body } = await logIn(` ${name.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    expect(Buffer.from(body.value.token, 'base64url')).toHaveLength(32);
    const info = await callServer(test.url, session.info, {}, { token: body.value.token });
    expect(info.body.value).toMatchObject({ id: member.id, account: name, type: 0, currency: 'USD', exponent: 2 });
    const row = await merchant()
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', member.id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(body.value.token);
    expect(row!.expires_at.getTime() - row!.started_at.getTime()).toBe(SERVER_LIMITS.sessionMs);
  });

  it('[AUTH-02] is a first login until the first-login action is reported', async () => {
    await addMember(test.database, name);
    await logIn(name);
    const { token, ...login } = (await logIn(name)).body.value;
    expect(login.firstTimeLogin).toBe(true);
    expect((await callServer(test.url, session.loginInfo, {}, { token })).body.value).toEqual(login);
    await callServer(test.url, session.firstLogin, {}, { token });
    const after = { ...login, firstTimeLogin: false };
    expect((await callServer(test.url, session.loginInfo, {}, { token })).body.value).toEqual(after);
    expect((await logIn(name)).body.value.firstTimeLogin).toBe(false);
  });

  it('[API-01] gives a member a picture, which reveals no name and is the same each time', async () => {
    await addMember(test.database, name);
    const icon = async () => {
      const { token } = (await logIn(name)).body.value;
      return (await callServer(test.url, session.icon, {}, { token })).body.value.iconUrl;
    };
    const address = await icon();
    expect(address).not.toContain(name);
    expect(await icon()).toBe(address);
    const picture = await fetch(test.url + address);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg/);
    expect((await fetch(`${test.url}/member-icon/../../x.svg`)).status).toBe(404);
  });

  it('gives a wrong password and an unknown name the same answer', async () => {
    await addMember(test.database, name);
    const wrong = await logIn(name, 'not the password');
    const unknown = await logIn(`no${name}`, 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ success: false, message: 'in_incorrect_password', value: null });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('does the same work for an unknown name and for a member without a password', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('right');
    expect(await passwords.verify(stored, 'right')).toBe(true);
    expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
    for (const password of [NO_PASSWORD, 'nobody has this password'])
      expect(await passwords.verify(NO_PASSWORD, password)).toBe(false);
  });

  it('refuses a non-member, a locked and a stopped member, and reveals the reason only with the right password', async () => {
    await addMember(test.database, `${name}s`, { type: 9 });
    expect((await logIn(`${name}s`)).body.message).toBe('non_member_account');
    const locked = await addMember(test.database, `${name}l`);
    await merchant().updateTable('members').set({ locked: true }).where('id', '=', locked.id).execute();
    expect((await logIn(`${name}l`)).body.message).toBe('account_locked');
    await addMember(test.database, `${name}x`);
    await merchant()
      .insertInto('stopped_logins', { username: `${name}x`, reason: 'test' })
      .execute();
    expect((await logIn(`${name}x`)).body.message).toBe('account_locked');
    expect((await logIn(`${name}x`, 'wrong')).body.message).toBe('in_incorrect_password');
    expect((await logIn(name, 'x', 'sms')).body.message).toBe('invalid_request');
  });

  it('[AUTH-14] admits agents only at the agent login, and starts no session for others', async () => {
    const atLogin = (username: string, password = TEST_PASSWORD) =>
      callServer(test.url, auth.login, { username, password, type: 'username', as: 'agent' });
    const sessions = () => merchant().selectFrom('sessions').select('id').execute();
    await addMember(test.database, `${name}p`);
    await addMember(test.database, `${name}a`, { type: 41 });
    const before = await sessions();
    expect((await atLogin(`${name}p`)).body.message).toBe('non_agent_account');
    expect((await atLogin(`${name}p`, 'wrong')).body.message).toBe('in_incorrect_password');
    expect(await sessions()).toEqual(before);
    expect((await atLogin(`${name}a`)).status).toBe(200);
  });

  it('logs neither password nor token', async () => {
    await addMember(test.database, name);
    const { body } = await logIn(name);
    const lines = JSON.stringify(test.logged);
    expect(lines).not.toContain(TEST_PASSWORD);
    expect(lines).not.toContain(body.value.token);
  });
});

describe('[issue 5] a login in progress', () => {
  it('starts no session when the password changes meanwhile', async () => {
    const member = await addMember(test.database, `${name}w`);
    const merchant = await test.database.db
      .selectFrom('merchants')
      .selectAll()
      .where('code', '=', test.merchant)
      .executeTakeFirstOrThrow();
    const call = {
      merchant,
      ip: '127.0.0.1',
      userAgent: 'test',
      log: test.ctx.log,
      fail: anyFailure,
    } as unknown as Call<LoginFailure>;
    const logInLate = () =>
      startSession(test.ctx, call, member, {
        by: 'username',
        passwordChanged: () => anyFailure('in_incorrect_password'),
      });
    expect((await logInLate()).userInfo.account).toBe(`${name}w`);
    await test.database.transact((tx) => setPassword(tx, member, { hash: 'another' }));
    await expect(logInLate()).rejects.toMatchObject({ key: 'in_incorrect_password' });
  });

  it('starts no session when the operator stops the member’s login meanwhile', async () => {
    const member = await addMember(test.database, `${name}v`);
    // A login locks the member's row until its session exists: the stop command waits for it, and then ends that session too.
    const logins = Array.from({ length: 5 }, () => logIn(member.username));
    const stop = { merchant: test.merchant, target: 'login', id: member.username, on: true, reason: 'test' } as const;
    const [stopped] = await Promise.all([
      callServer(test.url, operator.killSwitch, stop, { token: TEST_OPERATOR_KEY }),
      ...logins,
    ]);
    expect(stopped.status).toBe(200);
    const open = await merchant()
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', member.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });
});

describe('many concurrent logins', () => {
  it('are refused with a time to retry when the queue of password hashes is full', async () => {
    const passwords = createPasswords({ waiting: 1 });
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.verify(undefined, 'x')));
    const refused = tries.filter((each) => each.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.reason).toMatchObject({ key: 'too_many_requests', status: 429 });
  });
});
