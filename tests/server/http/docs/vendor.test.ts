import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLATFORM_CALLS, VENDOR_POSTS, VENDOR_READS, type VendorCallSpec } from '../../../../contract/vendor-calls.ts';
import { platformCalls } from '../../../../contract/vendor-platform.ts';
import { VENDOR_CODES, vendorCalls } from '../../../../contract/vendor.ts';
import { vendorDocument } from '../../../../server/http/docs/vendor-calls.ts';
import { joinTestServer, type JoinedServer } from '../../../support/shared-server.ts';

let test: JoinedServer;
beforeAll(async () => (test = await joinTestServer()));
afterAll(() => test.close());

const document = vendorDocument('1.2.3');
const calls: readonly [string, VendorCallSpec][] = [
  ...Object.entries(VENDOR_POSTS),
  ...Object.entries(VENDOR_READS),
  ...Object.entries(PLATFORM_CALLS),
];

it.each(['/docs/json', '/docs/vendor/json'])('[API-05] %s is valid OpenAPI 3.1', async (path) => {
  const served = (await (await fetch(test.url + path)).json()) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(served);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(served).toMatchObject({ openapi: '3.1.0' });
});

it('[API-05] the vendor API has every call of the contract, in both directions, and no other', () => {
  const written = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'servers')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(written.sort()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).sort());
  expect(Object.keys(VENDOR_POSTS).sort()).toEqual(Object.keys(vendorCalls).sort());
});

it('[API-05] the calls of the platform use each schema of the contract', () => {
  const used = new Set(
    Object.values(PLATFORM_CALLS as Record<string, VendorCallSpec>).flatMap((call) => [call.request, call.response]),
  );
  expect(
    Object.entries(platformCalls)
      .filter(([, schema]) => !used.has(schema))
      .map(([name]) => name),
  ).toEqual([]);
});

it('[API-05] a call has the schema of its request, and every code has its meaning', () => {
  const bet = document.paths['/vendor/v1/bet'] as unknown as {
    post: { requestBody: { content: { 'application/json': { schema: { properties: object; required: string[] } } } } };
  };
  const { properties, required } = bet.post.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['tx_id', 'round_id', 'amount', 'free_rounds']));
  expect(required).toContain('tx_id');
  expect(required).not.toContain('free_rounds');
  for (const code of VENDOR_CODES) expect(document.info.description).toContain(`| \`${code}\` | `);
});

it.each(calls.slice(0, Object.keys(vendorCalls).length + Object.keys(VENDOR_READS).length))(
  '[API-05] the platform answers the vendor’s call %s',
  async (_, { method, path }) => {
    const response = await fetch(test.url + path.replaceAll(/\{\w+\}/g, randomUUID()), { method });
    // Without a signature: the call is there. An unknown one is answered with 404.
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'SIGNATURE_INVALID' }),
    ]);
  },
);
