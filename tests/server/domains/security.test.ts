import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { security } from '../../../contract/security.ts';
import { session } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { createEncryption } from '../../../server/encryption.ts';
import { callServer } from '../../support/calls.ts';
import {
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  TEST_PASSWORD,
  type TestServer,
} from '../../support/test-server.ts';

let test: TestServer;
let member: MemberRow;
let token: string;
let count = 0;
/** The app context's clock; each authenticator code belongs to a time step of its own. */
let now = Date.now();

beforeAll(async () => {
  test = await startTestServer({ now: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  member = await addMember(test.database, `member${count}`);
  token = (await openSession(test.database, member)).token;
});

const brand = () => inMerchant(test.database.db, 'parlour');
const codeAt = (uri: string, atMs: number) => {
  const [, secret] = /secret=([A-Z2-7]+)/.exec(uri)!;
  return new TOTP({ secret }).generate({ timestamp: atMs });
};
const nextStep = () => void (now += 30_000);

const enrol = async () => (await callServer(test.url, security.enrol, {}, { token })).body.value;
const switchOn = async () => {
  const { uri } = await enrol();
  const { body } = await callServer(test.url, security.activate, { code: codeAt(uri, now) }, { token });
  nextStep();
  return { uri, recoveryCodes: body.value.recoveryCodes };
};
const logIn = (username = member.username) =>
  callServer(test.url, auth.login, { username, password: TEST_PASSWORD, type: 'username' });
const ticketOf = async () => ((await logIn()).body.value as unknown as { ticket: string }).ticket;
const second = async (ticket: string, code: string) => {
  const { status, body } = await callServer(test.url, security.secondFactor, { ticket, code });
  return body.success ? 'ok' : `${status} ${body.message}`;
};
const state = async () => (await callServer(test.url, security.state, {}, { token })).body.value;

describe('[AUTH-17] the second factor', () => {
  it('is on after one of its codes was entered, and not before', async () => {
    const { secret, uri } = await enrol();
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Parlour');
    expect((await logIn()).status).toBe(200);
    const wrong = await callServer(test.url, security.activate, { code: '000000' }, { token });
    expect(wrong.body.message).toBe('second_factor_wrong');
    expect(await state()).toEqual({ on: false, recoveryCodesLeft: 0 });
    const right = await callServer(test.url, security.activate, { code: codeAt(uri, now) }, { token });
    expect(new Set(right.body.value.recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ on: true, recoveryCodesLeft: 10 });
    nextStep();
    expect((await callServer(test.url, security.enrol, {}, { token })).body.message).toBe('second_factor_on');
    const again = await callServer(test.url, security.activate, { code: codeAt(uri, now) }, { token });
    expect(again.body.message).toBe('second_factor_on');
  });

  it('is required at the login, where the password alone starts no session', async () => {
    const { uri } = await switchOn();
    const { status, body } = await logIn();
    expect([status, body.message]).toEqual([401, 'second_factor_needed']);
    const { ticket } = body.value as unknown as { ticket: string };
    const opened = await callServer(test.url, security.secondFactor, { ticket, code: codeAt(uri, now) });
    expect(opened.body.value.userInfo.account).toBe(member.username);
    const info = await callServer(test.url, session.info, {}, { token: opened.body.value.token });
    expect(info.status).toBe(200);
    expect(await second(ticket, codeAt(uri, now + 30_000))).toBe('401 second_factor_over');
  });

  it('accepts a code once, one step early or late, with spaces and in Arabic digits; no older one', async () => {
    const { uri } = await switchOn();
    now += 300_000;
    expect(await second(await ticketOf(), codeAt(uri, now - 60_000))).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now + 60_000))).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now - 30_000))).toBe('ok');
    expect(await second(await ticketOf(), codeAt(uri, now - 30_000))).toBe('401 second_factor_wrong');
    const code = codeAt(uri, now);
    expect(await second(await ticketOf(), ` ${code.slice(0, 3)} ${code.slice(3)}\u200f`)).toBe('ok');
    expect(await second(await ticketOf(), code)).toBe('401 second_factor_wrong');
    const arabic = codeAt(uri, now + 30_000).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect(await second(await ticketOf(), arabic)).toBe('ok');
  });

  it('accepts the same code from one of ten concurrent requests', async () => {
    const { uri } = await switchOn();
    const tickets = await Promise.all(Array.from({ length: 5 }, ticketOf));
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, codeAt(uri, now))));
    expect(answers.filter((each) => each === 'ok')).toHaveLength(1);
  });

  it('accepts each recovery code once, and never another member’s', async () => {
    const { recoveryCodes } = await switchOn();
    const [first, other] = recoveryCodes as [string, string];
    expect(await second(await ticketOf(), first.toUpperCase().replaceAll('-', ' '))).toBe('ok');
    expect(await second(await ticketOf(), first)).toBe('401 second_factor_wrong');
    expect((await state()).recoveryCodesLeft).toBe(9);
    const mine = member;
    member = await addMember(test.database, `other${count}`);
    token = (await openSession(test.database, member)).token;
    const theirs = await switchOn();
    expect(await second(await ticketOf(), other)).toBe('401 second_factor_wrong');
    member = mine;
    expect(await second(await ticketOf(), theirs.recoveryCodes[0]!)).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(theirs.uri, now))).toBe('401 second_factor_wrong');
  });

  it('limits a ticket to five attempts and five minutes, and refuses a forged one', async () => {
    const { uri } = await switchOn();
    const ticket = await ticketOf();
    for (let n = 0; n < 5; n += 1) expect(await second(ticket, '1234567')).toBe('401 second_factor_wrong');
    expect(await second(ticket, codeAt(uri, now))).toBe('401 second_factor_over');
    const late = await ticketOf();
    await brand()
      .updateTable('factor_tickets')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect(await second(late, codeAt(uri, now))).toBe('401 second_factor_over');
    expect(await second('A'.repeat(43), codeAt(uri, now))).toBe('401 second_factor_over');
  });

  it('[PP-03] resets the count of wrong passwords when the session starts, not at the right password alone', async () => {
    const { uri } = await switchOn();
    const wrong = () =>
      callServer(test.url, auth.login, { username: member.username, password: 'not it', type: 'username' });
    const failures = async () =>
      (
        await brand()
          .selectFrom('login_failures')
          .select('failures')
          .where('username', '=', member.username)
          .executeTakeFirst()
      )?.failures;
    for (let n = 0; n < 2; n += 1) await wrong();
    for (let n = 0; n < 3; n += 1) expect((await logIn()).body.message).toBe('second_factor_needed');
    expect(await failures()).toBe(2);
    const ticket = await ticketOf();
    expect(await second(ticket, '1234567')).toBe('401 second_factor_wrong');
    expect(await failures()).toBe(2);
    expect((await wrong()).body.value).toEqual({ captcha: true });
    expect((await logIn()).body.message).toBe('captcha_needed');
    expect(await second(ticket, codeAt(uri, now))).toBe('ok');
    expect(await failures()).toBeUndefined();
  });

  it('allows twenty wrong codes in five minutes, over any number of tickets, to a client with the password', async () => {
    const { uri, recoveryCodes } = await switchOn();
    for (let n = 0; n < 20; n += 1) expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('401 second_factor_over');
    // A recovery code cannot be guessed and still admits the owner.
    expect(await second(await ticketOf(), recoveryCodes[0]!)).toBe('ok');
    await brand()
      .updateTable('factor_tickets')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('ok');
  });

  it('verifies at most twenty of thirty concurrent codes', async () => {
    await switchOn();
    const tickets: string[] = [];
    while (tickets.length < 30) tickets.push(await ticketOf());
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, '000000')));
    expect(answers.filter((each) => each === '401 second_factor_wrong')).toHaveLength(20);
  });

  it('refuses authenticator codes after a hundred wrong ones, over any time, until a recovery code is used', async () => {
    const { uri, recoveryCodes } = await switchOn();
    const guesses = (number: number) => brand().updateTable('second_factors').set({ guesses: number }).execute();
    await guesses(98);
    expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('ok');
    expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    await guesses(99);
    expect(await second(await ticketOf(), '000000')).toBe('401 second_factor_wrong');
    const ticket = await ticketOf();
    now += 30_000;
    expect(await second(ticket, codeAt(uri, now))).toBe('401 second_factor_closed');
    const noted = await brand()
      .selectFrom('audit')
      .select('action')
      .where('actor', '=', `member:${member.id}`)
      .execute();
    expect(noted.map(({ action }) => action)).toContain('second_factor_closed');
    expect(await second(ticket, recoveryCodes[0]!)).toBe('ok');
    expect(await second(await ticketOf(), codeAt(uri, now))).toBe('ok');
  });

  it('ends a login that waits for it when the password changes', async () => {
    const { uri } = await switchOn();
    const ticket = await ticketOf();
    const form = {
      oldPassword: TEST_PASSWORD,
      newPassword: 'quite another one',
      confirmNewPassword: 'quite another one',
    };
    expect((await callServer(test.url, auth.changePassword, form, { token })).status).toBe(200);
    expect(await second(ticket, codeAt(uri, now))).toBe('401 second_factor_over');
  });

  it('gives a client with the right password at most five code attempts', async () => {
    await switchOn();
    const off = async () =>
      (await callServer(test.url, security.disable, { password: TEST_PASSWORD, code: '000000' }, { token })).body
        .message;
    const again = async () =>
      (await callServer(test.url, security.confirm, { password: TEST_PASSWORD }, { token })).status;
    for (let n = 0; n < 4; n += 1) expect(await off()).toBe('confirmation_wrong');
    expect(await again()).toBe(200);
    expect(await off()).toBe('confirmation_wrong');
    expect(await off()).toBe('too_many_requests');
  });

  it('applies the checks of the agent login and of stopped members', async () => {
    member = await addMember(test.database, `chief${count}`, { type: 1 });
    token = (await openSession(test.database, member)).token;
    const { uri } = await switchOn();
    const form = { username: member.username, password: TEST_PASSWORD, type: 'username', as: 'agent' };
    const asked = await callServer(test.url, auth.login, form);
    const { ticket } = asked.body.value as unknown as { ticket: string };
    await brand().updateTable('members').set({ type: 0 }).where('id', '=', member.id).execute();
    expect(await second(ticket, codeAt(uri, now))).toBe('403 non_agent_account');
    await brand().updateTable('members').set({ type: 1, locked: true }).where('id', '=', member.id).execute();
    expect(await second(ticket, codeAt(uri, now))).toBe('403 account_locked');
    await brand().updateTable('members').set({ locked: false }).where('id', '=', member.id).execute();
    expect(await second(ticket, codeAt(uri, now))).toBe('ok');
  });

  it('is switched off with both password and code, not with one of them', async () => {
    const { uri, recoveryCodes } = await switchOn();
    const off = async (password: string, code: string) =>
      (await callServer(test.url, security.disable, { password, code }, { token })).body.message;
    expect(await off('wrong', codeAt(uri, now))).toBe('confirmation_wrong');
    expect(await off(TEST_PASSWORD, '000000')).toBe('confirmation_wrong');
    expect((await state()).on).toBe(true);
    expect(await off(TEST_PASSWORD, recoveryCodes[0]!)).toBe('');
    expect(await state()).toEqual({ on: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
    expect(await off(TEST_PASSWORD, '000000')).toBe('second_factor_off');
  });

  it('confirms in place of the password', async () => {
    const { uri } = await switchOn();
    const confirm = (code: string) => callServer(test.url, security.confirm, { code }, { token });
    expect((await confirm(codeAt(uri, now))).status).toBe(200);
    expect((await confirm(codeAt(uri, now))).body.message).toBe('confirmation_wrong');
  });

  it('stores and logs neither its secret nor a recovery code in readable form', async () => {
    const { uri, recoveryCodes } = await switchOn();
    const [, secret] = /secret=([A-Z2-7]+)/.exec(uri)!;
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(s::text, '') from second_factors s) || (select string_agg(r::text, '') from recovery_codes r) as all`.execute(
      test.database.db,
    );
    const seen = rows[0]!.all + JSON.stringify(test.logged);
    for (const hidden of [secret!, Buffer.from(secret!).toString('hex'), recoveryCodes[0]!])
      expect(seen).not.toContain(hidden);
  });

  it('decrypts an encrypted secret for its own row and key only', () => {
    const encryption = createEncryption('a secret of the house that is long enough');
    const sealed = encryption.encrypt('SECRET', 'second factor parlour 1');
    expect(encryption.decrypt(sealed, 'second factor parlour 1')).toBe('SECRET');
    expect(() => encryption.decrypt(sealed, 'second factor parlour 2')).toThrow();
    expect(() => createEncryption('another secret').decrypt(sealed, 'second factor parlour 1')).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => encryption.decrypt(sealed, 'second factor parlour 1')).toThrow();
  });
});

describe('[AUTH-19] the member’s own sessions', () => {
  const list = async (bearer = token) =>
    (await callServer(test.url, security.sessions, {}, { token: bearer })).body.value.list;

  it('are listed with device, address and times, the current one first, without ended ones', async () => {
    const ended = await openSession(test.database, member);
    await callServer(test.url, session.logout, {}, { token: ended.token });
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await callServer(
      test.url,
      auth.login,
      { username: member.username, password: TEST_PASSWORD, type: 'username' },
      { headers: { 'user-agent': agent } },
    );
    const found = await list();
    expect(found.map(({ current }) => current)).toEqual([true, false]);
    expect(found[1]).toMatchObject({ browser: 'Firefox', system: 'Windows', ip: '127.0.0.1' });
    expect(JSON.stringify(found)).not.toContain(token);
  });

  it('can be ended singly, or all but the current one; another member’s cannot', async () => {
    const phone = await openSession(test.database, member);
    const tablet = await openSession(test.database, member);
    const end = async (sessionId: string) =>
      (await callServer(test.url, security.endSession, { sessionId }, { token })).body.message;
    expect(await end(phone.session.id)).toBe('');
    expect(await end(phone.session.id)).toBe('not_found');
    expect((await callServer(test.url, session.info, {}, { token: phone.token })).body.message).toBe('session_ended');
    const stranger = await openSession(test.database, await addMember(test.database, `stranger${count}`));
    expect(await end(stranger.session.id)).toBe('not_found');
    expect((await callServer(test.url, session.info, {}, { token: stranger.token })).status).toBe(200);
    const others = await callServer(test.url, security.endOthers, {}, { token });
    expect(others.body.value).toEqual({ ended: 1 });
    expect((await callServer(test.url, session.info, {}, { token: tablet.token })).status).toBe(401);
    expect(await list()).toHaveLength(1);
    const told = await brand().selectFrom('outbox').select('value').where('feed', '=', 'session').execute();
    expect(told.map(({ value }) => value)).toContainEqual({ kind: 'ended', reason: 'elsewhere' });
  });
});

describe('[AUTH-04] a one-time login link', () => {
  const draw = (account = member.username) =>
    callServer(
      test.url,
      security.loginLink,
      { merchant: 'parlour', account, reason: 'cannot get in' },
      { token: TEST_OPERATOR_KEY },
    );
  const codeOf = async () => (await draw()).body.value.path.replace('/?token=', '');
  const exchange = async (code: string) => (await callServer(test.url, security.exchange, { code })).body;

  it('logs its member in once', async () => {
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code)));
    const [opened, ...more] = answers.filter(({ success }) => success);
    expect(more).toEqual([]);
    expect(opened!.value.userInfo.account).toBe(member.username);
    expect((await exchange(code)).message).toBe('login_link_over');
  });

  it('is refused after ten minutes or when forged, and does not bypass a second factor or a lock', async () => {
    const late = await codeOf();
    await brand()
      .updateTable('login_links')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect((await exchange(late)).message).toBe('login_link_over');
    expect((await exchange('A'.repeat(43))).message).toBe('login_link_over');
    await switchOn();
    expect((await exchange(await codeOf())).message).toBe('second_factor_needed');
    await brand().updateTable('members').set({ locked: true }).where('id', '=', member.id).execute();
    const code = await codeOf();
    expect((await exchange(code)).message).toBe('account_locked');
    // A refused login does not use the link up.
    await brand().updateTable('members').set({ locked: false }).where('id', '=', member.id).execute();
    expect((await exchange(code)).message).toBe('second_factor_needed');
    expect((await exchange(code)).message).toBe('login_link_over');
  });

  it('is reported as expired once used, to a locked member too; a new password ends existing links', async () => {
    const used = await codeOf();
    expect((await exchange(used)).success).toBe(true);
    const other = await codeOf();
    const form = {
      oldPassword: TEST_PASSWORD,
      newPassword: 'quite another one',
      confirmNewPassword: 'quite another one',
    };
    expect((await callServer(test.url, auth.changePassword, form, { token })).status).toBe(200);
    await brand().updateTable('members').set({ locked: true }).where('id', '=', member.id).execute();
    for (const code of [used, other]) expect((await exchange(code)).message).toBe('login_link_over');
  });

  it('replaces the session of the page on which it is opened, but not where it is refused', async () => {
    const { id: other, ...owner } = await addMember(test.database, `other${Date.now()}`);
    const { token: old, session } = await openSession(test.database, { id: other, ...owner });
    const openOn = (code: string) => callServer(test.url, security.exchange, { code }, { token: old });
    const ended = () =>
      brand().selectFrom('sessions').select('end_reason').where('id', '=', session.id).executeTakeFirstOrThrow();
    expect((await openOn('A'.repeat(43))).body.message).toBe('login_link_over');
    expect((await ended()).end_reason).toBeNull();
    expect((await openOn(await codeOf())).body.value.userInfo.account).toBe(member.username);
    expect((await ended()).end_reason).toBe('logout');
  });

  it('is audited with operator and reason; its code is stored nowhere', async () => {
    const code = await codeOf();
    const { rows } = await sql<{ line: string }>`
      select a::text as line from audit a where action = 'login_link' order by id desc limit 1`.execute(
      test.database.db,
    );
    expect(rows[0]!.line).toContain('cannot get in');
    expect(rows[0]!.line).not.toContain(code);
    expect((await draw('nobody')).body.message).toBe('not_found');
  });
});
