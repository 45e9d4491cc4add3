import { sql } from 'kysely';
import type { Language } from '../../../contract/primitives.ts';
import type { PaymentRecord, PaymentTotals } from '../../../contract/payment-records.ts';
import type { Deposit } from '../../../contract/wallet.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { nameIn } from '../site/index.ts';

export interface DepositSelection {
  period?: { from: Date; to: Date } | undefined;
  state?: Deposit['state'] | undefined;
}
/** The part of a selection that is read: at most `limit` deposits, opened before this one. */
interface Part extends DepositSelection {
  before?: string | undefined;
  limit: number;
}

const selected = (tx: Tx, member: MemberRow, { period, state }: DepositSelection) =>
  inMerchant(tx, member.merchant)
    .selectFrom('deposits')
    .where('deposits.member_id', '=', member.id)
    .$if(period !== undefined, (q) =>
      q.where('deposits.created_at', '>=', period!.from).where('deposits.created_at', '<', period!.to),
    )
    .$if(state !== undefined, (q) => q.where('deposits.state', '=', state!));

/** A member's deposits of a selection, newest first. */
export const depositRecord = async (
  tx: Tx,
  member: MemberRow,
  language: Language,
  { before, limit, ...selection }: Part,
): Promise<PaymentRecord[]> => {
  const rows = await selected(tx, member, selection)
    .innerJoin('deposit_methods', (join) =>
      join
        .onRef('deposit_methods.merchant', '=', 'deposits.merchant')
        .onRef('deposit_methods.code', '=', 'deposits.method'),
    )
    .$if(before !== undefined, (q) =>
      q.where(
        sql<boolean>`(deposits.created_at, deposits.id) < (select b.created_at, b.id from deposits b where b.id = ${before} and b.member_id = ${member.id})`,
      ),
    )
    .selectAll('deposits')
    .select(['deposit_methods.name as method_name', 'deposit_methods.names as method_names'])
    .orderBy('deposits.created_at', 'desc')
    .orderBy('deposits.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    methodName: nameIn({ name: row.method_name, names: row.method_names }, language),
    money: { amount: row.amount, currency: row.currency, exponent: row.exponent },
    fee: row.fee,
    paid: row.state === 'paid' ? row.amount : 0,
    state: row.state,
    createdAtMs: row.created_at.getTime(),
    updatedAtMs: row.updated_at.getTime(),
  }));
};

export const depositTotals = async (
  tx: Tx,
  member: MemberRow,
  selection: DepositSelection,
): Promise<PaymentTotals> => ({
  ...(await selected(tx, member, selection)
    .select([
      sql<number>`count(*)::bigint`.as('payments'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
      sql<number>`coalesce(sum(fee) filter (where state = 'paid'), 0)::bigint`.as('fee'),
      sql<number>`coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow()),
  currency: member.currency,
  exponent: member.exponent,
});
