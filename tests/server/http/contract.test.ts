import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { endpoints } from '../../../contract/index.ts';
import { security } from '../../../contract/security.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { isSigned } from '../../../server/http/signature.ts';
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

const all: [string, EndpointSpec][] = Object.entries(endpoints).flatMap(([domain, group]) =>
  Object.entries(group as Record<string, EndpointSpec>).map(([name, each]): [string, EndpointSpec] => [
    `${domain}.${name}`,
    each,
  ]),
);
const needsSession = all.filter(([, { auth }]) => auth === 'session' || auth === 'member' || auth === 'agent');
const forOperator = all.filter(([, { auth }]) => auth === 'operator');

let test: TestServer;
let token: string;
let expired: string;

beforeAll(async () => {
  test = await startTestServer();
  await addMerchant(test.database, 'other');
  // An agent passes every access check that requires a session.
  const member = await addMember(test.database, 'ann', { type: 1 });
  token = (await openSession(test.database, member)).token;
  const old = await openSession(test.database, member);
  expired = old.token;
  await inMerchant(test.database.db, 'parlour')
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('id', '=', old.session.id)
    .execute();
});
afterAll(() => test.close());

const credentials = (endpoint: EndpointSpec) =>
  endpoint.auth === 'operator' ? { token: TEST_OPERATOR_KEY } : endpoint.auth === 'visitor' ? {} : { token };
/** What a sealed endpoint checks before it opens the body. */
const beforeSealed = async ({ money, confirmed }: EndpointSpec): Promise<Record<string, string>> => {
  const confirmation = async () =>
    (await callServer(test.url, security.confirm, { password: TEST_PASSWORD }, { token })).body.value.confirmation;
  return {
    ...(money && { 'idempotency-key': randomUUID() }),
    ...(confirmed && { 'x-confirmation': await confirmation() }),
  };
};

describe('every endpoint of the contract', () => {
  it('has exactly one route', async () => {
    const paths = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
    const missing = all.filter(([, { method, path }]) => !test.app.hasRoute({ method, url: path }));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  // The authorisation matrix sends an upload an unknown part.
  it.each(all.filter(([, { encoding }]) => encoding !== 'upload'))(
    '%s refuses an unknown field',
    async (_name, endpoint) => {
      const headers = endpoint.encoding === 'sealed' ? await beforeSealed(endpoint) : {};
      const asked = { ...credentials(endpoint), headers };
      const { status, body } = await callServer(test.url, endpoint, { intruder: '1' }, asked);
      expect([status, body.message]).toEqual([400, 'invalid_request']);
      const problems = (body.value as { issues: { problem: string; fields?: string[] }[] }).issues;
      expect(problems).toContainEqual(expect.objectContaining({ problem: 'unrecognized_keys', fields: ['intruder'] }));
    },
  );

  it.each(all.filter(([, { encoding }]) => encoding !== 'query'))(
    '%s refuses a body that is not an object, not JSON, or of another content type',
    async (_name, endpoint) => {
      const headers = credentials(endpoint);
      const send = (body: string, contentType = 'application/json') =>
        callServer(test.url, endpoint, {}, { ...headers, raw: { body, contentType } });
      for (const body of ['[]', '"text"', 'null', '{"a":', '', '{"__proto__":{"x":1}}']) {
        const answer = await send(body);
        expect([body, answer.status, answer.body.message]).toEqual([body, 400, 'invalid_request']);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect((await send('{}', type)).body.message).toBe('invalid_request');
    },
  );

  // In a query and in a form, every value is text.
  it.each(all.filter(([, { encoding }]) => !['query', 'form', 'upload'].includes(encoding)))(
    '%s refuses wrong types in each field',
    async (_name, endpoint) => {
      const fields = fieldsOf(endpoint);
      const wrong = Object.fromEntries(fields.map((field) => [field, { wrong: 'type' }]));
      const headers = endpoint.encoding === 'sealed' ? await beforeSealed(endpoint) : {};
      const { status, body } = await callServer(test.url, endpoint, wrong, { ...credentials(endpoint), headers });
      if (fields.length === 0) return expect(status).toBeLessThan(500);
      expect([status, body.message]).toEqual([400, 'invalid_request']);
      expect(JSON.stringify(body)).not.toContain('wrong":"type');
    },
  );

  it.each(all.filter(([, endpoint]) => endpoint.encoding === 'query' && fieldsOf(endpoint).length > 0))(
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
});

describe('every endpoint that needs a session', () => {
  it.each(needsSession)('%s refuses a visitor', async (_name, endpoint) => {
    const { status, body } = await callServer(test.url, endpoint);
    expect([status, body.message]).toEqual([401, 'not_logged_in']);
  });

  it.each(needsSession)('%s refuses a forged, a malformed and an expired token', async (_name, endpoint) => {
    const forged = Buffer.alloc(32, 7).toString('base64url');
    for (const wrong of [forged, 'x', `${token}x`, token.slice(1), expired]) {
      const { status, body } = await callServer(test.url, endpoint, {}, { token: wrong });
      expect([status, body.message]).toEqual([401, 'session_ended']);
    }
  });

  it.each(needsSession)('%s refuses a session of another merchant', async (_name, endpoint) => {
    const asked = (merchant: string) =>
      callServer(test.url, endpoint, {}, { token, headers: { 'x-merchant': merchant } });
    expect((await asked('other')).body.message).toBe('session_ended');
    for (const unknown of ['nowhere', 'Not A Code', ''])
      expect((await asked(unknown)).body.message).toBe('unknown_merchant');
  });

  it.each(needsSession.filter(([, { auth }]) => auth === 'member'))('%s refuses a trial', async (_name, endpoint) => {
    const name = `trial${Math.random().toString(36).slice(2)}`;
    const trial = await openSession(test.database, await addMember(test.database, name, { type: 4 }));
    const { status, body } = await callServer(test.url, endpoint, {}, { token: trial.token });
    expect([status, body.message]).toEqual([403, 'real_account_needed']);
  });
});

describe('every endpoint of the operator', () => {
  it.each(forOperator)(
    '%s refuses a caller without the key, with another key, or with a member’s token',
    async (_name, endpoint) => {
      expect((await callServer(test.url, endpoint)).body.message).toBe('not_logged_in');
      for (const wrong of [token, `${TEST_OPERATOR_KEY}x`, TEST_OPERATOR_KEY.slice(1), '']) {
        const { status, body } = await callServer(test.url, endpoint, {}, { token: wrong || ' ' });
        expect([status, body.message]).toEqual([403, 'not_allowed']);
      }
    },
  );
});

describe('every change to an agent’s contract', () => {
  const changes = all.filter(([, { path, method }]) => path.startsWith('/wps/agent/contracts') && method !== 'GET');

  it('[AGT-03] is signed by its session', () => {
    expect(changes.map(([name]) => name)).toEqual([
      'contracts.propose',
      'contracts.answer',
      'contracts.withdraw',
      'contracts.requestEnd',
      'contracts.answerEnd',
    ]);
    expect(changes.filter(([, endpoint]) => !isSigned(endpoint))).toEqual([]);
  });
});

it('[AGT-05] every other change in the agent centre is signed by its session, too', () => {
  // A ticket for a file, and marks of what was read, change nothing else.
  const harmless = ['teamReports.profitExport', 'teamRecords.export', 'agentNotices.readAll'];
  const changes = all.filter(
    ([name, { auth, method }]) => auth === 'agent' && method !== 'GET' && !harmless.includes(name),
  );
  expect(changes.filter(([, endpoint]) => !isSigned(endpoint)).map(([name]) => name)).toEqual([]);
  expect(changes.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'transfers.toDownline',
      'downlines.create',
      'downlines.setRate',
      'registrationLinks.create',
    ]),
  );
});

describe('every endpoint that moves money', () => {
  it.each(all.filter(([, { money }]) => money))('%s requires an idempotency key', async (name, endpoint) => {
    const money = { amount: 100, currency: 'USD' };
    const requests: Record<string, object> = {
      'transfers.toUpline': money,
      'transfers.toDownline': { ...money, memberId: 1 },
      'transfers.walletTransfer': { ...money, vendor: 'X', direction: 'toMain' },
      'transfers.allToMain': {},
    };
    const request = requests[name] ?? { ...money, method: 'x' };
    for (const key of [{}, { 'idempotency-key': 'twice' }] as Record<string, string>[]) {
      const { status, body } = await callServer(test.url, endpoint, request, { token, headers: key });
      expect([status, body.message]).toEqual([400, 'idempotency_key_needed']);
    }
  });
});

describe('every sealed endpoint', () => {
  const sealed = all.filter(([, { encoding }]) => encoding === 'sealed');

  it.each(sealed)('%s refuses an unsealed body', async (_name, endpoint) => {
    const raw = { body: JSON.stringify({ username: 'ann', password: 'secret' }) };
    expect((await callServer(test.url, endpoint, {}, { ...credentials(endpoint), raw })).body.message).toBe(
      'invalid_request',
    );
  });

  it.each(sealed)('%s refuses a body sealed for another endpoint, or that is not JSON', async (_name, endpoint) => {
    for (const over of [{ info: 'POST /wps/elsewhere' }, { text: '{' }, { text: '\u0000' }]) {
      const raw = { body: JSON.stringify(await sealFor(test.url, endpoint, {}, over)) };
      const asked = { ...credentials(endpoint), headers: await beforeSealed(endpoint), raw };
      const { status, body } = await callServer(test.url, endpoint, {}, asked);
      expect([status, body.message]).toEqual([400, 'sealed_body_unreadable']);
    }
  });
});

function fieldsOf(endpoint: EndpointSpec): string[] {
  const { shape } = (endpoint.request as unknown as { _zod: { def: { shape: Record<string, unknown> } } })._zod.def;
  return Object.keys(shape);
}
