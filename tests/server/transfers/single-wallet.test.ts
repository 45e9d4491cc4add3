import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { site } from '../../../contract/site.ts';
import { transfers } from '../../../contract/transfers.ts';
import { transferOperator } from '../../../contract/transfers-operator.ts';
import { REFUSALS } from '../../../server/cli/commands.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { setSingleWallet } from '../../../server/domains/transfers/operator/single-wallet.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { openMember, type Sender } from './support/sender.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';
import { anyFailure } from '../../../server/http/failure.ts';

let test: JoinedServer;
let ann: Sender;
let bea: Sender;

beforeAll(async () => {
  test = await joinTestServer();
  await tables()
    .insertInto('vendors', [
      { code: 'ACME', name: 'Acme', base_url: 'http://acme.example', position: 1 },
      { code: 'BOLT', name: 'Bolt', base_url: 'http://bolt.example', position: 2 },
    ])
    .execute();
  ann = await openMember(test, { money: 10_000 });
  bea = await openMember(test, { money: 10_000 });
});
afterAll(() => test.close());

const tables = () => inMerchant(test.database.db, test.merchant);
const request = (single: boolean, reason = 'one wallet is simpler') => ({ merchant: test.merchant, single, reason });
const set = async (single: boolean, over: object = {}) =>
  (
    await callServer(
      test.url,
      transferOperator.setSingleWallet,
      { ...request(single), ...over },
      { token: TEST_OPERATOR_KEY },
    )
  ).body;
const isSingle = async () => (await callServer(test.url, site.info)).body.value.singleWallet;
const move = (who: Sender, vendor: string, amount: number) =>
  who.call(
    transfers.walletTransfer,
    { vendor, direction: 'toVendor', amount, currency: 'USD' },
    { 'idempotency-key': randomUUID() },
  );
const back = (who: Sender) => who.call(transfers.allToMain, {}, { 'idempotency-key': randomUUID() });
const audits = () => tables().selectFrom('audit').selectAll().orderBy('id').execute();
/** How often open pages were told to reload the site info. */
const informedPages = async () => {
  const rows = await tables().selectFrom('outbox').select('id').where('feed', '=', 'siteStatus').execute();
  return rows.length;
};

it('[WAL-03] the operator gives members a wallet with each vendor: audited, and told to open pages', async () => {
  const before = await informedPages();
  expect(await set(false)).toMatchObject({ success: true, value: { single: false } });
  expect(await isSingle()).toBe(false);
  expect((await audits()).at(-1)).toMatchObject({
    action: 'setting',
    actor: 'operator',
    reason: 'one wallet is simpler',
    before: { singleWallet: true },
    after: { singleWallet: false },
  });
  expect(await informedPages()).toBe(before + 1);
});

it('[WAL-03] one wallet is refused while vendor wallets hold money, with how much in how many', async () => {
  await move(ann, 'ACME', 3_000);
  await move(ann, 'BOLT', 50);
  await move(bea, 'ACME', 450);
  const [before, published] = [await audits(), await informedPages()];
  const { success, message, value } = await set(true);
  expect([success, message, value]).toEqual([
    false,
    'vendor_wallets_filled',
    { list: [{ wallets: 3, money: { amount: 3_500, currency: 'USD', exponent: 2 } }] },
  ]);
  expect([await isSingle(), await audits(), await informedPages()]).toEqual([false, before, published]);
  const sentence = REFUSALS['vendor_wallets_filled'] as (details: unknown) => string;
  expect(sentence(value)).toBe(
    'Members still have 35.00 USD in 3 vendor wallets; they move it back to the main wallet first.',
  );
});

it('[WAL-03] a transfer that runs meanwhile is either seen or refused', async () => {
  await back(ann);
  await back(bea);
  const results = await Promise.all([move(ann, 'ACME', 700), set(true), move(bea, 'ACME', 700)]);
  const moved = [results[0], results[2]].filter(({ body }) => body.success).length;
  expect(await isSingle()).toBe(moved === 0);
  await back(ann);
  await back(bea);
  await set(false);

  // A transfer that begins before the change is committed waits for it, and finds the wallet single.
  let late: ReturnType<typeof move> | undefined;
  await test.database.transact(async (tx) => {
    await setSingleWallet(tx, request(true), anyFailure);
    late = move(ann, 'ACME', 700);
    await Promise.race([late, sleep(300)]);
  });
  expect((await late!).body.message).toBe('wallet_single');
});

it('[WAL-03] becomes single when the money is back', async () => {
  expect(await set(true)).toMatchObject({ value: { single: true } });
  expect((await move(ann, 'ACME', 700)).body.message).toBe('wallet_single');
});

it('[PP-29] needs a reason, the operator’s key and a merchant that exists, and leaves other merchants alone', async () => {
  expect((await set(false, { reason: '' })).message).toBe('invalid_request');
  expect((await set(false, { merchant: 'nobody' })).message).toBe('unknown_merchant');
  expect((await callServer(test.url, transferOperator.setSingleWallet, request(false), {})).body.success).toBe(false);
  await set(false, { merchant: test.other });
  expect(await isSingle()).toBe(true);
});
