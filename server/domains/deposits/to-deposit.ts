import type { Selectable } from 'kysely';
import type { Language, Millis } from '../../../contract/primitives.ts';
import type { Deposit } from '../../../contract/wallet.ts';
import type { DepositsTable } from '../../db/schema.ts';
import { nameIn } from '../site/index.ts';

export type DepositRow = Selectable<DepositsTable>;
/** With the method's names. */
export type NamedDeposit = DepositRow & { method_name: string; method_names: unknown };

/** States in which a deposit ended without money. */
export const ENDED_UNPAID: readonly DepositRow['state'][] = ['refused', 'expired', 'cancelled'];

/** Time to pay. After it the provider accepts no payment, and the deposit expires. */
export const PAY_WITHIN_MS = 30 * 60_000;

export const payUntilOf = ({ created_at }: Pick<DepositRow, 'created_at'>): Millis =>
  created_at.getTime() + PAY_WITHIN_MS;

/** Converts a deposit for its member. Includes the address to pay at only while it can be paid. */
export const toDeposit = (row: NamedDeposit, language: Language, now: Millis): Deposit => {
  const payUntilMs = payUntilOf(row);
  const isInTime = row.state === 'pending' && now < payUntilMs;
  return {
    id: row.id,
    method: row.method,
    methodName: nameIn({ name: row.method_name, names: row.method_names }, language),
    money: { amount: row.amount, currency: row.currency, exponent: row.exponent },
    fee: row.fee,
    settled: row.settled,
    credited: row.state === 'paid' ? row.amount - row.fee - row.settled : null,
    state: row.state,
    // Empty until the provider has opened it.
    payUrl: isInTime && row.pay_url !== '' ? row.pay_url : null,
    payUntilMs: isInTime ? payUntilMs : null,
    createdAtMs: row.created_at.getTime(),
    updatedAtMs: row.updated_at.getTime(),
    reason: row.reason,
  };
};
