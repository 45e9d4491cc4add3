import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { withdrawals } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Fail } from '../../http/failure.ts';
import type { CallOf, MoneyCall } from '../../http/route.ts';
import { accountOf } from '../../ledger/account.ts';
import { InsufficientFunds } from '../../ledger/errors.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import type { Passwords } from '../../crypto/passwords.ts';
import { fourEyesAbove } from '../../operator/proposals.ts';
import { forfeitForWithdrawal } from '../awards/index.ts';
import { balanceOf, openTurnover } from '../wallet/index.ts';
import { announceWithdrawals } from './feed.ts';
import { failedChecks } from './checks.ts';
import { recordEvent } from './change-state.ts';
import type { WithdrawalRow } from './row.ts';
import { feeOf, findMethod, usedToday, type MethodRow, type UsedToday } from './methods.ts';
import { moveMoney } from './money.ts';
import { checkPaymentPassword } from './payment-password.ts';
import { findAccount } from './payout-accounts.ts';
import { findOwn } from './queries.ts';

type BoundsFailure = 'amount_out_of_bounds' | 'daily_count_reached' | 'daily_sum_reached';

type Request = RequestOf<typeof withdrawals.withdraw>;
type Answer = ResponseOf<typeof withdrawals.withdraw>;

/**
 * Requests a withdrawal (WAL-02). In one transaction the amount moves to the member's reserve, and the order is approved or put
 * into the operator's queue. The same key with the same request gives the same order.
 */
export const withdraw = async (
  ctx: BaseContext,
  passwords: Passwords,
  call: CallOf<typeof withdrawals.withdraw>,
  request: Request,
): Promise<Answer> => {
  const { paymentPassword, ...requested } = request;
  const hash = payloadHash(requested);
  const known = await ordered(ctx, call, hash);
  if (!known) {
    await checkPaymentPassword(ctx.database.db, call.member, passwords, paymentPassword, call.fail);
    await ctx.database
      .transact((tx) => order(tx, ctx, call, requested, hash))
      .catch((error: unknown) => refuseShort(error, call.fail));
  }
  return ctx.database.readSnapshot(async (tx) => {
    const row = known ?? (await inKey(tx, call));
    if (!row) throw new Error('the order is gone');
    return { withdrawal: await findOwn(tx, call, row.id, ctx.now()), balance: await balanceOf(tx, call.member) };
  });
};

const inKey = (tx: Tx | BaseContext['database']['db'], { merchant, member, idempotencyKey }: MoneyCall) =>
  inMerchant(tx, merchant.code)
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst() as Promise<WithdrawalRow | undefined>;

const ordered = async (
  { database }: BaseContext,
  call: MoneyCall,
  hash: Buffer,
): Promise<WithdrawalRow | undefined> => {
  const row = await inKey(database.db, call);
  if (row && !row.payload_hash.equals(hash)) throw call.fail('idempotency_key_reused');
  return row;
};

const refuseShort = (error: unknown, fail: Fail<'balance_too_low'>): never => {
  if (error instanceof InsufficientFunds) throw fail('balance_too_low', { details: { balance: error.balance } });
  throw error;
};

/** Orders a withdrawal whose payment password was checked. The demo's history calls it, too. */
export const order = async (
  tx: Tx,
  ctx: BaseContext,
  call: MoneyCall<
    | BoundsFailure
    | 'awards_open'
    | 'payout_account_unconfirmed'
    | 'turnover_open'
    | 'unknown_method'
    | 'unknown_payout_account'
    | 'wrong_currency'
  >,
  requested: Omit<Request, 'paymentPassword'>,
  payload_hash: Buffer,
): Promise<void> => {
  const { merchant, member, idempotencyKey } = call;
  const { code } = merchant;
  const { currency, exponent, id: memberId } = member;
  if (requested.currency !== currency) throw call.fail('wrong_currency', { details: { currency } });
  const method = await findMethod(tx, code, requested.method);
  if (!method) throw call.fail('unknown_method');
  // The wallet's lock makes requests of one member wait for one another, so that counts and sums are exact.
  const wallet = await accountOf(tx, {
    merchant: code,
    ledger: 'real',
    kind: 'wallet',
    owner: `member:${memberId}`,
    currency,
    exponent,
  });
  await sql`select from accounts where id = ${wallet.id} for no key update`.execute(tx);
  if (await inKey(tx, call)) return;
  const account = await findAccount(tx, code, memberId, requested.accountId);
  if (!account || account.kind !== method.kind) throw call.fail('unknown_payout_account');
  if (account.needs_confirmation) throw call.fail('payout_account_unconfirmed');
  const used = (await usedToday(tx, code, memberId)).get(method.code);
  checkBounds(method, requested.amount, call.fail, used);
  const open = await openTurnover(tx, code, memberId);
  if (open > 0) throw call.fail('turnover_open', { details: { open, currency, exponent } });

  await forfeitForWithdrawal(tx, member, { agreed: requested.forfeitAwards === true, fail: call.fail });

  const fee = feeOf(method, requested.amount, used);
  const row = {
    id: randomUUID(),
    merchant: code,
    member_id: memberId,
    currency,
    exponent,
    amount: requested.amount,
    fee,
    provider: method.provider,
  };
  const moved = await moveMoney(tx, row, 'reserve', { reason: method.name });
  const failed = await failedChecks(tx, {
    ...{ member, account, method, amount: requested.amount, nowMs: ctx.now() },
    fourEyesAbove: fourEyesAbove(merchant.settings, 'fourEyesPayoutsAbove'),
  });
  const state = failed.length === 0 ? 'approved' : 'checking';
  const { merchant: _, ...values } = row;
  await inMerchant(tx, code)
    .insertInto('withdrawals', {
      ...values,
      method: method.code,
      payout_account_id: account.id,
      state,
      idempotency_key: idempotencyKey,
      payload_hash,
      reason: failed[0] ?? null,
      ledger_transaction_id: moved ?? null,
      ask_at: state === 'approved' ? (sql<Date>`clock_timestamp()` as never) : null,
    })
    .execute();
  await recordEvent(tx, row, { state: 'requested', actor: 'member' });
  await recordEvent(tx, row, { state, actor: 'platform', reason: failed.join(' ') || null, details: { failed } });
  await announceWithdrawals(tx, code, memberId);
};

/** What a withdrawal would cost now. Throws as the request itself would if the amount is out of bounds. */
export const quote = async (
  db: Db | Tx,
  { merchant, member, fail }: CallOf<typeof withdrawals.quote>,
  { method: code, amount }: RequestOf<typeof withdrawals.quote>,
): Promise<ResponseOf<typeof withdrawals.quote>> => {
  const method = await findMethod(db, merchant.code, code);
  if (!method) throw fail('unknown_method');
  const used = (await usedToday(db, merchant.code, member.id)).get(code);
  checkBounds(method, amount, fail, used);
  const fee = feeOf(method, amount, used);
  return { amount, fee, arrives: amount - fee };
};

const checkBounds = (
  method: MethodRow,
  amount: number,
  fail: Fail<BoundsFailure>,
  used: UsedToday = { count: 0, sum: 0 },
): void => {
  const { minimum, maximum, daily_count, daily_sum } = method;
  // A fee never takes the whole amount.
  const min = Math.max(minimum, feeOf(method, amount, used) + 1);
  if (amount < min || amount > maximum) throw fail('amount_out_of_bounds', { details: { minimum: min, maximum } });
  if (daily_count !== null && used.count >= daily_count)
    throw fail('daily_count_reached', { details: { max: daily_count } });
  if (daily_sum !== null && used.sum + amount > daily_sum)
    throw fail('daily_sum_reached', { details: { left: Math.max(0, daily_sum - used.sum) } });
};
