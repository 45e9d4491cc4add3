import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { wallet } from '../../../contract/wallet.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { anyFailure, type Fail } from '../../http/failure.ts';
import type { MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { PaymentProviders } from '../../payments/payment-provider.ts';
import { findDeposit, lockDeposit, setState } from './queries.ts';
import { toDeposit, type DepositRow } from './to-deposit.ts';

/** State of a deposit by the provider's final state. The webhook handles received money. */
const CLOSED = { cancelled: 'cancelled', declined: 'refused', expired: 'expired' } as const;

/**
 * Cancels the member's own deposit, and returns it once it can no longer be paid. Repeatable. The provider closes the
 * payment first, outside of any transaction, and its answer decides: a deposit paid meanwhile is not cancelled.
 */
export const cancelDeposit = async (
  ctx: BaseContext,
  providers: PaymentProviders,
  { merchant, member, language, fail }: MemberCall<'cashier_unavailable' | 'deposit_already_paid'>,
  { depositId }: RequestOf<typeof wallet.cancelDeposit>,
): Promise<ResponseOf<typeof wallet.cancelDeposit>> => {
  const own = { merchant: merchant.code, memberId: member.id, depositId };
  for (;;) {
    const deposit = await findDeposit(ctx.database.db, own);
    if (!deposit) throw fail('not_found');
    const { state } = deposit;
    if (state === 'paid' || state === 'review') throw fail('deposit_already_paid', { details: { state } });
    if (state !== 'pending') return { deposit: toDeposit(deposit, language, ctx.now()) };
    await close(ctx, deposit, await lastWord(ctx, providers, deposit, fail));
  }
};

/**
 * Cancels every deposit of an excluded member that is not paid yet (PP-16). One that its provider does not cancel now stays
 * open: it expires, or is credited if it is paid, and can be withdrawn.
 */
export const cancelOpenDeposits = async (
  ctx: BaseContext,
  providers: PaymentProviders,
  { merchant, id }: MemberRow,
): Promise<void> => {
  const open: DepositRow[] = await inMerchant(ctx.database.db, merchant)
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', id)
    .where('state', '=', 'pending')
    .execute();
  for (const deposit of open) {
    try {
      // Only logged below: no endpoint answers with it.
      await close(ctx, deposit, await lastWord(ctx, providers, deposit, anyFailure));
    } catch (error) {
      ctx.log.warn({ err: error, depositId: deposit.id }, 'a deposit of an excluded member stays open');
    }
  }
};

const lastWord = async (
  ctx: BaseContext,
  providers: PaymentProviders,
  { id: depositId, merchant, provider, provider_ref }: DepositRow,
  fail: Fail<'cashier_unavailable' | 'deposit_already_paid'>,
): Promise<keyof typeof CLOSED> => {
  // Never opened at the provider, so nobody could pay it.
  if (provider_ref === null) return 'cancelled';
  const outcome = await providers[provider]?.cancel(merchant, provider_ref).catch((error: unknown) => {
    ctx.log.error({ err: error, depositId, provider }, 'a provider did not cancel a payment');
    throw fail('cashier_unavailable', { cause: error });
  });
  if (outcome === undefined) {
    ctx.log.error({ depositId, provider }, 'the provider of a deposit is not configured');
    throw fail('cashier_unavailable');
  }
  if (outcome === 'paid') throw fail('deposit_already_paid', { details: { state: 'pending' } });
  return outcome;
};

const close = (ctx: BaseContext, request: DepositRow, outcome: keyof typeof CLOSED): Promise<void> =>
  ctx.database.transact(async (tx) => {
    const deposit = await lockDeposit(tx, request.merchant, request.id);
    // Changed or opened at the provider meanwhile: the loop reads it again.
    if (deposit?.state !== 'pending' || deposit.provider_ref !== request.provider_ref) return;
    await setState(tx, deposit, CLOSED[outcome], outcome === 'declined' ? { reason: 'declined' } : {});
  });
