import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { wallet } from '../../../../contract/wallet.ts';
import { withdrawals, type Withdrawal } from '../../../../contract/withdrawals.ts';
import { everyMerchant } from '../../../../server/db/database.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { callServer } from '../../../support/calls.ts';
import { merchantOf } from '../../../support/merchant-of.ts';
import { giveMoney } from '../../../support/money.ts';
import { addMember, openSession, type TestServer } from '../../../support/test-server.ts';

export const PAYMENT_PASSWORD = '394718';
let count = 0;

/** Adds the withdrawal methods of the tests: a bank with a fee and bounds, an e-wallet without. */
export const addMethods = async ({ database }: TestServer): Promise<void> => {
  const common = { provider: 'bank', sandbox: true };
  await inMerchant(database.db, merchantOf(database))
    .insertInto('withdrawal_methods', [
      {
        ...common,
        code: 'bank',
        kind: 'bank',
        name: 'Bank transfer',
        minimum: 1_000,
        maximum: 100_000,
        daily_count: 3,
        daily_sum: 150_000,
        fee_fixed: 50,
        fee_share_micro: 10_000,
        free_a_day: 1,
        review_from: 50_000,
      },
      { ...common, code: 'wallet', kind: 'ewallet', name: 'E-wallet', minimum: 1, maximum: 10_000_000 },
    ])
    .execute();
};

/** A member with money, a payment password, a bank account that is not held, and a first payout behind them. */
export const openPayer = async (
  test: Pick<TestServer, 'database' | 'url'>,
  { money = 200_000, seasoned = true } = {},
) => {
  const name = `payer${(count += 1)}`;
  const member = await addMember(test.database, name);
  const { token } = await openSession(test.database, member);
  const call = <E extends Parameters<typeof callServer>[1]>(endpoint: E, request: object = {}, headers = {}) =>
    callServer(test.url, endpoint, request, { token, headers });
  await giveMoney(test.database, member, money);
  await call(withdrawals.setPaymentPassword, { paymentPassword: PAYMENT_PASSWORD });
  const number = `DE${String(10_000_000 + member.id)}`.replace('DE', '');
  const { body } = await call(withdrawals.addAccount, {
    kind: 'bank',
    institution: 'TEST',
    number,
    holderName: 'Ann Lee',
  });
  const account = body.value.account;
  if (seasoned)
    await everyMerchant(test.database.db)
      .updateTable('payout_accounts')
      .set({ held_until: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', account.id)
      .execute();
  const payer = {
    member,
    token,
    call,
    account,
    withdraw: (over: object = {}, key: string = randomUUID()) =>
      call(
        withdrawals.withdraw,
        {
          method: 'bank',
          accountId: account.id,
          amount: 10_000,
          currency: 'USD',
          paymentPassword: PAYMENT_PASSWORD,
          ...over,
        },
        { 'idempotency-key': key },
      ),
    balance: async (): Promise<number> => (await call(wallet.balance)).body.value.amount,
    overview: async () => (await call(withdrawals.overview)).body.value,
    newest: async (): Promise<Withdrawal> => (await call(withdrawals.overview)).body.value.list[0]!,
  };
  if (seasoned) await addPaid(test, member.id, account.id);
  return payer;
};
export type Payer = Awaited<ReturnType<typeof openPayer>>;

/** A withdrawal of last year, so that the next one is not the first. */
const addPaid = async (
  { database }: Pick<TestServer, 'database'>,
  memberId: number,
  accountId: string,
): Promise<void> => {
  await inMerchant(database.db, merchantOf(database))
    .insertInto('withdrawals', {
      id: randomUUID(),
      member_id: memberId,
      method: 'wallet',
      payout_account_id: accountId,
      amount: 1,
      fee: 0,
      currency: 'USD',
      exponent: 2,
      state: 'confirmed',
      provider: 'bank',
      idempotency_key: randomUUID(),
      payload_hash: Buffer.from(''),
      created_at: new Date(Date.now() - 365 * 86_400_000),
    })
    .execute();
};
