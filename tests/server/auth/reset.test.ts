import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOTP } from 'otpauth';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { security } from '../../../contract/security.ts';
import { support } from '../../../contract/support.ts';
import { session } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { everyMerchant, jsonb } from '../../../server/db/database.ts';
import { callServer } from '../../support/calls.ts';
import {
  addMerchant,
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';
import { keptMessages } from '../../support/kept-messages.ts';

const carrier = keptMessages();
let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ messages: carrier.messages, config: { trustProxy: 1 } });
});
afterAll(() => test.close());

const db = () => everyMerchant(test.database.db);
let count = 0;
let name: string;
let number: string;
let oldToken: string;
beforeEach(async () => {
  carrier.state.down = false;
  await sql`delete from hourly_counts`.execute(db());
  count += 1;
  name = `member${count}`;
  number = `415555${String(count).padStart(4, '0')}`;
  const member = await addMember(test.database, name);
  await inMerchant(test.database.db, 'parlour')
    .updateTable('members')
    .set({ email: `${name}@example.test`, mobile: `+1${number}` })
    .where('id', '=', member.id)
    .execute();
  oldToken = (await openSession(test.database, member)).token;
});

const NEW = 'quite another one';
const logsIn = async (password: string) =>
  (await callServer(test.url, auth.login, { username: name, password, type: 'username' })).status === 200;
const isLive = async (token: string) => (await callServer(test.url, session.info, {}, { token })).status === 200;
const flags = (given: object) => sql`update merchants set flags = flags || ${jsonb(given)}`.execute(db());
const member = (values: object) =>
  inMerchant(test.database.db, 'parlour').updateTable('members').set(values).where('username', '=', name).execute();

describe('[AUTH-07] password reset by mail', () => {
  const ask = (over: object = {}, headers: Record<string, string> = {}) =>
    callServer(test.url, auth.mailResetLink, { username: name, email: `${name}@example.test`, ...over }, { headers });
  const transportOf = () => new URL(/http\S+/.exec(carrier.sent.at(-1)!.text)![0]);
  const reset = (code: string, newPassword = NEW) => callServer(test.url, auth.resetByLink, { code, newPassword });

  it('sends a link that sets a new password, logs in and ends all other sessions', async () => {
    expect((await ask()).body.value).toEqual({});
    expect(carrier.sent.at(-1)).toMatchObject({ to: `${name}@example.test`, subject: 'Parlour: reset your password' });
    const { status, body } = await reset(transportOf().searchParams.get('reset')!);
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ userInfo: { account: name }, changePassword: null });
    expect([await isLive(oldToken), await isLive(body.value.token), await logsIn(NEW)]).toEqual([false, true, true]);
  });

  it('[AUTH-17] waits for the second factor: until then the old password and its sessions stay valid', async () => {
    const row = await inMerchant(test.database.db, 'parlour')
      .selectFrom('members')
      .selectAll()
      .where('username', '=', name)
      .executeTakeFirstOrThrow();
    const { uri } = (await callServer(test.url, security.enrol, {}, { token: oldToken })).body.value;
    const [, secret] = /secret=([A-Z2-7]+)/.exec(uri)!;
    const totp = new TOTP({ secret });
    const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    await callServer(test.url, security.activate, { code: code(-1) }, { token: oldToken });
    await ask();
    const link = transportOf().searchParams.get('reset')!;
    const owed = (await reset(link)).body;
    expect(owed.message).toBe('second_factor_needed');
    expect([await isLive(oldToken), (await reset(link)).body.message]).toEqual([true, 'reset_link_over']);
    const { ticket } = owed.value as unknown as { ticket: string };
    const opened = await callServer(test.url, security.secondFactor, { ticket, code: code() });
    expect(opened.body.value.userInfo.id).toBe(row.id);
    expect([await isLive(oldToken), await isLive(opened.body.value.token)]).toEqual([false, true]);
  });

  it('links to the configured address, whatever host the request names', async () => {
    await ask({}, { 'x-forwarded-host': 'evil.test' });
    expect(transportOf().origin).toBe(test.url);
  });

  it('links to the merchant’s main domain, where the operator has set one, and accepts the link there', async () => {
    const set = (value: string | null, merchant = 'parlour') =>
      callServer(
        test.url,
        support.setSetting,
        { merchant, name: 'mainDomain', value, reason: 'a test' },
        { token: TEST_OPERATOR_KEY },
      );
    // A merchant other than the default one, which is shown where the host belongs to no merchant.
    await addMerchant(test.database, 'second');
    const theirs = await addMember(test.database, name, { merchant: 'second' });
    await inMerchant(test.database.db, 'second')
      .updateTable('members')
      .set({ email: `${name}@example.test` })
      .where('id', '=', theirs.id)
      .execute();
    const main = new URL(test.url).host;
    expect((await set(main, 'second')).status).toBe(200);
    expect((await set(main)).body.message, 'a domain is one brand’s').toBe('invalid_request');
    expect((await ask({}, { 'x-merchant': 'second', 'x-forwarded-host': 'evil.test' })).status).toBe(200);
    expect(transportOf().origin).toBe(test.url);
    expect((await reset(transportOf().searchParams.get('reset')!)).body.value.userInfo.id).toBe(theirs.id);
    await set('play.second.example:8443', 'second');
    await sql`delete from password_links`.execute(db());
    await ask({}, { 'x-merchant': 'second' });
    expect(transportOf().origin).toBe('http://play.second.example:8443');
    await set(null, 'second');
    await ask();
    expect(transportOf().origin, 'the other brand’s are the house’s, as before').toBe(test.url);
  });

  it('stores the link code as a hash only', async () => {
    await ask();
    const rows = await db().selectFrom('password_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(transportOf().searchParams.get('reset'));
  });

  it('matches username and mail address case-insensitively', async () => {
    expect((await ask({ username: ` ${name.toUpperCase()} `, email: `${name}@EXAMPLE.test` })).status).toBe(200);
  });

  it.each([
    { username: 'nobody' },
    { email: 'else@example.test' },
    { email: '😀@example.test' },
    { email: '\u202emember@example.test' },
    { username: "' or 1=1 --" },
  ])('reports that %j does not exist, and sends nothing', async (over) => {
    const sent = carrier.sent.length;
    const { status, body } = await ask(over);
    expect([status, body.message]).toEqual([409, 'username_email_unknown']);
    expect(carrier.sent).toHaveLength(sent);
  });

  it('is limited to five requests an hour from one address', async () => {
    for (let nth = 1; nth <= 5; nth += 1)
      expect((await ask({ username: 'nobody' })).body.message).toBe('username_email_unknown');
    const { status, body } = await ask();
    expect([status, body.message]).toEqual([429, 'too_many_requests']);
    await sql`update hourly_counts set since = since - interval '1 hour'`.execute(db());
    expect((await ask()).status).toBe(200);
  });

  it('counts all addresses of one IPv6 prefix as one', async () => {
    const from = (nth: number) => ask({ username: 'nobody' }, { 'x-forwarded-for': `2001:db8::${nth}` });
    for (let nth = 1; nth <= 5; nth += 1) expect((await from(nth)).body.message).toBe('username_email_unknown');
    expect((await from(6)).status).toBe(429);
    expect((await ask({}, { 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(200);
  });

  it('is limited to one mail a minute, except after a failed delivery', async () => {
    carrier.state.down = true;
    expect((await ask()).body.message).toBe('message_not_sent');
    carrier.state.down = false;
    expect((await ask()).status).toBe(200);
    expect((await ask()).body.message).toBe('too_many_requests');
  });

  it('refuses a link that was used, replaced, forged, or is over 30 minutes old', async () => {
    await ask();
    const first = transportOf().searchParams.get('reset')!;
    await sql`update password_links set expires_at = expires_at - interval '2 minutes'`.execute(db());
    await ask();
    const second = transportOf().searchParams.get('reset')!;
    for (const code of [first, '', 'x'.repeat(43)]) expect((await reset(code)).body.message).toBe('reset_link_over');
    expect((await reset(second, 'iloveyou1')).body.message).toBe('password_too_common');
    expect((await reset(second)).status).toBe(200);
    expect((await reset(second)).body.message).toBe('reset_link_over');
    await ask();
    await sql`update password_links set expires_at = expires_at - interval '30 minutes'`.execute(db());
    expect((await reset(transportOf().searchParams.get('reset')!)).body.message).toBe('reset_link_over');
  });

  it('sets the password for one of two concurrent uses of a link', async () => {
    await ask();
    const code = transportOf().searchParams.get('reset')!;
    const both = await Promise.all([reset(code), reset(code, 'the second one here')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('does not log in a locked account, and does not change its password', async () => {
    await ask();
    await member({ locked: true });
    expect((await reset(transportOf().searchParams.get('reset')!)).body.message).toBe('account_locked');
    await member({ locked: false });
    expect(await logsIn(NEW)).toBe(false);
  });

  it('is not offered where the flag is off', async () => {
    await flags({ CHNGPASSMAIL3: false });
    expect((await ask()).body.message).toBe('mode_not_offered');
    expect((await reset('x')).body.message).toBe('mode_not_offered');
    await flags({ CHNGPASSMAIL3: true });
  });
});

describe('[AUTH-07] password reset by phone', () => {
  const phone = () => ({ countryDialingCode: '+1', mobileNum: number });
  const ask = (purpose: 'login' | 'password' = 'password') =>
    callServer(test.url, messages.sendCode, { purpose, ...phone() });
  const reset = (verificationCode: string, newPassword = NEW) =>
    callServer(test.url, auth.resetByPhone, { ...phone(), verificationCode, newPassword });
  const code = () => carrier.codeFor(`+1${number}`);

  it('sets the password with a code, logs in and ends all other sessions', async () => {
    await ask();
    const { status, body } = await reset(code());
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ userInfo: { account: name }, changePassword: null });
    expect([await isLive(oldToken), await isLive(body.value.token), await logsIn(NEW)]).toEqual([false, true, true]);
    expect((await reset(code())).body.message).toBe('verification_code_wrong');
  });

  it('refuses a code that was sent for login', async () => {
    await ask('login');
    expect((await reset(code())).body.message).toBe('verification_code_wrong');
  });

  it('keeps the code valid when the new password is refused', async () => {
    await ask();
    expect((await reset(code(), 'iloveyou1')).body.message).toBe('password_too_common');
    expect((await reset(code())).status).toBe(200);
  });

  it('is not offered where the flag is off', async () => {
    await flags({ CHNGPASSVERIF3: false });
    expect([(await ask()).body.message, (await reset('1')).body.message]).toEqual([
      'mode_not_offered',
      'mode_not_offered',
    ]);
    await flags({ CHNGPASSVERIF3: true });
  });
});
