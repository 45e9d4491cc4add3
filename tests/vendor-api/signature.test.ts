import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { everyMerchant } from '../../server/db/database.ts';
import { callPath, type PlaySession } from '../../studio/conformance/harness.ts';
import { createVendorClient, signRequest } from '../../studio/vendor-client.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { addKey, openFloor, VENDOR, type Floor } from './support/floor.ts';

let floor: Floor;
let play: PlaySession;

beforeAll(async () => {
  floor = await openFloor();
  play = await floor.stand.openSession();
});
afterEach(() => expectCleanLedger(floor.database));
afterAll(() => floor.close());

const path = callPath('bet');
const send = async (headers: Record<string, string>, body: string) => {
  const response = await fetch(new URL(path, floor.url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};
const faults = () =>
  floor.logged.filter((line) => line['msg'] === 'a vendor call was refused').map((line) => line['fault']);

describe('a call is refused with 401, with the reason in the log', () => {
  const signed = (over: Parameters<typeof signRequest>[0], rawBody: string) =>
    signRequest(over, { method: 'POST', pathWithQuery: path, rawBody });

  it.each<[string, (key: Floor['stand']['options'], body: string) => Record<string, string>]>([
    ['headers_missing', () => ({})],
    ['headers_missing', (key, body) => ({ ...signed(key, body), 'x-nonce': '' })],
    ['timestamp_malformed', (key, body) => ({ ...signed(key, body), 'x-timestamp': '1e12' })],
    ['outside_window', (key, body) => ({ ...signed(key, body), 'x-timestamp': String(Date.now() - 300_500) })],
    ['nonce_malformed', (key, body) => ({ ...signed(key, body), 'x-nonce': 'not-a-uuid' })],
    ['key_unknown', (key, body) => signed({ ...key, keyId: 'nobody' }, body)],
    ['signature_wrong', (key, body) => signed({ ...key, secret: 'a-guess' }, body)],
    ['signature_wrong', (key, body) => signed({ ...key, vendor: 'OTHER' }, body)],
    ['signature_wrong', (key, body) => ({ ...signed(key, body), 'x-signature': 'zz' })],
  ])('%s', async (fault, headersOf) => {
    const body = play.betBody();
    const text = JSON.stringify(body);
    const { status, answer } = await send(headersOf(floor.stand.options, text), text);
    expect(status).toBe(401);
    expect(answer).toMatchObject({ code: 'SIGNATURE_INVALID', message: 'the signature is not valid', balance: null });
    expect(faults().at(-1)).toBe(fault);
    expect(await play.gained()).toBe(0);
  });

  it('refuses a signature for another path or method', async () => {
    const text = JSON.stringify(play.betBody());
    const key = floor.stand.options;
    const elsewhere = signRequest(key, { method: 'POST', pathWithQuery: callPath('settle'), rawBody: text });
    expect((await send(elsewhere, text)).status).toBe(401);
    const otherwise = signRequest(key, { method: 'GET', pathWithQuery: path, rawBody: text });
    expect((await send(otherwise, text)).status).toBe(401);
  });

  it('covers the query with the signature', async () => {
    const query = `${callPath('pool/grand')}?merchant=parlour`;
    const headers = signRequest(floor.stand.options, { method: 'GET', pathWithQuery: query, rawBody: '' });
    const changed = await fetch(new URL(query.replace('parlour', 'another'), floor.url), { headers });
    expect(changed.status).toBe(401);
  });

  it('accepts a nonce once per key, also when its call was refused by the rules', async () => {
    const text = JSON.stringify(play.betBody({ currency: 'JPY' }));
    const headers = signed(floor.stand.options, text);
    expect((await send(headers, text)).answer).toMatchObject({ code: 'WRONG_CURRENCY' });
    expect((await send(headers, text)).status).toBe(401);
    expect(faults().at(-1)).toBe('nonce_reused');
  });

  it('does not use up a nonce for a forged call', async () => {
    const text = JSON.stringify(play.betBody({ currency: 'JPY' }));
    const headers = signed(floor.stand.options, text);
    expect((await send({ ...headers, 'x-signature': '0'.repeat(64) }, text)).status).toBe(401);
    expect((await send(headers, text)).status).toBe(200);
  });
});

describe('keys', () => {
  const clientOf = (keyId: string, secret: string) =>
    createVendorClient({ vendor: VENDOR, keyId, secret, baseUrl: floor.url });
  const status = async (client: ReturnType<typeof clientOf>) => {
    const result = await client.balance({ session: play.opened.session, player: play.opened.player });
    return result.kind === 'answered' ? result.status : result.reason;
  };

  it('rotate: two are valid at once, and a revoked one is refused from its next call', async () => {
    await addKey(floor, 'acme-2', 'the-next-secret-of-acme');
    const next = clientOf('acme-2', 'the-next-secret-of-acme');
    expect(await status(next)).toBe(200);
    expect(await status(floor.stand.client)).toBe(200);
    await everyMerchant(floor.database.db)
      .updateTable('vendor_keys')
      .set({ revoked_at: new Date() })
      .where('key_id', '=', 'acme-2')
      .execute();
    expect(await status(next)).toBe(401);
    expect(await status(floor.stand.client)).toBe(200);
  });

  it('of the platform itself are not accepted from others', async () => {
    await addKey(floor, 'ours', 'a-secret-of-ours', 'out');
    expect(await status(clientOf('ours', 'a-secret-of-ours'))).toBe(401);
  });
});
