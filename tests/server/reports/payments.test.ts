import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { reportsOperator } from '../../../contract/reports-operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { seedCashier } from '../../../server/demo/cashier/seed.ts';
import { addMoney } from '../../../server/domains/team-reports/jobs.ts';
import { payOut, takeNotice } from '../../../server/domains/withdrawals/pay-out.ts';
import { anyFailure } from '../../../server/http/failure.ts';
import { rollUpHotAccounts } from '../../../server/ledger/roll-up.ts';
import { callServer } from '../../support/calls.ts';
import { takeTestServer } from '../../support/reused-server.ts';
import { TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { openBank, type Bank } from '../withdrawals/support/bank.ts';
import { addMethods, openPayer, type Payer } from '../withdrawals/support/payer.ts';

let test: TestServer;
let bank: Bank;
let ann: Payer;
let bea: Payer;
let today: string;

const tables = () => inMerchant(test.database.db, 'parlour');
const payments = async (query: object = {}) => {
  const request = { merchant: 'parlour', from: today, to: today, ...query };
  const { payments: endpoint } = reportsOperator;
  const { body } = await callServer(test.url, endpoint, request, {
    token: TEST_OPERATOR_KEY,
  });
  expect(body.message).toBe('');
  return body.value;
};
const players = async () => {
  const request = { merchant: 'parlour', from: today, to: today, by: 'day' as const };
  return (await callServer(test.url, reportsOperator.players, request, { token: TEST_OPERATOR_KEY })).body.value.total;
};

/** Opens a deposit, and pays it at the cashier's page. */
const deposit = async (payer: Payer, amount: number, isPaid = true): Promise<void> => {
  const order = { method: 'sandbox-card', amount, currency: 'USD' };
  const { body } = await payer.call(wallet.deposit, order, { 'idempotency-key': randomUUID() });
  expect(body.message).toBe('');
  if (!isPaid) return;
  await fetch(test.url + body.value.payUrl, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ action: 'pay' }),
  });
  await deliverWebhooks(test.ctx);
};

/** Sends what is approved to the bank, and asks about every order that is with it. */
const bankDay = async (): Promise<void> => {
  await tables()
    .updateTable('withdrawals')
    .set({ ask_at: sql<Date>`now() - interval '1 second'` })
    .where('state', 'in', ['paying', 'paid', 'confirmed'])
    .execute();
  await payOut(test.ctx, { bank });
};
/** A withdrawal that the bank pays; what arrives without the fee. */
const paid = async (payer: Payer, amount: number, arrives: number): Promise<void> => {
  const { id } = (await payer.withdraw({ amount })).body.value.withdrawal;
  await bankDay();
  bank.say(id, 'part_paid', arrives);
  await bankDay();
};

beforeAll(async () => {
  test = await takeTestServer();
  bank = openBank();
  await test.database.transact((tx) => seedCashier(tx, 'parlour', 'Parlour'));
  await addMethods(test);
  await tables().updateTable('deposit_methods').set({ fee: 100, minimum: 500 }).execute();
  today = new Date().toISOString().slice(0, 10);
  ann = await openPayer(test);
  bea = await openPayer(test);
  await deposit(ann, 5_000);
  await deposit(ann, 2_000);
  await deposit(bea, 3_000);
  await deposit(bea, 700, false);
  // The deposits want turnover before a withdrawal.
  await sql`update turnover_requirements set met = required, closed_at = now()`.execute(test.database.db);
  // The first of a day is free; then 50 and 1 %.
  await paid(ann, 10_000, 10_000);
  await paid(ann, 20_000, 20_000 - 250);
  const failed = (await bea.withdraw({ amount: 10_000 })).body.value.withdrawal.id;
  await bankDay();
  bank.say(failed, 'failed', 0, 'unknown account');
  await bankDay();
  await bea.withdraw({ amount: 60_000 });
}, 60_000);
afterAll(async () => {
  expect(await checkLedger(test.database)).toMatchObject({ clean: true });
  await test.close();
});

const EXPECTED = {
  ...{ deposits: 3, depositors: 2, deposited: 10_000, depositFees: 300, firstDeposits: 2, firstDeposited: 8_000 },
  ...{ requests: 4, requested: 100_000, returned: 10_000, payouts: 2, paidOut: 29_750, payoutFees: 250 },
  net: 10_000 - 29_750,
  ...{ depositsWaiting: 1, depositsWaitingSum: 700, withdrawalsWaiting: 1, withdrawalsWaitingSum: 60_000 },
};

describe('[PP-29] payments by day', () => {
  it('counts what came in, what went out, its fees, and what waits; first deposits before and after the job knows them', async () => {
    expect((await payments()).total).toEqual(EXPECTED);
    await addMoney(test, { signal: new AbortController().signal, guard: async () => {} });
    const { rows, total } = await payments();
    expect([rows, total]).toEqual([[{ key: today, name: null, ...EXPECTED }], EXPECTED]);
    expect(await players()).toMatchObject({ depositors: 2, firstDepositors: 2, registered: 2, loggedIn: 2, active: 0 });
  });

  it('equals the accounts at providers, the wallets, and the pages of the members, to the minor unit', async () => {
    const { total } = await payments();
    await rollUpHotAccounts(test);
    const held = async (kind: 'cashier' | 'wallet') =>
      (
        await tables()
          .selectFrom('accounts')
          .select(sql<number>`sum(balance)::bigint`.as('sum'))
          .where('kind', '=', kind)
          .where('ledger', '=', 'real')
          .executeTakeFirstOrThrow()
      ).sum;
    expect(-(await held('cashier'))).toBe(total.net);
    expect((await players()).balance).toBe(await held('wallet'));
    const sums = { deposit: { paid: 0, fee: 0 }, withdrawal: { paid: 0, fee: 0 } };
    for (const payer of [ann, bea])
      for (const kind of ['deposit', 'withdrawal'] as const) {
        const { totals } = (await payer.call(records.payments, { kind })).body.value;
        sums[kind].paid += totals!.paid;
        sums[kind].fee += totals!.fee;
      }
    expect(sums).toEqual({
      deposit: { paid: total.deposited, fee: total.depositFees },
      withdrawal: { paid: total.paidOut, fee: total.payoutFees },
    });
  });

  it('is the same by method', async () => {
    const { rows, total } = await payments({ by: 'method' });
    expect(total).toEqual(EXPECTED);
    expect(rows.map(({ key, name, deposits, payouts }) => [key, name, deposits, payouts])).toEqual([
      ['bank', 'Bank transfer', 0, 2],
      ['sandbox-card', 'Sandbox card', 3, 0],
    ]);
  });

  it('has what a bank sends back after it paid in the net, on the day on which it came', async () => {
    const { id } = await tables()
      .selectFrom('withdrawals')
      .select('id')
      .where('amount', '=', 20_000)
      .where('member_id', '=', ann.member.id)
      .executeTakeFirstOrThrow();
    bank.say(id, 'returned', 4_000, 'account closed');
    await takeNotice(test.ctx, 'bank', bank, { merchant: 'parlour', withdrawalId: id }, anyFailure);
    const { total } = await payments();
    expect([total.returned, total.paidOut, total.net]).toEqual([14_000, 29_750, 10_000 - 29_750 + 4_000]);
  });

  it('has no first deposit of a member who paid in on an earlier day', async () => {
    await sql`update first_deposits set day = day - 1 where member_id = ${ann.member.id}`.execute(test.database.db);
    const { total } = await payments();
    expect([total.depositors, total.firstDeposits, total.firstDeposited]).toEqual([2, 1, 3_000]);
  });
});
