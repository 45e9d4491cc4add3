import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Fail } from '../../http/failure.ts';
import { linkOrigin } from '../../http/link-origin.ts';
import type { CallOf, MoneyCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import type { PaymentProviders } from '../../payments/payment-provider.ts';
import { checkDepositLimits, type DepositLimitFailure, lockDepositor } from './deposit-limits.ts';
import { announceDeposits } from '../wallet/index.ts';
import { findMethod, findOpened, minOf, type MethodRow } from './queries.ts';
import { ENDED_UNPAID, payUntilOf, toDeposit, type NamedDeposit } from './to-deposit.ts';

type Request = RequestOf<typeof wallet.deposit>;

/** Opens a deposit at its provider. The same key with the same request gives the same deposit, also after a partial failure. */
export const openDeposit = async (
  ctx: BaseContext,
  providers: PaymentProviders,
  call: CallOf<typeof wallet.deposit>,
  request: Request,
): Promise<ResponseOf<typeof wallet.deposit>> => {
  const row = (await knownDeposit(ctx, call, request)) ?? (await newDeposit(ctx, call, request));
  const opened = row.pay_url === '' ? await openAtProvider(ctx, providers, row, call) : row;
  return { deposit: toDeposit(opened, call.language, ctx.now()), payUrl: opened.pay_url };
};

const knownDeposit = async (
  { database }: BaseContext,
  { merchant, member, idempotencyKey, fail }: MoneyCall,
  request: Request,
): Promise<NamedDeposit | undefined> => {
  const row = await findOpened(database.db, { merchant: merchant.code, memberId: member.id, idempotencyKey });
  if (row && !row.payload_hash.equals(payloadHash(request))) throw fail('idempotency_key_reused');
  return row;
};

const newDeposit = async (
  ctx: BaseContext,
  call: MoneyCall<
    DepositLimitFailure | 'account_excluded' | 'amount_out_of_bounds' | 'unknown_method' | 'wrong_currency'
  >,
  request: Request,
): Promise<NamedDeposit> => {
  const { merchant, member, idempotencyKey } = call;
  const method = await findMethod(ctx.database.db, merchant.code, request.method);
  checkAllowed(method, member, request, call.fail);
  await ctx.database.transact(async (tx) => {
    await lockDepositor(tx, member, call.fail);
    const { numInsertedOrUpdatedRows: opened } = await inMerchant(tx, merchant.code)
      .insertInto('deposits', {
        id: randomUUID(),
        member_id: member.id,
        method: method.code,
        amount: request.amount,
        // Fixed now: a later change of the method's fee does not affect this order.
        fee: method.fee,
        currency: member.currency,
        exponent: member.exponent,
        state: 'pending',
        provider: method.provider,
        pay_url: '',
        idempotency_key: idempotencyKey,
        payload_hash: payloadHash(request),
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (opened !== 1n) return;
    await checkDepositLimits(tx, member, request.amount, call.fail);
    await announceDeposits(tx, merchant.code, member.id);
  });
  // The first request with this key created it; a second one reads the same.
  const made = await knownDeposit(ctx, call, request);
  if (!made) throw new Error('a deposit is neither there nor can it be made');
  return made;
};

function checkAllowed(
  method: MethodRow | undefined,
  member: MemberRow,
  { amount, currency }: Request,
  fail: Fail<'amount_out_of_bounds' | 'unknown_method' | 'wrong_currency'>,
): asserts method is MethodRow {
  if (!method) throw fail('unknown_method');
  if (currency !== member.currency) throw fail('wrong_currency', { details: { currency: member.currency } });
  const { maximum } = method;
  const minimum = minOf(method);
  if (amount < minimum || amount > maximum) throw fail('amount_out_of_bounds', { details: { minimum, maximum } });
}

const openAtProvider = async (
  ctx: BaseContext,
  providers: PaymentProviders,
  row: NamedDeposit,
  { merchant: { settings }, language, fail }: MoneyCall<'cashier_unavailable' | 'deposit_closed'>,
): Promise<NamedDeposit> => {
  // A deposit that ended before it was opened there stays ended.
  if (ENDED_UNPAID.includes(row.state)) throw fail('deposit_closed', { details: { state: row.state } });
  const provider = providers[row.provider];
  if (!provider) {
    ctx.log.error({ depositId: row.id, provider: row.provider }, 'the provider of a deposit is not configured');
    throw fail('cashier_unavailable');
  }
  const { id: depositId, merchant, amount, currency, exponent } = row;
  const returnUrl = `${ctx.origin ? linkOrigin(ctx.origin(), { settings }) : ''}/deposit`;
  const expiresAtMs = payUntilOf(row);
  const { payUrl, reference } = await provider
    .open({ merchant, depositId, amount, currency, exponent, language, returnUrl, expiresAtMs })
    .catch((error: unknown) => {
      ctx.log.error({ err: error, depositId, provider: row.provider }, 'a provider did not open a payment');
      throw fail('cashier_unavailable', { cause: error });
    });
  const { numUpdatedRows } = await inMerchant(ctx.database.db, merchant)
    .updateTable('deposits')
    .set({ pay_url: payUrl, provider_ref: reference })
    .where('id', '=', depositId)
    .where('state', 'not in', ENDED_UNPAID)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    // Cancelled while the provider was opening it: close it there too, and return no address to pay at.
    await provider.cancel(merchant, reference).catch((error: unknown) => {
      ctx.log.error({ err: error, depositId, provider: row.provider }, 'a provider did not cancel a payment');
    });
    throw fail('deposit_closed');
  }
  return { ...row, pay_url: payUrl, provider_ref: reference };
};
