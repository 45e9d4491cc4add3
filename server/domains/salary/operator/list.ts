import { sql, type RawBuilder } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import { EXPORTED_AT_ONCE, type OperatorBill, type salaryOperator } from '../../../../contract/salary-operator.ts';
import type { Db } from '../../../db/database.ts';
import { commonFailure } from '../../../http/failure.ts';
import { findMerchant } from '../../../http/viewer.ts';
import { EXPIRES_AFTER_DAYS } from '../decide-bills.ts';

const billsWhere = async <T = OperatorBill>(db: Db, rest: RawBuilder<unknown>, more = sql``): Promise<T[]> => {
  const { rows } = await sql<T>`
    select b.id, m.username as account, b.kind, in_ms(b.window_at) as "windowStartMs", in_ms(b.window_end) as "windowEndMs",
           b.turnover, b.active, b.net_loss as "netLoss", b.tier, b.rate, b.state,
           jsonb_build_object('amount', b.amount, 'currency', m.currency, 'exponent', m.exponent) as amount ${more}
      from bills b join members m on m.id = b.agent_id
     where ${rest}`.execute(db);
  return rows;
};

/** Returns the bills that wait for approval, and the threshold. */
export const waiting = async (
  db: Db,
  { merchant }: RequestOf<typeof salaryOperator.waiting>,
): Promise<ResponseOf<typeof salaryOperator.waiting>> => {
  const row = await findMerchant(db, merchant);
  if (!row) throw commonFailure('unknown_merchant');
  const expires = sql`, in_ms(b.at + ${EXPIRES_AFTER_DAYS} * interval '1 day') as "expiresAtMs"`;
  return {
    list: await billsWhere(db, sql`b.merchant = ${merchant} and b.state = 'unapproved' order by b.at, b.id`, expires),
    above: row.settings.payApprovalAbove ?? null,
  };
};

/** Returns the next bills of a period in the order of their windows. Throws `not_found` if `after` is no bill of the merchant. */
export const exportedBills = async (
  db: Db,
  { merchant, kind, from, to, after }: RequestOf<typeof salaryOperator.bills>,
): Promise<ResponseOf<typeof salaryOperator.bills>> => {
  if (!(await findMerchant(db, merchant))) throw commonFailure('unknown_merchant');
  const last = after === undefined ? [] : await billsWhere(db, sql`b.merchant = ${merchant} and b.id = ${after}`);
  if (after !== undefined && last.length === 0) throw commonFailure('not_found');
  const next = last[0]
    ? sql`and (b.window_at, b.id) > (to_timestamp(${last[0].windowStartMs}::float8 / 1000), ${last[0].id}::uuid)`
    : sql``;
  const list = await billsWhere(
    db,
    sql`b.merchant = ${merchant} ${kind === undefined ? sql`` : sql`and b.kind = ${kind}`} ${next}
      and b.window_at >= (select day_begin(${from}::date, brand) from merchants where code = ${merchant})
      and b.window_at < (select day_begin(${to}::date + 1, brand) from merchants where code = ${merchant})
      order by b.window_at, b.id limit ${EXPORTED_AT_ONCE + 1}`,
  );
  return { list: list.slice(0, EXPORTED_AT_ONCE), hasMore: list.length > EXPORTED_AT_ONCE };
};
