import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawals, type Withdrawal } from '../../../contract/withdrawals.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { PAYS_AFTER_MS, SANDBOX_BANK, sandboxBank } from '../../../server/demo/bank/provider.ts';
import { payOut } from '../../../server/domains/payments/pay-out.ts';
import { seedBank } from '../../../server/demo/bank/seed.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { openPayer } from './support/payer.ts';

let test: TestServer;
let laterMs = 0;
beforeAll(async () => {
  test = await startTestServer();
  await test.database.transact((tx) => seedBank(tx, 'parlour'));
});
afterAll(() => test.close());

/** The bank, at a time that the test sets. */
const bankOf = () => sandboxBank({ ...test.app.ctx, now: () => Date.now() + laterMs });
const order = () => ({
  merchant: 'parlour',
  withdrawalId: randomUUID(),
  amount: 4_900,
  currency: 'USD',
  exponent: 2,
  to: { kind: 'bank' as const, institution: 'TEST', number: '10000001', holderName: 'Ann Lee' },
});

it('[WAL-02] the sandbox bank keeps an order once, and pays it after a while under one event id', async () => {
  const bank = bankOf();
  const one = order();
  expect(await bank.statusOf('parlour', one.withdrawalId)).toBeUndefined();
  const first = await bank.order(one);
  expect(first.events).toEqual([]);
  expect(await bank.order(one)).toEqual(first);
  laterMs = PAYS_AFTER_MS;
  const paid = await bank.statusOf('parlour', one.withdrawalId);
  expect(paid?.events).toMatchObject([{ outcome: 'part_paid', amount: 4_900, reference: first.reference }]);
  expect(await bank.order(one)).toEqual(paid);
  laterMs = 0;
});

it('[WAL-02] a withdrawal at the sandbox bank is approved, paid and confirmed', async () => {
  const payer = await openPayer(test, { seasoned: false });
  const { body } = await payer.withdraw({ method: 'sandbox-bank', amount: 5_000 });
  const { id } = body.value.withdrawal;
  const asOperator = { token: TEST_OPERATOR_KEY };
  const decision = { merchant: 'parlour', withdrawalId: id, decision: 'approve', reason: 'the first payout' };
  const decided = await callServer(test.url, withdrawalOperator.decide, decision, asOperator);
  expect(decided.body.value).toEqual({ state: 'approved' });

  await payOut(test.app.ctx, { [SANDBOX_BANK]: bankOf() });
  laterMs = PAYS_AFTER_MS;
  await everyMerchant(test.database.db)
    .updateTable('withdrawals')
    .set({ ask_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await payOut(test.app.ctx, { [SANDBOX_BANK]: bankOf() });
  const mine = async (): Promise<Withdrawal> => {
    const overview = await payer.call(withdrawals.overview);
    return overview.body.value.list.find((each: Withdrawal) => each.id === id)!;
  };
  const paid = await mine();
  expect(paid).toMatchObject({ state: 'paid', paid: 5_000 - paid.fee, parts: [{ state: 'waiting' }] });

  await payer.call(withdrawals.answerPart, { partId: paid.parts[0]!.id, received: true });
  expect((await mine()).state).toBe('confirmed');
});
