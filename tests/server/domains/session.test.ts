import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { operator } from '../../../contract/site.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { startSession } from '../../../server/domains/auth/login/start-session.ts';
import { createPasswords, NO_PASSWORD } from '../../../server/domains/auth/password/hashing.ts';
import { setPassword } from '../../../server/domains/auth/password/set-password.ts';
import { endExpiredSessions } from '../../../server/domains/auth/sessions/sessions.ts';
import type { Call } from '../../../server/http/route.ts';
import { callServer, sealFor } from '../../support/calls.ts';
import {
  addMerchant,
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  TEST_PASSWORD,
  type TestServer,
} from '../../support/test-server.ts';
import { registrationOf } from '../../support/registration.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const brand = () => inMerchant(test.database.db, 'parlour');
let count = 0;
let name: string;
beforeEach(() => {
  count += 1;
  name = `member${count}`;
});

const logIn = (username: string, password = TEST_PASSWORD, type = 'username') =>
  callServer(test.url, auth.login, { username, password, type });

const form = (over: object = {}) => registrationOf(name, over);
const registerAs = (over: object = {}) => callServer(test.url, auth.register, form(over));

describe('login', () => {
  it('returns a token of 256 bits, stored as a hash only, and the logged-in member', async () => {
    const member = await addMember(test.database, name);
    const { status, body } = await logIn(` ${name.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    expect(Buffer.from(body.value.token, 'base64url')).toHaveLength(32);
    const info = await callServer(test.url, session.info, {}, { token: body.value.token });
    expect(info.body.value).toMatchObject({ id: member.id, account: name, type: 0, currency: 'USD', exponent: 2 });
    const row = await brand().selectFrom('sessions').selectAll().where('member_id', '=', member.id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(body.value.token);
    expect(row!.expires_at.getTime() - row!.started_at.getTime()).toBe(SERVER_LIMITS.sessionMs);
    expect((await logIn(name)).body.value.firstTimeLogin).toBe(false);
  });

  it('gives a wrong password and an unknown name the same answer', async () => {
    await addMember(test.database, name);
    const wrong = await logIn(name, 'not the password');
    const unknown = await logIn(`no${name}`, 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ success: false, message: 'in_incorrect_password' });
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
    await brand().updateTable('members').set({ locked: true }).where('id', '=', locked.id).execute();
    expect((await logIn(`${name}l`)).body.message).toBe('account_locked');
    await addMember(test.database, `${name}x`);
    await brand()
      .insertInto('stopped_logins', { username: `${name}x`, reason: 'test' })
      .execute();
    expect((await logIn(`${name}x`)).body.message).toBe('account_locked');
    expect((await logIn(`${name}x`, 'wrong')).body.message).toBe('in_incorrect_password');
    expect((await logIn(name, 'x', 'sms')).body.message).toBe('invalid_request');
  });

  it('[AUTH-14] admits agents only at the agent login, and starts no session for others', async () => {
    const atDoor = (username: string, password = TEST_PASSWORD) =>
      callServer(test.url, auth.login, { username, password, type: 'username', as: 'agent' });
    const sessions = () => brand().selectFrom('sessions').select('id').execute();
    await addMember(test.database, `${name}p`);
    await addMember(test.database, `${name}a`, { type: 41 });
    const before = await sessions();
    expect((await atDoor(`${name}p`)).body.message).toBe('non_agent_account');
    expect((await atDoor(`${name}p`, 'wrong')).body.message).toBe('in_incorrect_password');
    expect(await sessions()).toEqual(before);
    expect((await atDoor(`${name}a`)).status).toBe(200);
  });

  it('logs neither password nor token', async () => {
    await addMember(test.database, name);
    const { body } = await logIn(name);
    const lines = JSON.stringify(test.logged);
    expect(lines).not.toContain(TEST_PASSWORD);
    expect(lines).not.toContain(body.value.token);
  });
});

describe('a sealed body', () => {
  const send = (sealed: object) => callServer(test.url, auth.login, {}, { raw: { body: JSON.stringify(sealed) } });

  it('is accepted once: a resent one starts no second session', async () => {
    const member = await addMember(test.database, name);
    const sealed = await sealFor(test.url, auth.login, {
      username: name,
      password: TEST_PASSWORD,
      type: 'username',
    });
    expect((await send(sealed)).status).toBe(200);
    const again = await send(sealed);
    expect([again.body.message, again.body.value]).toEqual(['sealed_body_unreadable', { problem: 'already_used' }]);
    const sessions = await brand().selectFrom('sessions').select('id').where('member_id', '=', member.id).execute();
    expect(sessions).toHaveLength(1);
  });

  it('is accepted from one of two concurrent requests', async () => {
    await addMember(test.database, name);
    const sealed = await sealFor(test.url, auth.login, {
      username: name,
      password: TEST_PASSWORD,
      type: 'username',
    });
    const answers = await Promise.all([send(sealed), send(sealed), send(sealed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is refused when it is old, early, changed, for an unknown key, or has a changed time', async () => {
    const request = { username: name, password: TEST_PASSWORD, type: 'username' };
    const old = await sealFor(test.url, auth.login, request, { at: Date.now() - SERVER_LIMITS.sealedForMs - 1_000 });
    const early = await sealFor(test.url, auth.login, request, { at: Date.now() + 60_000 });
    const good = await sealFor(test.url, auth.login, request);
    const first = good.ct.startsWith('A') ? 'B' : 'A';
    const refused: [object, string][] = [
      [old, 'too_old'],
      [early, 'too_old'],
      [{ ...good, at: good.at - 1 }, 'not_for_this_key'],
      [{ ...good, ct: first + good.ct.slice(1) }, 'not_for_this_key'],
      [{ ...good, enc: 'AAAA' }, 'not_for_this_key'],
      [{ ...good, keyId: 'another' }, 'unknown_key'],
    ];
    for (const [body, problem] of refused) {
      const answer = await send(body);
      expect([answer.status, answer.body.message, answer.body.value]).toEqual([
        400,
        'sealed_body_unreadable',
        { problem },
      ]);
    }
  });

  it('is encrypted to a key that all nodes and restarts share', async () => {
    const keys = await Promise.all([test.app.sealing.current(), test.app.sealing.current()]);
    expect(keys[0]).toEqual(keys[1]);
    const other = await startTestServer();
    expect((await other.app.sealing.current()).keyId).not.toBe(keys[0].keyId);
    await other.close();
  });
});

describe('registration', () => {
  it('creates a member with consents and a wallet, and logs in', async () => {
    const { status, body } = await registerAs();
    expect(status).toBe(200);
    const { id } = body.value.userInfo;
    expect(body.value).toMatchObject({ firstTimeLogin: true, userInfo: { account: name, currency: 'USD' } });
    const consents = await brand()
      .selectFrom('consents')
      .select(['kind', 'version'])
      .where('member_id', '=', id)
      .execute();
    expect(consents.map(({ kind }) => kind).sort()).toEqual(['age_18', 'terms']);
    const wallet = await brand().selectFrom('accounts').selectAll().where('owner', '=', `member:${id}`).execute();
    expect(wallet).toMatchObject([{ kind: 'wallet', ledger: 'real', balance: 0, currency: 'USD', exponent: 2 }]);
    expect((await logIn(name, 'a long enough one')).status).toBe(200);
  });

  it.each([
    [{ password: 'short', confirmPassword: 'short' }, 'field_invalid'],
    [{ username: 'a b' }, 'field_invalid'],
    [{ username: '1abc' }, 'field_invalid'],
    [{ username: 'abc' }, 'field_invalid'],
    [{ username: 'x'.repeat(21) }, 'field_invalid'],
    [{ confirmPassword: 'something else' }, 'password_mismatch'],
    [{ termsAccepted: false }, 'terms_not_accepted'],
    [{ referralCode: 'nobody' }, 'invitation_code_error'],
    [{ affiliateCode: 'nobody' }, 'field_invalid'],
    [{ login: false }, 'invalid_request'],
    [{ type: 41 }, 'invalid_request'],
    [{ id: 1 }, 'invalid_request'],
  ])('refuses %j: %s', async (over, message) => {
    expect((await registerAs(over)).body.message).toBe(message);
  });

  it('refuses the username as password', async () => {
    const username = `eightplus${count}`;
    const password = username.toUpperCase();
    const { body } = await registerAs({ username, password, confirmPassword: password });
    expect(body.message).toBe('password_is_username');
  });

  it('creates one member from two requests with one name, concurrent and in any case', async () => {
    const answers = await Promise.all([registerAs(), registerAs({ username: name.toUpperCase() })]);
    expect(answers.map(({ body }) => body.message).sort()).toEqual(['', 'username_taken']);
  });

  it('stores the inviter', async () => {
    const host = await addMember(test.database, `${name}h`);
    const { body } = await registerAs({ referralCode: host.referral_code });
    const { referred_by } = await brand()
      .selectFrom('members')
      .select('referred_by')
      .where('id', '=', body.value.userInfo.id)
      .executeTakeFirstOrThrow();
    expect(referred_by).toBe(host.id);
  });

  it.each([1, 2, 41, 42])(
    '[AUTH-11] puts a newcomer with the code of an agent of type %i into the agent’s team',
    async (type) => {
      const top = await addMember(test.database, `${name}t`, { type: 1 });
      const agent = await addMember(test.database, `${name}a`, { type, upline: top.id });
      const { body } = await registerAs({ referralCode: agent.referral_code });
      const { id } = body.value.userInfo;
      const of = brand().selectFrom('members').select(['upline', 'referred_by', 'type']).where('id', '=', id);
      expect(await of.executeTakeFirst()).toEqual({ upline: agent.id, referred_by: agent.id, type: 0 });
      const above = brand().selectFrom('team_paths').select('ancestor').where('descendant', '=', id).orderBy('depth');
      expect((await above.execute()).map(({ ancestor }) => ancestor)).toEqual([id, agent.id, top.id]);
    },
  );

  it('[AUTH-11] puts a newcomer with a player’s code into no team, and refuses the code of another merchant’s agent', async () => {
    const host = await addMember(test.database, `${name}h`);
    const { body } = await registerAs({ referralCode: host.referral_code });
    const of = brand().selectFrom('members').select('upline').where('id', '=', body.value.userInfo.id);
    expect(await of.executeTakeFirst()).toEqual({ upline: null });
    await addMerchant(test.database, `brand${count}`);
    const foreign = await addMember(test.database, `${name}f`, { merchant: `brand${count}`, type: 1 });
    const refused = await registerAs({ username: `${name}x`, referralCode: foreign.referral_code });
    expect(refused.body.message).toBe('invitation_code_error');
  });

  it('is closed where the merchant’s flag says so', async () => {
    const { flags } = await test.database.db.selectFrom('merchants').select('flags').executeTakeFirstOrThrow();
    const set = (value: object) =>
      test.database.db
        .updateTable('merchants')
        .set({ flags: jsonb(value) })
        .execute();
    await set({ ...(flags as object), DIRECTREG3: false });
    expect((await registerAs()).body.message).toBe('registration_closed');
    await set(flags as object);
  });
});

describe('the end of a session', () => {
  const ends = async (memberId: number) =>
    (
      await brand()
        .selectFrom('outbox')
        .select(['key', 'value'])
        .where('feed', '=', 'session')
        .where('room', '=', `member:${memberId}`)
        .execute()
    ).map(({ key, value }) => [key, (value as { reason: string }).reason]);

  it('by logout is announced, and the token becomes invalid', async () => {
    const member = await addMember(test.database, name);
    const mine = await openSession(test.database, member);
    const other = await openSession(test.database, member);
    expect((await callServer(test.url, session.logout, {}, { token: mine.token })).status).toBe(200);
    const after = await callServer(test.url, session.info, {}, { token: mine.token });
    expect([after.status, after.body.message]).toEqual([401, 'session_ended']);
    expect((await callServer(test.url, session.info, {}, { token: other.token })).status).toBe(200);
    expect(await ends(member.id)).toEqual([[`session:${mine.session.id}`, 'logout']]);
  });

  it('everywhere ends this member’s sessions only', async () => {
    const member = await addMember(test.database, name);
    const stranger = await openSession(test.database, await addMember(test.database, `${name}o`));
    const tokens = [await openSession(test.database, member), await openSession(test.database, member)];
    const { method, path } = session.logoutEverywhere;
    const stolen = await fetch(`${test.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[0]!.token}` },
    });
    expect(await stolen.json()).toMatchObject({ message: 'signature_needed' });
    const { body } = await callServer(test.url, session.logoutEverywhere, {}, { token: tokens[0]!.token });
    expect(body.value).toEqual({ ended: 2 });
    for (const { token } of tokens)
      expect((await callServer(test.url, session.info, {}, { token })).body.message).toBe('session_ended');
    expect((await callServer(test.url, session.info, {}, { token: stranger.token })).status).toBe(200);
    expect(await ends(member.id)).toHaveLength(2);
  });

  it('after 12 hours is announced once', async () => {
    const member = await addMember(test.database, name);
    const { token, session: row } = await openSession(test.database, member);
    await brand()
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', row.id)
      .execute();
    expect((await callServer(test.url, session.info, {}, { token })).body.message).toBe('session_ended');
    expect(await endExpiredSessions(test.database)).toBe(1);
    expect(await endExpiredSessions(test.database)).toBe(0);
    expect(await ends(member.id)).toEqual([[`session:${row.id}`, 'expired']]);
  });
});

describe('[issue 5] a login in progress', () => {
  it('starts no session when the password changes meanwhile', async () => {
    const member = await addMember(test.database, `${name}w`);
    const merchant = await test.database.db
      .selectFrom('merchants')
      .selectAll()
      .where('code', '=', 'parlour')
      .executeTakeFirstOrThrow();
    const call = { merchant, ip: '127.0.0.1', userAgent: 'test', log: test.ctx.log } as unknown as Call;
    const door = () => startSession(test.ctx, call, member, { by: 'username' });
    expect((await door()).userInfo.account).toBe(`${name}w`);
    await test.database.transact((tx) => setPassword(tx, member, { hash: 'another' }));
    await expect(door()).rejects.toMatchObject({ key: 'in_incorrect_password' });
  });

  it('starts no session when the operator stops the member’s login meanwhile', async () => {
    const member = await addMember(test.database, `${name}v`);
    // A login locks the member's row until its session exists: the stop command waits for it, and then ends that session too.
    const logins = Array.from({ length: 5 }, () => logIn(member.username));
    const stop = { merchant: 'parlour', target: 'login', id: member.username, on: true, reason: 'test' } as const;
    const [stopped] = await Promise.all([
      callServer(test.url, operator.killSwitch, stop, { token: TEST_OPERATOR_KEY }),
      ...logins,
    ]);
    expect(stopped.status).toBe(200);
    const open = await brand()
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

it('issues a ticket for the session that requests it', async () => {
  const { token } = await openSession(test.database, await addMember(test.database, name));
  const { body } = await callServer(test.url, session.ticket, {}, { token });
  expect(body.value.ticket).toMatch(/^[\w-]{43}$/);
  expect(body.value.expiresAtMs - Date.now()).toBeLessThanOrEqual(SERVER_LIMITS.ticketMs);
});
