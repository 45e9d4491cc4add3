import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { auth } from '../../../contract/auth.ts';
import { VENDOR_PATH, vendorCalls } from '../../../contract/vendor.ts';
import { largestBody } from '../../../server/http/largest-body.ts';
import { allEndpoints, ONE_OF_EACH } from '../../support/endpoints.ts';
import {
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';
import { takeTestServer } from '../../support/reused-server.ts';

/** Uploads have the limit of their file. */
const withBody = ONE_OF_EACH.filter(([, { encoding }]) => encoding !== 'query' && encoding !== 'upload');

let test: TestServer;
let token: string;
beforeAll(async () => {
  test = await takeTestServer();
  token = (await openSession(test.database, await addMember(test.database, 'ann', { type: 1 }))).token;
});
afterAll(() => test.close());

const credentials = ({ auth }: EndpointSpec) => ({
  authorization: `Bearer ${auth === 'operator' ? TEST_OPERATOR_KEY : token}`,
});
const typeOf = ({ encoding }: EndpointSpec) =>
  encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';

const send = (path: string, method: string, headers: Record<string, string>, body: Buffer, streamed = false) =>
  new Promise<{ status: number; message: string }>((resolve, reject) => {
    const length = streamed ? {} : { 'content-length': String(body.length) };
    const sent = ask(`${test.url}${path}`, { method, headers: { ...headers, ...length } }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, message: messageOf(text) }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
const messageOf = (text: string): string => {
  const { message, code } = JSON.parse(text) as { message?: string; code?: string };
  return code ?? message ?? '';
};

describe('a body', () => {
  it('of every schema has bounded texts: a pattern without a maximum length has no unbounded repetition', () => {
    const endless = allEndpoints.flatMap(([name, { request }]) =>
      patternsOf(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }))
        .filter((pattern) => /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\[(?:\\.|[^\]])*\]|\\./g, '')))
        .map((pattern) => `${name}: ${pattern}`),
    );
    expect(endless).toEqual([]);
  });

  it.each(withBody)('of %s above the limit is refused, with and without a stated length', async (_name, endpoint) => {
    const body = Buffer.alloc(largestBody(endpoint) + 1, ' ');
    const headers = { ...credentials(endpoint), 'content-type': typeOf(endpoint) };
    for (const streamed of [false, true])
      expect(await send(endpoint.path, endpoint.method, headers, body, streamed)).toEqual({
        status: 413,
        message: 'body_too_large',
      });
  });

  it.each(Object.keys(vendorCalls))(
    'of the vendor call %s above the limit is refused before it is read',
    async (name) => {
      const body = Buffer.alloc(LIMITS.bodyBytes + 1, ' ');
      const path = `${VENDOR_PATH}/${name}`;
      expect(await send(path, 'POST', { 'content-type': 'application/json' }, body)).toEqual({
        status: 413,
        message: 'INVALID_REQUEST',
      });
    },
  );

  const logIn = (body: string | Buffer, headers: Record<string, string> = {}) =>
    send(
      auth.login.path,
      auth.login.method,
      { 'content-type': 'application/json', ...headers },
      Buffer.from(body as string),
    );

  it.each([
    ['nests too deeply', '['.repeat(17), 'too_deep'],
    ['nests too deeply behind a text', `{"x":"\\"[[","y":${'['.repeat(20)}`, 'too_deep'],
    ['holds too many values', `[${'1,'.repeat(2_100)}1]`, 'too_many_values'],
    ['has too many keys', `{${Array.from({ length: 2_100 }, (_, at) => `"${at}":1`).join(',')}}`, 'too_many_values'],
  ])('that %s is refused before it is parsed', async (_what, text, problem) => {
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await logIn(text);
    expect([answer.status, answer.message]).toEqual([400, 'invalid_request']);
    expect(parse.mock.calls.some(([given]) => given === text)).toBe(false);
    const refused = test.logged.findLast((each) => each['refused'] === 'invalid_request');
    expect(refused).toMatchObject({ details: { issues: [{ path: '', problem }] } });
  });

  it('whose brackets and commas are inside a text is accepted', async () => {
    await logIn(JSON.stringify({ keyId: '[{,'.repeat(1_000), at: 1, enc: '', ct: '' }));
    const refused = test.logged.findLast((each) => each['refused'] === 'invalid_request');
    expect(refused).toMatchObject({ details: { issues: [{ path: 'keyId', problem: 'too_big' }] } });
  });

  it('that is compressed is not decompressed', async () => {
    const answer = await logIn(gzipSync('{}'), { 'content-encoding': 'gzip' });
    expect([answer.status, answer.message]).toEqual([400, 'invalid_request']);
  });

  it('in a form of too many fields is refused as empty', async () => {
    const { path, method } = auth.mailResetLink;
    const body = Buffer.from(`${'a=1&'.repeat(100)}a=1`);
    const answer = await send(path, method, { 'content-type': 'application/x-www-form-urlencoded' }, body);
    expect([answer.status, answer.message]).toEqual([400, 'invalid_request']);
  });
});

describe('a request line', () => {
  const line = async (text: string): Promise<string> => {
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
    socket.write(text);
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    await once(socket, 'close');
    return answer;
  };

  it.each([
    ['two hosts', 'host: a.example\r\nHost: b.example'],
    ['two hosts that are alike', 'host: 127.0.0.1\r\nhost: 127.0.0.1'],
    ['a host that is none', 'host: a"b;c'],
    ['a host with a path', 'host: a.example/x'],
    ['a host with a user', 'host: a@b.example'],
    ['an empty host', 'host:'],
  ])('with %s is refused', async (_what, header) => {
    const answer = await line(`GET /version HTTP/1.1\r\n${header}\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"invalid_request"/);
  });

  it('with more parameters than any endpoint has is refused', async () => {
    const response = await fetch(`${test.url}/wps/system/status?${'a=1&'.repeat(100)}`);
    expect(response.status).toBe(400);
  });
});

describe('routes outside the contract', () => {
  it('are limited by address: files, pictures, the games of a vendor, the documentation', async () => {
    const slow = await startTestServer({ config: { rateFactor: 0.1 } });
    const get = async (url: string) => (await slow.app.inject(url)).statusCode;
    for (let nth = 0; nth < 12; nth += 1) expect(await get('/docs/')).toBe(200);
    expect(await get('/docs/')).toBe(429);
    for (let nth = 13; nth < 600; nth += 1) await slow.app.inject('/version');
    for (const path of ['/health', '/art/avatar/x.svg', '/studio/api/state', '/no-such-page', '/version'])
      expect([path, await get(path)]).toEqual([path, 429]);
    // The limit of files does not affect the API.
    expect(await get('/wps/system/status')).toBe(200);
    await slow.close();
  });

  it('[PP-05] query the database once per second at most for health', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const requested = vi.spyOn(test.app.ctx.database.db, 'selectFrom');
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${test.url}/health`)));
    expect(requested.mock.calls.filter(([table]) => (table as unknown) === 'outbox')).toHaveLength(1);
  });
});

describe('the documentation of a deployment that other machines reach', () => {
  const statusFor = async (headers: Record<string, string> = {}) => {
    const answers = ['/docs/', '/docs/json', '/docs/yaml'].map((url) =>
      deployed.app.inject({ url, headers: { host: 'play.example', ...headers } }),
    );
    return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))];
  };
  let deployed: TestServer;
  beforeAll(async () => {
    deployed = await startTestServer({ config: { exposed: true } });
  });
  afterAll(() => deployed.close());

  it('is for the operator alone: a browser asks for the key', async () => {
    expect(await statusFor()).toEqual([401]);
    expect(await statusFor({ authorization: `Bearer ${TEST_OPERATOR_KEY}x` })).toEqual([401]);
    expect(await statusFor({ authorization: `Bearer ${TEST_OPERATOR_KEY}` })).toEqual([200]);
  });
});

interface Node {
  pattern?: string;
  maxLength?: number;
  [name: string]: unknown;
}
/** Returns the patterns of texts that have no other bound. */
function patternsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { pattern, maxLength, format } = node as Node;
  const own = typeof pattern === 'string' && maxLength === undefined && format === undefined ? [pattern] : [];
  return [...own, ...Object.values(node).flatMap(patternsOf)];
}
