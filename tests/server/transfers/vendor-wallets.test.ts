import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { site } from '../../../contract/site.ts';
import { transfers } from '../../../contract/transfers.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { openMember, type Sender } from './support/sender.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let member: Sender;

const setSingle = (singleWallet: boolean) =>
  sql`update merchants set settings = ${JSON.stringify({ singleWallet })}::jsonb where code = ${test.merchant}`.execute(
    test.database.db,
  );
const tables = () => inMerchant(test.database.db, test.merchant);

beforeAll(async () => {
  test = await joinTestServer();
  await tables()
    .insertInto('vendors', [
      { code: 'ACME', name: 'Acme', base_url: 'http://acme.example', position: 1 },
      { code: 'BOLT', name: 'Bolt', base_url: 'http://bolt.example', position: 2 },
      { code: 'GONE', name: 'Gone', base_url: null, position: 3 },
    ])
    .execute();
});
beforeEach(async () => {
  await setSingle(false);
  member = await openMember(test, { money: 10_000 });
});
// `close` checks the ledger.
afterAll(() => test.close());

const move = (over: object = {}, key: string = randomUUID(), who = member) =>
  who.call(
    transfers.walletTransfer,
    { vendor: 'ACME', direction: 'toVendor', amount: 3_000, currency: 'USD', ...over },
    { 'idempotency-key': key },
  );
const all = (key: string = randomUUID()) => member.call(transfers.allToMain, {}, { 'idempotency-key': key });
const wallets = async () => (await member.call(transfers.merchantWallet)).body.value;
const set = (values: object) =>
  tables().updateTable('members').set(values).where('id', '=', member.member.id).execute();

describe('[WAL-03] vendor wallets', () => {
  it('are listed with the main wallet, each and in total, for the vendors that can be played', async () => {
    await move();
    expect(await wallets()).toEqual({
      isSingle: false,
      main: 7_000,
      vendors: [
        { vendor: 'ACME', name: 'Acme', amount: 3_000, open: true },
        { vendor: 'BOLT', name: 'Bolt', amount: 0, open: true },
      ],
      inVendorWallets: 3_000,
      total: 10_000,
      currency: 'USD',
      exponent: 2,
    });
  });

  it('take money from the main wallet and give it back, with the balance that is left', async () => {
    const { body } = await move();
    expect(body.value).toMatchObject({ wallet: { inVendorWallets: 3_000 }, balance: { amount: 7_000 } });
    const back = await move({ direction: 'toMain', amount: 2_999 });
    expect(back.body.value).toMatchObject({ wallet: { inVendorWallets: 1 }, balance: { amount: 9_999 } });
  });

  it('[MEM-03] show each transfer in the records of the main wallet, with the vendor', async () => {
    await move();
    const { list } = (await member.call(records.transactions)).body.value;
    expect(list[0]).toMatchObject({ kind: 'transfer', amount: -3_000, about: 'Acme' });
  });

  it.each<[string, object, string]>([
    ['more than the main wallet holds', { amount: 10_001 }, 'balance_too_low'],
    ['more than the vendor wallet holds', { direction: 'toMain', amount: 1 }, 'balance_too_low'],
    ['another currency', { currency: 'EUR' }, 'wrong_currency'],
    ['nothing', { amount: 0 }, 'invalid_request'],
    ['to a vendor that does not exist', { vendor: 'NONE' }, 'unknown_vendor'],
    ['to a vendor without games', { vendor: 'GONE' }, 'unknown_vendor'],
  ])('refuse %s', async (_, over, message) => {
    expect((await move(over)).body.message).toBe(message);
    expect(await wallets()).toMatchObject({ main: 10_000, inVendorWallets: 0 });
  });

  it('[WAL-05] move once for one key, and refuse another request with the same key', async () => {
    const key = randomUUID();
    await move({}, key);
    expect((await move({}, key)).body.success).toBe(true);
    expect((await move({ amount: 1 }, key)).body.message).toBe('idempotency_key_reused');
    expect(await wallets()).toMatchObject({ main: 7_000, inVendorWallets: 3_000 });
  });

  it('[WAL-05] 50 transfers at once in both directions lose nothing and never go below zero', async () => {
    await move({ amount: 5_000 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => move({ direction: index % 2 ? 'toMain' : 'toVendor', amount: 2_000 })),
    );
    expect(answers.every(({ body }) => body.success || body.message === 'balance_too_low')).toBe(true);
    expect(answers.some(({ body }) => body.success)).toBe(true);
    const { main, inVendorWallets } = await wallets();
    expect(main + inVendorWallets).toBe(10_000);
    expect(Math.min(main, inVendorWallets)).toBeGreaterThanOrEqual(0);
  });

  it('all go back to the main wallet in one ledger transaction, once for one key', async () => {
    await move();
    await move({ vendor: 'BOLT', amount: 500 });
    const key = randomUUID();
    expect((await all(key)).body.value).toMatchObject({ moved: 3_500, balance: { amount: 10_000 } });
    await move({ amount: 700 });
    expect((await all(key)).body.value).toMatchObject({ moved: 3_500, wallet: { inVendorWallets: 700 } });
    expect((await all()).body.value).toMatchObject({ moved: 700, wallet: { inVendorWallets: 0 } });
    expect((await all()).body.value.moved).toBe(0);
  });

  it.each([
    ['[PP-16] an excluded member', { excluded_until: new Date(Date.now() + 60_000) }, 'account_excluded'],
    ['a member who owes a corrected win', { play_blocked_reason: 'receivable' }, 'transfer_owed'],
  ])('take no money from %s, and give it back', async (_, values, message) => {
    await move();
    await set(values);
    expect((await move()).body.message).toBe(message);
    expect((await all()).body.value.moved).toBe(3_000);
    await set({ excluded_until: null, play_blocked_reason: null });
  });

  it('[WAL-02] are not part of what can be withdrawn; the withdrawal page says what stands in them', async () => {
    await move();
    expect((await member.call(withdrawals.overview)).body.value.inVendorWallets).toBe(3_000);
    expect(await member.balance()).toBe(7_000);
  });
});

describe('[WAL-03] a single wallet', () => {
  it('is the default, is announced in the site info, and lists no vendor wallet', async () => {
    const single = async () => (await callServer(test.url, site.info)).body.value.singleWallet;
    expect(await single()).toBe(false);
    await sql`update merchants set settings = '{}' where code = ${test.merchant}`.execute(test.database.db);
    expect(await single()).toBe(true);
    expect(await wallets()).toMatchObject({ isSingle: true, vendors: [], total: 10_000 });
  });

  it('takes no transfer to a vendor, but gives back what stands there from before', async () => {
    await move();
    await setSingle(true);
    expect((await move()).body.message).toBe('wallet_single');
    expect((await wallets()).vendors).toEqual([{ vendor: 'ACME', name: 'Acme', amount: 3_000, open: false }]);
    expect((await all()).body.value.balance.amount).toBe(10_000);
  });
});

describe('[WAL-04] the consolidated funds', () => {
  const setFlag = (on: boolean) =>
    sql`update merchants set flags = flags || jsonb_build_object('AGENTPOLICY3', ${on}::boolean) where code = ${test.merchant}`.execute(
      test.database.db,
    );

  it('are the main wallet, the vendor wallets and what waits in withdrawals', async () => {
    await setFlag(true);
    await move();
    expect((await member.call(transfers.consolidated)).body.value).toEqual({
      wallets: 7_000,
      inVendorWallets: 3_000,
      inWithdrawal: 0,
      total: 10_000,
      currency: 'USD',
      exponent: 2,
    });
  });

  it('[AUTH-14] are refused to trials, and to all while AGENTPOLICY3 is off', async () => {
    const trial = await openMember(test, { type: 4 });
    expect((await trial.call(transfers.consolidated)).body.message).toBe('real_account_needed');
    await setFlag(false);
    expect((await member.call(transfers.consolidated)).body.message).toBe('not_allowed');
    await setFlag(true);
  });
});
