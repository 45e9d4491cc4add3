import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/day.ts';
import { rebates } from '../../../contract/rebates.ts';
import { rebatesOperator } from '../../../contract/rebates-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { todayOf } from '../../../server/domains/points/index.ts';
import { callServer } from '../../support/calls.ts';
import { playForRebate, REBATE_RULES, writeRebates } from '../../support/rebates.ts';
import { addMember, addMerchant, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';
import { rebateFaults } from './support.ts';

let test: TestServer;
let ann: StaffMember;
let today: string;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['payments']);
  await addMerchant(test.database, 'acme');
  today = await todayOf(test.database.db, 'parlour');
});
afterAll(() => test.close());

const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string; value: unknown } }) =>
  body.success ? 'ok' : [status, body.message, body.value];
const set = (fromDay: string, rules: object = REBATE_RULES) =>
  ann.call(rebatesOperator.setRules, { fromDay, rules, reason: 'a test' });

describe('[MEM-01] rules of rebates', () => {
  it('hold from a day to come, each version with its day, and have an audit row', async () => {
    const tomorrow = addDays(today, 1);
    expect(outcome(await set(tomorrow))).toBe('ok');
    const dearer = { ...REBATE_RULES, rates: { RNG: 6_000 } };
    expect(outcome(await set(addDays(today, 9), dearer))).toBe('ok');
    expect((await ann.call(rebatesOperator.rules)).body.value.list).toEqual([
      { fromDay: addDays(today, 9), rules: dearer },
      { fromDay: tomorrow, rules: REBATE_RULES },
    ]);
    const rows = await inMerchant(test.database.db, 'parlour')
      .selectFrom('audit')
      .select(['actor', 'reason'])
      .where('action', '=', 'rebate_rules')
      .execute();
    expect(rows).toEqual(Array(2).fill({ actor: 'ann', reason: 'a test' }));
    expect((await ann.call(rebatesOperator.rules, { merchant: 'acme' })).body.value.list).toEqual([]);
  });

  it('are refused by the names of their wrong fields', async () => {
    const problem = (field: string, what: string) => ({ index: 0, field, problem: what });
    expect(outcome(await set(today, { ...REBATE_RULES, rates: {} }))).toEqual([
      422,
      'rebate_rules_wrong',
      { count: 2, problems: [problem('fromDay', 'not_after_today'), problem('rates', 'empty')] },
    ]);
    expect(outcome(await set(addDays(today, 1), { ...REBATE_RULES, rates: { RNG: 100_001 } }))).toMatchObject([
      400,
      'invalid_request',
      { issues: [{ path: 'rules.rates.RNG' }] },
    ]);
    expect(outcome(await ann.call(rebatesOperator.rules, { merchant: 'none' }))).toEqual([
      400,
      'unknown_merchant',
      null,
    ]);
    const bob = await addStaff(test, 'bob', ['content']);
    expect(outcome(await bob.call(rebatesOperator.rules))).toMatchObject([403, 'role_needed', expect.anything()]);
  });

  it('are previewed for a member, with why it cannot claim', async () => {
    const member = await addMember(test.database, 'anna');
    const preview = async () => (await ann.call(rebatesOperator.preview, { account: 'Anna' })).body.value;
    expect(await preview()).toMatchObject({ account: 'anna', rates: [], lines: [], refusal: 'closed' });
    await writeRebates(test.database);
    expect(await preview()).toMatchObject({ claimable: 0, refusal: 'too_low' });
    await playForRebate(test.database, member, { stake: 2_000 });
    expect(await preview()).toMatchObject({
      ...{ level: null, claimable: 10, owed: 0, refusal: null },
      rates: [
        { gameType: 'RNG', rate: 5_000 },
        { gameType: 'LIVE', rate: 3_000 },
      ],
      lines: [{ day: today, gameType: 'RNG', stake: 2_000, amount: 10 }],
    });
    await inMerchant(test.database.db, 'parlour')
      .updateTable('members')
      .set({ excluded_until: new Date(Date.now() + 60_000) })
      .where('id', '=', member.id)
      .execute();
    expect(await preview()).toMatchObject({ refusal: 'excluded' });
    expect(outcome(await ann.call(rebatesOperator.preview, { account: 'nobody' }))).toEqual([404, 'not_found', null]);
  });
});

it('[MEM-01] the ledger checks find an accrual, a stake, a line and a payment that differ', async () => {
  await writeRebates(test.database);
  const member = await addMember(test.database, 'carl');
  const { token } = await openSession(test.database, member);
  await playForRebate(test.database, member, { stake: 2_000 });
  const headers = { 'idempotency-key': '7b0e7c64-7a1f-4f0e-9d59-0f6f1f0c2a11' };
  expect((await callServer(test.url, rebates.claim, {}, { token, headers })).body.success).toBe(true);
  await playForRebate(test.database, member, { stake: 500 });
  const { db } = test.database;
  const faults = () => rebateFaults(test.database);
  expect(await faults()).toEqual([]);
  /** Breaks a row, looks, and mends it. */
  const broken = async (table: string, set: RawBuilder<unknown>, back: RawBuilder<unknown>) => {
    const change = (to: RawBuilder<unknown>) =>
      sql`update ${sql.table(table)} set ${to} where ${sql.ref(table === 'rebate_lines' ? 'claim_id' : 'member_id')} =
            ${table === 'rebate_lines' ? sql`(select id from rebate_claims where member_id = ${member.id})` : sql`${member.id}`}`.execute(
        db,
      );
    await change(set);
    const found = await faults();
    await change(back);
    expect(await faults()).toEqual([]);
    return found;
  };
  const names = {
    accruals: 'rebates: what a member accrued equals its play by the rates, less what was paid',
    plays: 'rebates: the stakes that accrue are those of the days of play, without bonus money',
    lines: 'rebates: every claimed stake is in one claim',
    claims: 'rebates: every claim paid its lines once, and left the fraction of the next one',
  };
  expect(await broken('rebate_accounts', sql`open_micro = open_micro + 1`, sql`open_micro = open_micro - 1`)).toEqual([
    names.accruals,
  ]);
  expect(await broken('play_days', sql`bonus_stake = 100`, sql`bonus_stake = 0`)).toEqual([names.plays]);
  expect(await broken('rebate_days', sql`claimed_stake = 0`, sql`claimed_stake = 2000`)).toEqual([names.lines]);
  expect(await broken('rebate_lines', sql`stake = 1999`, sql`stake = 2000`)).toEqual([names.lines, names.claims]);
  // Another sum than the ledger paid.
  expect(await broken('rebate_claims', sql`amount = 11`, sql`amount = 10`)).toEqual([names.accruals, names.claims]);
  expect(await broken('rebate_accounts', sql`carried_micro = 7`, sql`carried_micro = 0`)).toEqual([names.claims]);
});
