import { sql, type Selectable } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import type { WithdrawalMethod } from '../../../contract/withdrawals.ts';
import type { MemberCall } from '../../http/route.ts';
import { nameIn } from '../site/index.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isToday } from '../../db/today.ts';
import type { WithdrawalMethodsTable } from '../../db/schema.ts';

export type MethodRow = Selectable<WithdrawalMethodsTable>;

/** What a member has withdrawn by a method since the merchant's midnight; refused and failed orders do not count. */
export interface UsedToday {
  count: number;
  sum: MinorUnits;
}

export const findMethod = async (db: Db | Tx, merchant: string, code: string): Promise<MethodRow | undefined> =>
  inMerchant(db, merchant)
    .selectFrom('withdrawal_methods')
    .selectAll()
    .where('code', '=', code)
    .where('enabled', '=', true)
    .executeTakeFirst();

export const usedToday = async (
  db: Db | Tx,
  merchant: string,
  memberId: number,
): Promise<ReadonlyMap<string, UsedToday>> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('withdrawals')
    .innerJoin('merchants', 'merchants.code', 'withdrawals.merchant')
    .select(['method', sql<number>`count(*)::int`.as('count'), sql<number>`sum(withdrawals.amount)::bigint`.as('sum')])
    .where('member_id', '=', memberId)
    .where('withdrawals.state', 'not in', ['refused', 'failed'])
    .where(isToday('withdrawals.created_at'))
    .groupBy('method')
    .execute();
  return new Map(rows.map(({ method, count, sum }) => [method, { count, sum }]));
};

const NOTHING_USED: UsedToday = { count: 0, sum: 0 };

/** The fee of an amount: none while free withdrawals are left, else the fixed part and the share, rounded up. */
export const feeOf = (method: MethodRow, amount: MinorUnits, { count }: UsedToday = NOTHING_USED): MinorUnits =>
  count < method.free_a_day ? 0 : method.fee_fixed + Math.ceil((amount * method.fee_share_micro) / 1_000_000);

/** The merchant's methods as the page shows them, with what is left of each today. */
export const methodsFor = async (
  db: Db | Tx,
  { merchant: { code: merchant }, member: { id: memberId }, language }: MemberCall,
): Promise<WithdrawalMethod[]> => {
  const rows = (await inMerchant(db, merchant)
    .selectFrom('withdrawal_methods')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()) as MethodRow[];
  const used = await usedToday(db, merchant, memberId);
  return rows.map((row) => {
    const { count, sum } = used.get(row.code) ?? NOTHING_USED;
    return {
      code: row.code,
      kind: row.kind,
      name: nameIn(row, language),
      minimum: row.minimum,
      maximum: row.maximum,
      countLeft: row.daily_count === null ? null : Math.max(0, row.daily_count - count),
      sumLeft: row.daily_sum === null ? null : Math.max(0, row.daily_sum - sum),
      feeFixed: row.fee_fixed,
      feeShareMicro: row.fee_share_micro,
      freeLeft: Math.max(0, row.free_a_day - count),
      sandbox: row.sandbox,
    };
  });
};
