import { beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { operator } from '../../../contract/operator.ts';
import { site } from '../../../contract/site.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { isSameOrigin } from '../../../server/http/page-origin.ts';
import { addMerchant, startTestServer, type TestServer } from '../../support/test-server.ts';

it.each([
  ['https://a.example', 'a.example', undefined, true],
  ['https://a.example', 'A.example', undefined, true],
  ['https://a.example:8443', 'a.example', undefined, false],
  ['https://a.example.evil.example', 'a.example', undefined, false],
  ['https://a.example', 'inner:3000', 'https://a.example', true],
  ['http://a.example', 'inner:3000', 'https://a.example', false],
  ['null', 'a.example', undefined, false],
  ['', 'a.example', undefined, false],
])('origin %s at host %s with PUBLIC_URL %s: %s', (origin, host, publicUrl, same) => {
  expect(isSameOrigin({ origin, host }, publicUrl)).toBe(same);
});

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await addMerchant(test.database, 'other');
  const { db } = test.database;
  await inMerchant(db, test.merchant).insertInto('domains', { host: 'play.example' }).execute();
  await inMerchant(db, 'other').insertInto('domains', { host: 'other.example' }).execute();
  return () => test.close();
});

describe('[SYS-04] a page at another host of the merchant', () => {
  const PAGE = 'https://play.example';
  const call = (path: string, init: RequestInit & { headers: Record<string, string> }) => fetch(test.url + path, init);
  const readable = (response: Response) => response.headers.get('access-control-allow-origin');
  const logIn = (origin: string, merchant: string) =>
    call(auth.login.path, {
      method: 'POST',
      body: '{}',
      headers: { origin, 'x-merchant': merchant, 'content-type': 'application/json' },
    });

  it('reads the answers of its merchant’s calls, and sends changes', async () => {
    const read = await call(site.status.path, { headers: { origin: PAGE, 'x-merchant': test.merchant } });
    expect([read.status, readable(read), read.headers.get('vary')]).toEqual([
      200,
      PAGE,
      expect.stringContaining('Origin'),
    ]);
    const change = await logIn(PAGE, test.merchant);
    // Its body is refused, not its origin.
    expect([change.status, readable(change)]).toEqual([400, PAGE]);
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('asks before with a preflight, which a browser keeps', async () => {
    const preflight = await call(auth.login.path, {
      method: 'OPTIONS',
      headers: {
        origin: PAGE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-merchant',
      },
    });
    expect([preflight.status, readable(preflight)]).toEqual([204, PAGE]);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-merchant');
    expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(600);
  });

  it.each([
    ['of nobody', 'https://evil.example', 'parlour'],
    ['of another merchant', 'https://other.example', 'parlour'],
    ['at another port', 'https://play.example:8443', 'parlour'],
    ['of the merchant, in a call of another', PAGE, 'other'],
    ['without a host', 'null', 'parlour'],
  ])('reads and changes nothing: a page %s', async (_, origin, merchant) => {
    const read = await call(site.status.path, { headers: { origin, 'x-merchant': merchant } });
    expect(readable(read)).toBeNull();
    const change = await logIn(origin, merchant);
    expect([change.status, await change.json()]).toMatchObject([403, { message: 'foreign_origin' }]);
  });

  it('reads nothing of the operator’s', async () => {
    const { path } = operator.incidents;
    const read = await call(path, { headers: { origin: PAGE, 'x-merchant': test.merchant } });
    expect(readable(read)).toBeNull();
  });
});
