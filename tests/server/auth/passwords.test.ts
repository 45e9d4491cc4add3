import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { games } from '../../../contract/games.ts';
import { security } from '../../../contract/security.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { everyMerchant, jsonb } from '../../../server/db/database.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, TEST_OPERATOR_KEY, TEST_PASSWORD } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
beforeAll(async () => {
  test = await joinTestServer();
});
afterAll(() => test.close());

let count = 0;
let name: string;
beforeEach(async () => {
  count += 1;
  name = `member${count}`;
  await addMember(test.database, name);
});

const NEW = 'quite another one';
const logIn = async (password = TEST_PASSWORD) =>
  callServer(test.url, auth.login, { username: name, password, type: 'username' });
const tokenOf = async (password?: string) => (await logIn(password)).body.value.token;
const change = (token: string, over: object = {}) =>
  callServer(
    test.url,
    auth.changePassword,
    { oldPassword: TEST_PASSWORD, newPassword: NEW, confirmNewPassword: NEW, ...over },
    { token },
  );
const isLive = async (token: string) => (await callServer(test.url, session.info, {}, { token })).status === 200;
const set = (values: object) =>
  inMerchant(test.database.db, test.merchant).updateTable('members').set(values).where('username', '=', name).execute();
const brand = (column: 'modules' | 'settings', value: unknown) =>
  sql`update merchants set ${sql.ref(column)} = ${jsonb(value)} where code = ${test.merchant}`.execute(
    everyMerchant(test.database.db),
  );

describe('[AUTH-06] changing the password', () => {
  it('accepts the new password from then on, and ends the member’s other sessions', async () => {
    const other = await tokenOf();
    const token = await tokenOf();
    const { status, body } = await change(token);
    expect([status, body.value]).toEqual([200, {}]);
    expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
    expect((await logIn()).body.message).toBe('in_incorrect_password');
    expect((await logIn(NEW)).status).toBe(200);
  });

  it.each([
    ['old_password_wrong', { oldPassword: 'not mine at all' }],
    ['password_mismatch', { confirmNewPassword: 'quite another on' }],
    ['password_unchanged', { newPassword: TEST_PASSWORD, confirmNewPassword: TEST_PASSWORD }],
    ['password_too_common', { newPassword: 'Password1', confirmNewPassword: 'Password1' }],
    ['password_too_common', { newPassword: 'football', confirmNewPassword: 'football' }],
    ['invalid_request', { newPassword: 'short', confirmNewPassword: 'short' }],
    ['invalid_request', { newPassword: 'x'.repeat(65), confirmNewPassword: 'x'.repeat(65) }],
    ['invalid_request', { newPassword: '🦉'.repeat(7), confirmNewPassword: '🦉'.repeat(7) }],
    ['invalid_request', { newPassword: '🦉'.repeat(65), confirmNewPassword: '🦉'.repeat(65) }],
    ['invalid_request', { newPassword: '', confirmNewPassword: '' }],
    ['invalid_request', { oldPassword: '' }],
  ])('is refused with %s for %j', async (key, over) => {
    const token = await tokenOf();
    expect((await change(token, over)).body.message).toBe(key);
    expect((await logIn()).status).toBe(200);
  });

  it('refuses the username as a password', async () => {
    await set({ username: `${name}longer` });
    name = `${name}longer`;
    const token = await tokenOf();
    const password = name.toUpperCase();
    const { body } = await change(token, { newPassword: password, confirmNewPassword: password });
    expect(body.message).toBe('password_is_username');
  });

  it('accepts letters of every script, spaces and emoji', async () => {
    const password = ' كلمة سر 密码 🎲 ';
    const token = await tokenOf();
    expect((await change(token, { newPassword: password, confirmNewPassword: password })).status).toBe(200);
    expect((await logIn(password)).status).toBe(200);
  });

  it('counts characters, and treats different encodings of a letter as equal', async () => {
    const password = `${'🦉'.repeat(63)}\u00e9`;
    const decomposed = password.normalize('NFD');
    const token = await tokenOf();
    expect((await change(token, { newPassword: password, confirmNewPassword: decomposed })).status).toBe(200);
    expect((await logIn(decomposed)).status).toBe(200);
  });

  it('allows five wrong attempts at the old password', async () => {
    const token = await tokenOf();
    for (let nth = 0; nth < 5; nth += 1) await change(token, { oldPassword: `guess ${nth}` });
    expect((await change(token)).body.message).toBe('too_many_requests');
  });

  it('succeeds for one of two concurrent requests', async () => {
    const [one, two] = [await tokenOf(), await tokenOf()];
    const answers = await Promise.all([change(one), change(two)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('[AUTH-11] registration', () => {
  it('refuses the commonest passwords', async () => {
    const form = { username: `fresh${count}`, birthday: '1990-05-17', termsAccepted: true, login: true };
    const { body } = await callServer(test.url, auth.register, {
      ...form,
      password: 'iloveyou1',
      confirmPassword: 'iloveyou1',
    });
    expect(body.message).toBe('password_too_common');
  });
});

describe('[AUTH-02] a password that must be changed', () => {
  const due = async (password = TEST_PASSWORD) => (await logIn(password)).body.value.changePassword;
  const deposit = (token: string) =>
    callServer(
      test.url,
      wallet.deposit,
      { methodId: 1, amount: 1_000 },
      { token, headers: { 'idempotency-key': crypto.randomUUID() } },
    );

  it('applies to 123456', async () => {
    await set({ password_hash: await hash('123456', { memoryCost: 8, timeCost: 1 }) });
    expect(await due('123456')).toBe('weak');
  });

  it('applies to a password older than the merchant allows', async () => {
    expect(await due()).toBeNull();
    await set({ password_changed_at: sql`now() - interval '91 days'` });
    expect(await due()).toBeNull();
    await brand('settings', { passwordExpiryDays: 90 });
    expect(await due()).toBe('expired');
    await brand('settings', {});
  });

  it('applies to a password that somebody else set, where the module is on', async () => {
    await set({ password_given: true });
    expect(await due()).toBeNull();
    await brand('modules', { FORCED_PASSWORD_CHANGE: true });
    expect(await due()).toBe('first');
    await change(await tokenOf());
    expect(await due(NEW)).toBeNull();
    await brand('modules', []);
  });

  it('applies to a password set by the operator: shown once, valid for one login, audited without its text', async () => {
    const give = (account = name) =>
      callServer(
        test.url,
        security.givePassword,
        { merchant: test.merchant, account, reason: 'cannot get in' },
        { token: TEST_OPERATOR_KEY },
      );
    const before = await tokenOf();
    await brand('modules', { FORCED_PASSWORD_CHANGE: true });
    const { password } = (await give(name.toUpperCase())).body.value;
    expect(await isLive(before)).toBe(false);
    const published = await inMerchant(test.database.db, test.merchant)
      .selectFrom('outbox')
      .select('value')
      .where('feed', '=', 'session')
      .execute();
    expect(published.at(-1)?.value).toEqual({ kind: 'ended', reason: 'operator' });
    expect((await logIn()).body.message).toBe('in_incorrect_password');
    expect(await due(password)).toBe('first');
    const token = await tokenOf(password);
    expect((await deposit(token)).body.message).toBe('password_change_needed');
    expect((await change(token, { oldPassword: password })).status).toBe(200);
    expect(await due(NEW)).toBeNull();
    await brand('modules', []);
    const rows = await inMerchant(test.database.db, test.merchant)
      .selectFrom('audit')
      .select(['actor', 'reason', 'after'])
      .where('action', '=', 'password_give')
      .execute();
    expect(rows).toMatchObject([{ actor: 'operator', reason: 'cannot get in', after: { sessionsEnded: 1 } }]);
    expect(JSON.stringify(rows)).not.toContain(password);
    await addMember(test.database, `${name}trial`, { type: 4 });
    for (const account of ['nobody', `${name}trial`]) expect((await give(account)).body.message).toBe('not_found');
  });

  it('blocks money actions and games until it is changed', async () => {
    await set({ password_hash: await hash('123456', { memoryCost: 8, timeCost: 1 }) });
    const token = await tokenOf('123456');
    const launch = { nodeId: '1', language: 'EN', backUrl: '/', platform: 'html5-desktop', clientType: '3' };
    const refused = await deposit(token);
    expect([refused.status, refused.body.message]).toEqual([403, 'password_change_needed']);
    expect((await callServer(test.url, games.launch, launch, { token })).body.message).toBe('password_change_needed');
    expect((await change(token, { oldPassword: '123456' })).status).toBe(200);
    expect((await deposit(token)).body.message).not.toBe('password_change_needed');
  });
});
