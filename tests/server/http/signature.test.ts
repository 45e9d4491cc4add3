import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { SIGNED_FOR_MS } from '../../../contract/security-signature.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { seedCashier } from '../../../server/demo/cashier/seed.ts';
import { insertSession } from '../../../server/domains/auth/sessions/sessions.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, TEST_PASSWORD } from '../../support/test-server.ts';
import { signatureBy, testKeyOf } from '../../support/signing.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let member: MemberRow;
let token: string;
let count = 0;
let now = Date.now();

beforeAll(async () => {
  test = await joinTestServer({ now: () => now });
  await test.database.transact((tx) => seedCashier(tx, test.merchant, 'Parlour'));
});
afterAll(() => test.close());
beforeEach(async () => {
  now = Date.now();
  count += 1;
  member = await addMember(test.database, `signer${count}`);
  token = (await openSession(test.database, member)).token;
});

const BODY = JSON.stringify({ method: 'sandbox-card', amount: 5_000, currency: 'USD' });
const { path } = wallet.deposit;
type Over = Partial<Parameters<typeof signatureBy>[1]> & { by?: string };
const signed = ({ by = token, ...over }: Over = {}) =>
  signatureBy(testKeyOf(by)!, { method: 'POST', path, body: BODY, atMs: now, ...over });

/** Requests a deposit with this signature header, or with none. */
const deposit = async (signature: string | undefined, { body = BODY, bearer = token, query = '' } = {}) => {
  const response = await fetch(test.url + path + query, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      'idempotency-key': randomUUID(),
      ...(signature === undefined ? {} : { 'x-signature': signature }),
    },
    body,
  });
  const answer = (await response.json()) as { success: boolean; message: string; value: { problem?: string } };
  return answer.success ? 'ok' : [response.status, answer.message, answer.value?.problem].filter(Boolean).join(' ');
};
const deposits = async () => (await callServer(test.url, wallet.deposits, {}, { token })).body.value.list.length;

describe('[issue 5] money calls are signed with the session’s key, so that a stolen token is not enough', () => {
  it('accepts a call signed with the session’s key', async () => {
    expect(await deposit(signed())).toBe('ok');
    expect(await deposits()).toBe(1);
  });

  it('refuses the token without a signature, or with an invalid one', async () => {
    expect(await deposit(undefined)).toBe('401 signature_needed');
    for (const text of ['', 'x', `${now}.x.y`, signed().slice(1), `${signed()}A`, signed().replace('.', ',')])
      expect([text, await deposit(text)]).toEqual([text, expect.stringMatching(/^401 signature_(refused|needed)/)]);
    expect(await deposits()).toBe(0);
  });

  it('refuses the key of another session, of the same member too', async () => {
    const other = await openSession(test.database, member);
    expect(await deposit(signed({ by: other.token }))).toBe('401 signature_refused forged');
    const stranger = await openSession(test.database, await addMember(test.database, `stranger${count}`));
    expect(await deposit(signed({ by: stranger.token }))).toBe('401 signature_refused forged');
    expect(await deposits()).toBe(0);
  });

  it('covers body, path, query, method, time and nonce', async () => {
    expect(await deposit(signed(), { body: BODY.replace('5000', '9000') })).toBe('401 signature_refused forged');
    expect(await deposit(signed(), { body: `${BODY} ` })).toBe('401 signature_refused forged');
    expect(await deposit(signed({ path: '/wps/wallets/other' }))).toBe('401 signature_refused forged');
    expect(await deposit(signed({ path: `${path}?x=1` }))).toBe('401 signature_refused forged');
    expect(await deposit(signed({ method: 'PUT' }))).toBe('401 signature_refused forged');
    const [, nonce, signature] = signed().split('.');
    expect(await deposit(`${now + 1}.${nonce}.${signature}`)).toBe('401 signature_refused forged');
    expect(await deposit(`${now}.${'A'.repeat(22)}.${signature}`)).toBe('401 signature_refused forged');
    expect(await deposits()).toBe(0);
  });

  it('accepts a signature once: of ten concurrent copies, one is executed', async () => {
    const once = signed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => deposit(once)));
    expect(answers.filter((each) => each === 'ok')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['ok', '401 signature_refused used']));
    expect(await deposits()).toBe(1);
  });

  it('accepts a signature within two minutes of the server’s clock; a late refusal contains the server time', async () => {
    expect(await deposit(signed({ atMs: now - SIGNED_FOR_MS + 1_000 }))).toBe('ok');
    for (const atMs of [now - SIGNED_FOR_MS - 1, now + SIGNED_FOR_MS + 1, 0]) {
      expect(await deposit(signed({ atMs }))).toBe('401 signature_refused late');
    }
    const late = await callServer(
      test.url,
      wallet.deposit,
      {},
      {
        token,
        raw: { body: BODY },
        headers: { 'x-signature': signed({ atMs: 1 }), 'idempotency-key': randomUUID() },
      },
    );
    expect(late.body.value).toEqual({ problem: 'late', serverTimeMs: now });
  });

  it('refuses money calls of a session that started without a key', async () => {
    const bare = await test.database.transact((tx) => insertSession(tx, member, { ip: '::1', userAgent: 'old page' }));
    expect(await deposit(signed(), { bearer: bare.token })).toBe('401 signature_needed');
    expect((await callServer(test.url, session.info, {}, { token: bare.token })).status).toBe(200);
  });

  it('stores the key of the session at each login method, and refuses a key that is not a point of the curve', async () => {
    const form = { username: member.username, password: TEST_PASSWORD, type: 'username' };
    const { body } = await callServer(test.url, auth.login, form);
    expect(await deposit(signed({ by: body.value.token }), { bearer: body.value.token })).toBe('ok');
    const row = await inMerchant(test.database.db, test.merchant)
      .selectFrom('sessions')
      .select('public_key')
      .where('id', '=', body.value.userInfo.sessionId)
      .executeTakeFirstOrThrow();
    expect(row.public_key).toHaveLength(65);
    for (const wrong of [`B${'A'.repeat(86)}`, `BA${'x'.repeat(85)}`, '_'.repeat(87), 'short']) {
      const refused = await callServer(test.url, auth.login, { ...form, publicKey: wrong });
      expect([wrong, refused.status, refused.body.message]).toEqual([wrong, 400, 'invalid_request']);
    }
  });
});
