import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { login } from '../../../server/domains/auth/login/login.ts';
import { lockoutRetention } from '../../../server/domains/auth/login/login-lockout.ts';
import { addressKey } from '../../../server/http/address.ts';
import { anyFailure } from '../../../server/http/failure.ts';
import { findMerchant } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, startTestServer, TEST_PASSWORD, type TestServer } from '../../support/test-server.ts';
import { freshProof, knownCaptcha } from '../../support/captcha.ts';
import { deletePast } from '../../../server/jobs/retention.ts';

let test: TestServer;
beforeAll(async () => {
  // Each test uses addresses of its own.
  test = await startTestServer({ config: { trustProxy: 1, captcha: { check: 'off', work: 2 } } });
});
afterAll(() => test.close());

let count = 0;
let name: string;
let ip: string;
beforeEach(() => {
  count += 1;
  name = `member${count}`;
  ip = `192.0.2.${count}`;
});

interface Try {
  as?: string;
  from?: string;
  captcha?: { id: string; text: string };
  heavyProof?: string;
}
const logIn = async (password: string, { as = name, from = ip, ...check }: Try = {}) => {
  const form = { username: as, password, type: 'username', ...check };
  const { body } = await callServer(test.url, auth.login, form, { headers: { 'x-forwarded-for': from } });
  return [body.message, ...(body.value && !body.success ? [body.value as unknown] : [])];
};
const right = (more?: Try) => logIn(TEST_PASSWORD, more);
const wrong = (more?: Try) => logIn('wrong', more);
const PICTURE = { captcha: true };
const IN = [''];
const picture = async () => {
  const { id, text } = await knownCaptcha(test.database, test.url);
  return { captcha: { id, text } };
};
const failures = () => inMerchant(test.database.db, 'parlour').selectFrom('login_failures').selectAll();

describe.each(['a name that exists', 'a name that nobody has'])('[PP-03] %s', (kind) => {
  beforeEach(async () => {
    if (kind === 'a name that exists') await addMember(test.database, name);
  });

  it('requires a captcha after three failures, and says so with the third', async () => {
    expect(await wrong()).toEqual(['in_incorrect_password']);
    expect(await wrong()).toEqual(['in_incorrect_password']);
    expect(await wrong()).toEqual(['in_incorrect_password', PICTURE]);
    expect(await wrong()).toEqual(['captcha_needed', PICTURE]);
    expect(await right(), 'nor does the right password go without').toEqual(['captcha_needed', PICTURE]);
  });

  it('accepts attempts again after a solved captcha, and requires another after three more', async () => {
    for (let i = 0; i < 3; i += 1) await wrong();
    expect(await wrong(await picture())).toEqual(['in_incorrect_password']);
    expect(await wrong()).toEqual(['in_incorrect_password']);
    expect(await wrong()).toEqual(['in_incorrect_password', PICTURE]);
    expect(await wrong()).toEqual(['captcha_needed', PICTURE]);
  });

  it('accepts heavy work instead, which needs no reading', async () => {
    for (let i = 0; i < 3; i += 1) await wrong();
    const heavyProof = await freshProof(test.url, 'heavy');
    expect(await wrong({ heavyProof })).toEqual(['in_incorrect_password']);
    expect(await wrong({ heavyProof }), 'once').toEqual(['captcha_wrong', PICTURE]);
  });

  it('reports a wrong or used captcha or light work, and does not verify the password', async () => {
    for (let i = 0; i < 3; i += 1) await wrong();
    const { captcha } = await picture();
    expect(await right({ captcha: { ...captcha, text: 'WRONG' } })).toEqual(['captcha_wrong', PICTURE]);
    expect(await wrong({ captcha })).toEqual(['in_incorrect_password']);
    expect(await right({ captcha })).toEqual(['captcha_wrong', PICTURE]);
    expect(await right({ heavyProof: 'nonsense' })).toEqual(['captcha_wrong', PICTURE]);
  });

  it('verifies three of many concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong()));
    expect(answers.filter(([message]) => message === 'in_incorrect_password')).toHaveLength(3);
    expect(answers.filter(([message]) => message === 'captcha_needed')).toHaveLength(9);
  });
});

describe('[AUTH-19] the login lockout', () => {
  it('admits the owner with a captcha after failures of others, and then resets the count', async () => {
    await addMember(test.database, name);
    for (let i = 0; i < 5; i += 1) await wrong({ from: '198.51.100.7' });
    expect(await right()).toEqual(['captcha_needed', PICTURE]);
    expect(await right(await picture())).toEqual(IN);
    expect(await failures().where('username', '=', name).execute()).toEqual([]);
    expect(await wrong()).toEqual(['in_incorrect_password']);
  });

  it('counts a name in any case and with spaces as one', async () => {
    for (const as of [name, name.toUpperCase(), ` ${name} `]) await wrong({ as });
    expect(await wrong()).toEqual(['captcha_needed', PICTURE]);
  });

  it('forgets a name half an hour after its last failure', async () => {
    await addMember(test.database, name);
    for (let i = 0; i < 3; i += 1) await wrong();
    const lastAt = (minutes: number) =>
      inMerchant(test.database.db, 'parlour')
        .updateTable('login_failures')
        .set({ last_at: new Date(Date.now() - minutes * 60_000) })
        .where('username', '=', name)
        .execute();
    await lastAt(29);
    expect(await right()).toEqual(['captcha_needed', PICTURE]);
    await lastAt(31);
    expect(await wrong()).toEqual(['in_incorrect_password']);
    await lastAt(31);
    for (const each of lockoutRetention) await deletePast(test.database.db, each);
    expect(await failures().where('username', '=', name).execute()).toEqual([]);
  });

  it('requires a captcha from an address after twenty failures over all names, and not from others', async () => {
    await addMember(test.database, name);
    for (let i = 0; i < 19; i += 1) expect(await wrong({ as: `no${count}x${i}` })).toEqual(['in_incorrect_password']);
    expect(await wrong({ as: `no${count}last` })).toEqual(['in_incorrect_password', PICTURE]);
    expect(await right()).toEqual(['captcha_needed', PICTURE]);
    expect(await right({ from: '198.51.100.8' })).toEqual(IN);
    expect(await right(await picture())).toEqual(IN);
  });

  it('delays logins of an address with very many failures, counted over all nodes, while the rest of the site serves it', async () => {
    await addMember(test.database, name);
    await wrong();
    const set = (values: object) =>
      test.database.db.updateTable('address_failures').set(values).where('address', '=', ip).execute();
    await set({ failures: 300 });
    const [message, details] = await right(await picture());
    expect(message).toBe('too_many_requests');
    expect((details as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(590);
    const info = await callServer(test.url, session.info, {}, { headers: { 'x-forwarded-for': ip } });
    expect(info.body.message).toBe('not_logged_in');
    expect(await right({ from: '198.51.100.9' })).toEqual(IN);
    await set({ since: new Date(Date.now() - 601_000) });
    expect(await right()).toEqual(IN);
  });

  it('does not count an attempt that the server was too busy to process', async () => {
    const merchant = await findMerchant(test.database.db, 'parlour');
    const call = {
      merchant: merchant!,
      ip,
      userAgent: 'test',
      log: test.ctx.log,
      fail: anyFailure,
      language: 'EN' as const,
    };
    const passwords = { hash: vi.fn(), verify: () => Promise.reject(anyFailure('too_many_requests')) };
    const form = { username: name, password: 'x', type: 'username' as const };
    for (let i = 0; i < 4; i += 1)
      await expect(login(test.ctx, { ...test.ctx, passwords }, call, form)).rejects.toMatchObject({
        key: 'too_many_requests',
      });
    expect(await wrong()).toEqual(['in_incorrect_password']);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('groups the address %s as %s', (given, key) => {
    expect(addressKey(given)).toBe(key);
  });

  it('writes no password to a log', () => {
    expect(JSON.stringify(test.logged)).not.toContain(TEST_PASSWORD);
  });
});
