import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { security } from '../../../contract/security.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer, sealFor } from '../../support/calls.ts';
import { allEndpoints, fieldsOf, ONE_OF_EACH, WITH_SESSION } from '../../support/endpoints.ts';
import { addMember, openSession, TEST_OPERATOR_KEY, TEST_PASSWORD } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let token: string;
let expired: string;

beforeAll(async () => {
  test = await joinTestServer();
  // An agent passes every access check that requires a session.
  const member = await addMember(test.database, 'ann', { type: 1 });
  token = (await openSession(test.database, member)).token;
  const old = await openSession(test.database, member);
  expired = old.token;
  await inMerchant(test.database.db, test.merchant)
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('id', '=', old.session.id)
    .execute();
});
afterAll(() => test.close());

const credentials = (endpoint: EndpointSpec) =>
  endpoint.auth === 'operator' ? { token: TEST_OPERATOR_KEY } : endpoint.auth === 'visitor' ? {} : { token };
/** What a sealed endpoint checks before it opens the body. */
const beforeSealed = async ({ encoding, money, confirmed }: EndpointSpec): Promise<Record<string, string>> => {
  if (encoding !== 'sealed') return {};
  const confirmation = async () =>
    (await callServer(test.url, security.confirm, { password: TEST_PASSWORD }, { token })).body.value.confirmation;
  return {
    ...(money && { 'idempotency-key': randomUUID() }),
    ...(confirmed && { 'x-confirmation': await confirmation() }),
  };
};
const refusal = async (endpoint: EndpointSpec, request: object, requested: Parameters<typeof callServer>[3]) => {
  const { status, body } = await callServer(test.url, endpoint, request, requested);
  return [status, body.message];
};

it('every endpoint of the contract has exactly one route', () => {
  const paths = allEndpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  const missing = allEndpoints.filter(([, { method, path }]) => !test.app.hasRoute({ method, url: path }));
  expect(missing.map(([name]) => name)).toEqual([]);
});

// What each endpoint's own schema refuses, and what it must declare: tests/server/http/declared.test.ts. Whom each admits:
// tests/server/authorisation.
describe('route(), by one endpoint of each kind', () => {
  it.each(ONE_OF_EACH.filter(([, { encoding }]) => encoding !== 'upload'))(
    '%s refuses an unknown field, and wrong types in its fields',
    async (_name, endpoint) => {
      const requested = async () => ({ ...credentials(endpoint), headers: await beforeSealed(endpoint) });
      const { status, body } = await callServer(test.url, endpoint, { intruder: '1' }, await requested());
      expect([status, body.message]).toEqual([400, 'invalid_request']);
      const problems = (body.value as { issues: { problem: string; fields?: string[] }[] }).issues;
      expect(problems).toContainEqual(expect.objectContaining({ problem: 'unrecognized_keys', fields: ['intruder'] }));
      const fields = fieldsOf(endpoint);
      // In a query and in a form, every value is text.
      if (fields.length === 0 || endpoint.encoding === 'query' || endpoint.encoding === 'form') return;
      const wrong = Object.fromEntries(fields.map((field) => [field, { wrong: 'type' }]));
      expect(await refusal(endpoint, wrong, await requested())).toEqual([400, 'invalid_request']);
    },
  );

  it.each(ONE_OF_EACH.filter(([, { encoding }]) => encoding !== 'query'))(
    '%s refuses a body that is not an object, not JSON, or of another content type',
    async (_name, endpoint) => {
      const send = (body: string, contentType = 'application/json') =>
        refusal(endpoint, {}, { ...credentials(endpoint), raw: { body, contentType } });
      for (const body of ['[]', '"text"', 'null', '{"a":', '', '{"__proto__":{"x":1}}'])
        expect([body, ...(await send(body))]).toEqual([body, 400, 'invalid_request']);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect((await send('{}', type))[1]).toBe('invalid_request');
    },
  );

  it.each(ONE_OF_EACH.filter(([, endpoint]) => endpoint.encoding === 'query' && fieldsOf(endpoint).length > 0))(
    '%s refuses a repeated field and one that is far too long',
    async (_name, endpoint) => {
      for (const value of ['x'.repeat(400), ['1', '2']]) {
        const query = new URLSearchParams(
          fieldsOf(endpoint).flatMap((field) => [value].flat().map((each) => [field, each])),
        );
        const response = await fetch(`${test.url}${endpoint.path}?${query}`, {
          method: endpoint.method,
          headers: { authorization: `Bearer ${credentials(endpoint).token ?? ''}` },
        });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ success: false, message: 'invalid_request' });
      }
    },
  );

  it.each(WITH_SESSION)('%s refuses a forged, a malformed and an expired token', async (_name, endpoint) => {
    const forged = Buffer.alloc(32, 7).toString('base64url');
    for (const wrong of [forged, 'x', `${token}x`, token.slice(1), expired])
      expect(await refusal(endpoint, {}, { token: wrong })).toEqual([401, 'session_ended']);
  });

  it.each(WITH_SESSION)('%s refuses a session of another merchant', async (_name, endpoint) => {
    const requested = async (merchant: string) =>
      (await refusal(endpoint, {}, { token, headers: { 'x-merchant': merchant } }))[1];
    expect(await requested(test.other)).toBe('session_ended');
    for (const unknown of ['nowhere', 'Not A Code', '']) expect(await requested(unknown)).toBe('unknown_merchant');
  });

  it.each(ONE_OF_EACH.filter(([, { auth }]) => auth === 'operator'))(
    '%s refuses a caller without the operator’s key, or with one that is nearly the same',
    async (_name, endpoint) => {
      expect((await refusal(endpoint, {}, {}))[1]).toBe('not_logged_in');
      for (const wrong of [token, `${TEST_OPERATOR_KEY}x`, TEST_OPERATOR_KEY.slice(1), ' '])
        expect(await refusal(endpoint, {}, { token: wrong })).toEqual([403, 'not_allowed']);
    },
  );

  it.each(ONE_OF_EACH.filter(([, { encoding }]) => encoding === 'sealed'))(
    '%s refuses a body that is not sealed, is sealed for another endpoint, or is not JSON',
    async (_name, endpoint) => {
      const unsealed = { body: JSON.stringify({ username: 'ann', password: 'secret' }) };
      expect((await refusal(endpoint, {}, { ...credentials(endpoint), raw: unsealed }))[1]).toBe('invalid_request');
      for (const over of [{ info: 'POST /wps/elsewhere' }, { text: '{' }, { text: '\u0000' }]) {
        const raw = { body: JSON.stringify(await sealFor(test.url, endpoint, {}, over)) };
        const requested = { ...credentials(endpoint), headers: await beforeSealed(endpoint), raw };
        expect(await refusal(endpoint, {}, requested)).toEqual([400, 'sealed_body_unreadable']);
      }
    },
  );
});

it.each(allEndpoints.filter(([, { money }]) => money))('%s requires an idempotency key', async (name, endpoint) => {
  const money = { amount: 100, currency: 'USD' };
  const requests: Record<string, object> = {
    'transfers.toUpline': money,
    'transfers.toDownline': { ...money, memberId: 1 },
    'transfers.walletTransfer': { ...money, vendor: 'X', direction: 'toMain' },
    'transfers.allToMain': {},
    'points.convert': { points: 1 },
    'rebates.claim': {},
    'rain.give': { ...money, room: 1, shares: 2 },
    'rain.claim': { rainId: '00000000-0000-4000-8000-000000000000' },
  };
  const request = requests[name] ?? { ...money, method: 'x' };
  for (const headers of [{}, { 'idempotency-key': 'twice' }] as Record<string, string>[])
    expect(await refusal(endpoint, request, { token, headers })).toEqual([400, 'idempotency_key_needed']);
});
