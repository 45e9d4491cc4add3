import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import type { PaymentRecord, PaymentTotals } from '../../../contract/payment-records.ts';
import type { WithdrawalState } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { nameIn } from '../site/index.ts';

export interface WithdrawalSelection {
  period?: { from: Date; to: Date } | undefined;
  state?: WithdrawalState | undefined;
}
/** The part of a selection that is read: at most `limit` withdrawals, requested before this one. */
interface Part extends WithdrawalSelection {
  before?: string | undefined;
  limit: number;
}

/** What was paid to the member, less what the bank sent back. */
const PAID = sql<number>`(
  (select coalesce(sum(p.amount), 0) from withdrawal_parts p where p.withdrawal_id = withdrawals.id)
  - (select coalesce(sum((e.details ->> 'amount')::bigint), 0) from withdrawal_events e
      where e.withdrawal_id = withdrawals.id and e.state = 'returned'))::bigint`;

const selected = (tx: Tx, member: MemberRow, { period, state }: WithdrawalSelection) =>
  inMerchant(tx, member.merchant)
    .selectFrom('withdrawals')
    .where('withdrawals.member_id', '=', member.id)
    .$if(period !== undefined, (q) =>
      q.where('withdrawals.created_at', '>=', period!.from).where('withdrawals.created_at', '<', period!.to),
    )
    .$if(state !== undefined, (q) => q.where('withdrawals.state', '=', state!));

/** A member's withdrawals of a selection, newest first. */
export const withdrawalRecord = async (
  tx: Tx,
  member: MemberRow,
  language: Language,
  { before, limit, ...selection }: Part,
): Promise<PaymentRecord[]> => {
  const rows = await selected(tx, member, selection)
    .innerJoin('withdrawal_methods', (join) =>
      join
        .onRef('withdrawal_methods.merchant', '=', 'withdrawals.merchant')
        .onRef('withdrawal_methods.code', '=', 'withdrawals.method'),
    )
    .$if(before !== undefined, (q) =>
      q.where(
        sql<boolean>`(withdrawals.created_at, withdrawals.id) < (select b.created_at, b.id from withdrawals b where b.id = ${before} and b.member_id = ${member.id})`,
      ),
    )
    .selectAll('withdrawals')
    .select(['withdrawal_methods.name as method_name', 'withdrawal_methods.names as method_names'])
    .select(PAID.as('paid'))
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    methodName: nameIn({ name: row.method_name, names: row.method_names }, language),
    money: { amount: row.amount, currency: row.currency, exponent: row.exponent },
    fee: row.fee,
    paid: row.paid,
    state: row.state,
    createdAtMs: row.created_at.getTime(),
    updatedAtMs: row.updated_at.getTime(),
  }));
};

export const withdrawalTotals = async (
  tx: Tx,
  member: MemberRow,
  selection: WithdrawalSelection,
): Promise<PaymentTotals> => ({
  ...(await selected(tx, member, selection)
    .select([
      sql<number>`count(*)::bigint`.as('payments'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
      sql<number>`coalesce(sum(fee) filter (where state in ('paid', 'confirmed', 'returned')), 0)::bigint`.as('fee'),
      sql<number>`coalesce(sum(${PAID}), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow()),
  currency: member.currency,
  exponent: member.exponent,
});
