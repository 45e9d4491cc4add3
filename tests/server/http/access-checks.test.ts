import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { operator } from '../../../contract/operator.ts';
import { site } from '../../../contract/site.ts';
import { withEveryMerchant } from '../../../server/db/scope.ts';
import { route } from '../../../server/http/route.ts';
import { callServer } from '../../support/calls.ts';
import {
  addMember,
  openSession,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';

const probe = (path: `/${string}`, response: z.ZodMiniType) =>
  endpoint({
    method: 'GET',
    path,
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({}),
    response,
    errors: [],
    summary: '',
  });
const liar = probe('/wps/test/liar', z.strictObject({ amount: z.int() }));
const cut = probe('/wps/test/cut', z.strictObject({}));
const thrower = probe('/wps/test/thrower', z.strictObject({}));

let test: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-client-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Parlour</title>');
  await writeFile(path.join(folder, 'assets/app-a1b2c3.js'), 'export {};');
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  test = await startTestServer({
    parts: {
      clientDir: folder,
      domains: [
        {
          name: 'test',
          routes: (app, ctx) => {
            route(app, ctx, liar, async () => ({ amount: 1.5, secret: 'x' }));
            route(app, ctx, cut, async () => {
              await withEveryMerchant(() =>
                sql`select pg_terminate_backend(pg_backend_pid())`.execute(ctx.database.db),
              );
              return {};
            });
            route(app, ctx, thrower, async () => {
              throw new Error('the password is swordfish, at /srv/house.ts:12');
            });
          },
        },
      ],
    },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(test.url + path, { headers });

describe('a response', () => {
  it('that violates the contract is an internal error, with details in the log only', async () => {
    const { status, body } = await callServer(test.url, liar);
    expect([status, body]).toEqual([500, { success: false, message: 'system_error', value: null }]);
    expect(JSON.stringify(test.logged)).toContain('answer breaks the contract');
  });

  it('to an internal error contains no details', async () => {
    const response = await get('/wps/test/thrower');
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      500,
      { success: false, message: 'system_error', value: null },
    ]);
    expect(JSON.stringify([...response.headers])).not.toContain('swordfish');
    expect(test.logged.some((line) => line['level'] === 50 && JSON.stringify(line).includes('swordfish'))).toBe(true);
  });

  it('to a call whose connection to the database ends is 503, not an internal error', async () => {
    const { status, body } = await callServer(test.url, cut);
    expect([status, body]).toEqual([503, { success: false, message: 'server_unavailable', value: null }]);
    expect(test.logged.some((line) => line['level'] === 50 && JSON.stringify(line).includes('terminat'))).toBe(true);
  });

  it('contains the request id, and accepts a plain id from the client', async () => {
    expect((await get('/version')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get('/version', { 'x-request-id': 'trace-12345' })).headers.get('x-request-id')).toBe('trace-12345');
    expect((await get('/version', { 'x-request-id': 'a b' })).headers.get('x-request-id')).not.toBe('a b');
  });

  it('is not cacheable', async () => {
    expect((await get('/wps/system/status')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('unknown paths and methods', () => {
  it.each(['/wps/nothing', '/lgw/nothing', '/operator/nothing', '/webhooks', '/cashier/x', '/wps'])(
    '%s: answers in JSON',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, message: 'not_found' });
    },
  );

  it.each([
    '/assets/gone.js',
    '/favicon-old.png',
    '/.vite/manifest.json',
    '/assets/../../package.json',
    '/assets%2f..%2f..%2fpackage.json',
  ])('file %s: does not answer with a page', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it.each(['/no-such-page', '/admin', '/game-center/FOO', '/game-list/XYZ', '/slots/none', '/agentHome/a/b/c'])(
    '[NAV-06] [NAV-11] page %s: answers with the site’s own 404 page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<title>Parlour</title>');
    },
  );

  it('refuses a method that the contract does not declare', async () => {
    const response = await fetch(`${test.url}/wps/system/status`, { method: 'PUT' });
    expect(response.status).toBe(404);
  });
});

describe('the built site', () => {
  it.each([
    '/',
    '/home',
    '/login',
    '/rng?page=hotSlots',
    '/game/10001',
    '/promotiondetail',
    '/game-center/sports',
    '/game-list/EVO',
  ])('serves %s as a page', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const csp = response.headers.get('content-security-policy')!;
    expect(csp).toContain(`connect-src 'self' ws://${new URL(test.url).host}`);
    expect(csp).not.toMatch(/unsafe|\*/);
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  it('serves hashed files as immutable, and others not', async () => {
    expect((await get('/assets/app-a1b2c3.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('bad input', () => {
  const logIn = (body: string, headers: Record<string, string> = {}) =>
    fetch(test.url + auth.login.path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('refuses a huge body before it is read', async () => {
    const response = await logIn(JSON.stringify({ ct: 'x'.repeat(LIMITS.bodyBytes) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ success: false, message: 'body_too_large', value: null });
  });

  it.each([
    ['https://evil.example', {}],
    ['null', {}],
    ['http://127.0.0.1:1', {}],
    [undefined, { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a change from origin %s', async (origin, headers) => {
    const response = await logIn('{}', { ...(origin ? { origin } : {}), ...headers });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      403,
      'foreign_origin',
    ]);
  });

  it('accepts a change from the site’s own origin', async () => {
    const response = await logIn('{}', { origin: test.url, 'sec-fetch-site': 'same-origin' });
    expect(response.status).toBe(400);
  });

  it('logs the reason without the content', async () => {
    const { body } = await callServer(test.url, site.banners, { groupName: 'x'.repeat(33), language: 'EN' });
    expect(body.value).toEqual({ issues: [{ path: 'groupName', problem: 'too_big' }] });
    const line = test.logged.findLast((each) => each['refused'] === 'invalid_request')!;
    expect(line).toMatchObject({ status: 400, details: { issues: [{ path: 'groupName', problem: 'too_big' }] } });
    expect(JSON.stringify(test.logged)).not.toContain('x'.repeat(33));
  });
});

describe('while the site is closed', () => {
  const set = (status: 0 | 1 | 2, untilMs: number | null = null) =>
    callServer(test.url, operator.setStatus, { merchant: 'parlour', status, untilMs }, { token: TEST_OPERATOR_KEY });

  it('states so with the end time, and serves what closed pages need', async () => {
    const { token } = await openSession(test.database, await addMember(test.database, 'ann'));
    await set(1, 1_900_000_000_000);
    const refused = await callServer(test.url, auth.registerRules);
    expect([refused.status, refused.body]).toEqual([
      503,
      { success: false, message: 'maintenance', value: { untilMs: 1_900_000_000_000 } },
    ]);
    // A logged-in page learns over the socket when maintenance ends; closed pages link to customer service.
    expect((await callServer(test.url, session.info, {}, { token })).status).toBe(200);
    expect((await callServer(test.url, site.help, { language: 'EN' })).status).toBe(200);
    const open = await callServer(test.url, site.info);
    expect(open.body.value).toMatchObject({ maintenance: true, status: { status: 1, untilMs: 1_900_000_000_000 } });
    expect((await callServer(test.url, session.ticket, {}, { token })).status).toBe(200);
    expect((await callServer(test.url, session.logout, {}, { token })).status).toBe(200);
    await set(2);
    expect((await callServer(test.url, auth.registerRules)).body.message).toBe('region_restricted');
    await set(0);
    expect((await callServer(test.url, auth.registerRules)).status).toBe(200);
  });
});

it('[PP-05] serves health and version to everybody', async () => {
  expect(await (await get('/health')).json()).toEqual({
    status: 'ok',
    relayLagMs: expect.any(Number),
    version: '0.0.0-test',
  });
  expect(await (await get('/version')).json()).toEqual({ version: '0.0.0-test' });
});

it('documents every endpoint, on a page that loads nothing from outside', async () => {
  const { paths } = (await (await get('/docs/json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toContain('/wps/session/login');
  expect(JSON.stringify(paths['/wps/session/login'])).toContain('ct');
  const page = await get('/docs');
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/https?:\/\//);
});

it('allows inline styles on the documentation only, and inline scripts nowhere', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
  const usual = await policyOf('/version');
  for (const path of ['/docs', '/docs/', '/docs/static/index.html'])
    expect(await policyOf(path)).toBe(usual!.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"));
});
