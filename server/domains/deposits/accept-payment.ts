import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { creditDeposit } from './credit.ts';
import { setState } from './queries.ts';
import type { DepositRow } from './to-deposit.ts';

/** A deposit as its provider names it; compared with the order, never trusted. */
export interface NamedOrder {
  reference: string;
  amount: number;
  currency: string;
  exponent: number;
}

/** Whether a provider speaks of this order, with the amount that was ordered. */
export const isSameOrder = (deposit: DepositRow, { reference, amount, currency, exponent }: NamedOrder): boolean =>
  deposit.amount === amount &&
  deposit.currency === currency &&
  deposit.exponent === exponent &&
  // Null if the provider's answer to the opening was lost.
  (deposit.provider_ref === null || deposit.provider_ref === reference);

/** Credits a pending deposit that was paid, or gives it to the operator from the method's review amount on. The caller holds its lock. */
export const acceptPayment = async (tx: Tx, deposit: DepositRow): Promise<'paid' | 'review'> => {
  const { review_from } = await inMerchant(tx, deposit.merchant)
    .selectFrom('deposit_methods')
    .select('review_from')
    .where('code', '=', deposit.method)
    .executeTakeFirstOrThrow();
  if (review_from !== null && deposit.amount >= review_from) {
    await setState(tx, deposit, 'review');
    return 'review';
  }
  await creditDeposit(tx, deposit);
  return 'paid';
};
