import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModuleStates } from '../../../contract/modules.ts';
import { records } from '../../../contract/records.ts';
import { transfers } from '../../../contract/transfers.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { openMember, type Sender } from './support/sender.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let upline: Sender;
let member: Sender;

/** The bounds of the tests: 5.00 to 100.00, three a day, 250.00 a day. */
const SETTINGS = {
  uplineTransferFrom: 500,
  uplineTransferTo: 10_000,
  uplineTransfersADay: 3,
  uplineTransferSumADay: 25_000,
};
const setMerchant = (settings: object, modules: ModuleStates = { TRANSFER_UPLINE: true }) =>
  sql`update merchants set settings = ${JSON.stringify(settings)}::jsonb, modules = ${JSON.stringify(modules)}::jsonb
       where code = ${test.merchant}`.execute(test.database.db);

beforeAll(async () => {
  test = await joinTestServer();
});
beforeEach(async () => {
  await setMerchant(SETTINGS);
  upline = await openMember(test, { type: 1 });
  member = await openMember(test, { money: 50_000, upline: upline.member.id });
});
// `close` checks the ledger.
afterAll(() => test.close());

const set = (values: object, who: Sender = member) =>
  inMerchant(test.database.db, test.merchant)
    .updateTable('members')
    .set(values)
    .where('id', '=', who.member.id)
    .execute();
const refusal = async (over: object = {}) => (await member.send(over)).body;

describe('[WAL-03] [MEM-01] a transfer to the upline', () => {
  it('moves the money between the two wallets and answers the balance that is left', async () => {
    const { body } = await member.send();
    expect(body.value).toMatchObject({
      transfer: { direction: 'sent', other: upline.member.username, money: { amount: 1_000, currency: 'USD' } },
      balance: { amount: 49_000 },
    });
    expect([await member.balance(), await upline.balance()]).toEqual([49_000, 1_000]);
  });

  it('is in the records of both sides, named by both accounts', async () => {
    await member.send();
    const about = `${member.member.username} → ${upline.member.username}`;
    const newest = async (who: Sender) => (await who.call(records.transactions)).body.value.list[0];
    expect(await newest(member)).toMatchObject({ kind: 'transfer', amount: -1_000, about });
    expect(await newest(upline)).toMatchObject({ kind: 'transfer', amount: 1_000, about });
    expect((await upline.overview()).list).toMatchObject([{ direction: 'received', other: member.member.username }]);
  });

  it('[LIVE-01] reaches the upline’s open pages with the upline’s new balance', async () => {
    await member.send();
    const { value } = await inMerchant(test.database.db, test.merchant)
      .selectFrom('outbox')
      .select('value')
      .where('feed', '=', 'balance')
      .where('key', '=', `member:${upline.member.id}`)
      .executeTakeFirstOrThrow();
    expect(value).toEqual({ amount: 1_000, currency: 'USD', exponent: 2 });
  });

  it('[WAL-05] happens once for one key, and another request with the same key is refused', async () => {
    const key = randomUUID();
    const first = await member.send({}, key);
    expect((await member.send({}, key)).body.value.transfer).toEqual(first.body.value.transfer);
    expect((await member.send({ amount: 1_001 }, key)).body.message).toBe('idempotency_key_reused');
    expect(await upline.balance()).toBe(1_000);
  });

  it('needs a new confirmation', async () => {
    const { body } = await member.call(
      transfers.toUpline,
      { amount: 1_000, currency: 'USD' },
      { 'idempotency-key': randomUUID(), 'x-confirmation': '' },
    );
    expect(body.message).toBe('confirmation_needed');
    expect(await upline.balance()).toBe(0);
  });

  it.each<[string, object, string, object?]>([
    ['below the least', { amount: 499 }, 'transfer_out_of_bounds', { minimum: 500, maximum: 10_000 }],
    ['above the most', { amount: 10_001 }, 'transfer_out_of_bounds'],
    ['in another currency', { currency: 'EUR' }, 'wrong_currency', { currency: 'USD' }],
    ['of nothing', { amount: 0 }, 'invalid_request'],
  ])('%s is refused', async (_, over, message, details) => {
    const body = await refusal(over);
    expect(body.message).toBe(message);
    if (details) expect(body.value).toMatchObject(details);
    expect(await upline.balance()).toBe(0);
  });

  it('is refused above the day’s sum, and above the day’s count', async () => {
    await member.send({ amount: 10_000 });
    await member.send({ amount: 10_000 });
    expect(await refusal({ amount: 5_001 })).toMatchObject({ message: 'transfer_sum_reached', value: { left: 5_000 } });
    expect((await member.send({ amount: 500 })).body.success).toBe(true);
    expect(await refusal({ amount: 500 })).toMatchObject({ message: 'transfer_count_reached', value: { max: 3 } });
    expect(await member.overview()).toMatchObject({ countLeft: 0, sumLeft: 4_500 });
  });

  it('of more than the wallet holds is refused with what it holds', async () => {
    const poor = await openMember(test, { money: 600, upline: upline.member.id });
    expect((await poor.send()).body).toMatchObject({ message: 'balance_too_low', value: { balance: 600 } });
    expect(await poor.balance()).toBe(600);
  });

  it('is refused while a turnover requirement is open, and says how much is left', async () => {
    await inMerchant(test.database.db, test.merchant)
      .insertInto('turnover_requirements', {
        member_id: member.member.id,
        source: 'deposit',
        source_id: randomUUID(),
        required: 3_000,
      })
      .execute();
    expect(await refusal()).toMatchObject({ message: 'transfer_turnover_open', value: { open: 3_000 } });
    expect(await member.overview()).toMatchObject({ openTurnover: 3_000 });
  });

  it('is refused to a member who owes a corrected win', async () => {
    await set({ play_blocked_reason: 'receivable' });
    expect((await refusal()).message).toBe('transfer_owed');
    await set({ play_blocked_reason: null });
  });

  it.each([
    ['locked', { locked: true }],
    ['excluded', { excluded_until: new Date(Date.now() + 60_000) }],
  ])('is refused while the upline is %s', async (_, values) => {
    await set(values, upline);
    expect((await refusal()).message).toBe('upline_unavailable');
    expect(await member.balance()).toBe(50_000);
  });

  it('is refused to a member without an upline', async () => {
    const alone = await openMember(test, { money: 1_000 });
    expect((await alone.send()).body.message).toBe('no_upline');
    expect((await alone.overview()).upline).toBeNull();
  });

  it('goes to the direct upline only, never past it', async () => {
    const top = await openMember(test, { type: 1 });
    const middle = await openMember(test, { type: 1, upline: top.member.id });
    const low = await openMember(test, { money: 5_000, upline: middle.member.id });
    await low.send();
    expect([await top.balance(), await middle.balance()]).toEqual([0, 1_000]);
  });

  it('is closed while the merchant’s module is off, which is the default', async () => {
    await setMerchant({}, {});
    expect((await refusal()).message).toBe('transfer_closed');
    expect((await member.call(transfers.upline)).body.message).toBe('transfer_closed');
  });

  it('[WAL-05] 50 at once never leave less than nothing, and the counts stay exact', async () => {
    await setMerchant({ ...SETTINGS, uplineTransfersADay: 100, uplineTransferSumADay: 1_000_000 });
    const rich = await openMember(test, { money: 20_500, upline: upline.member.id });
    const confirmations = await rich.confirmations(50);
    const answers = await Promise.all(
      confirmations.map((confirmation) => rich.send({}, randomUUID(), { 'x-confirmation': confirmation })),
    );
    const done = answers.filter(({ body }) => body.success).length;
    expect(done).toBe(20);
    expect(answers.filter(({ body }) => body.message === 'balance_too_low')).toHaveLength(30);
    expect([await rich.balance(), await upline.balance()]).toEqual([500, 20_000]);
    expect(await rich.overview()).toMatchObject({ countLeft: 80 });
  }, 60_000);

  it('a chain that sends at once in all its links does not block itself', async () => {
    const middle = await openMember(test, { type: 1, money: 5_000, upline: upline.member.id });
    const low = await openMember(test, { money: 5_000, upline: middle.member.id });
    const answers = await Promise.all([low.send(), middle.send(), low.send(), middle.send()]);
    expect(answers.every(({ body }) => body.success)).toBe(true);
    expect([await low.balance(), await middle.balance(), await upline.balance()]).toEqual([3_000, 5_000, 2_000]);
  });
});
