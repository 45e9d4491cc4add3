import { sql } from 'kysely';
import type { Millis, MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';

export type DepositLimitFailure = 'deposit_limit_day' | 'deposit_limit_week' | 'deposit_limit_month';

/** Locks the member against another deposit, a changed limit and an exclusion. Throws if the member is excluded (PP-16). */
export const lockDepositor = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  fail: Fail<'account_excluded'>,
): Promise<void> => {
  const { until } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(sql<Millis | null>`case when excluded_until > clock_timestamp() then in_ms(excluded_until) end`.as('until'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (until !== null) throw fail('account_excluded', { details: { untilMs: until } });
};

/**
 * Throws if the member's deposits exceed a limit (PP-13), after the new one was inserted; the caller holds the member's lock.
 * Of several limits the one that ends last is named.
 */
export const checkDepositLimits = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  newAmount: MinorUnits,
  fail: Fail<DepositLimitFailure>,
): Promise<void> => {
  const { rows } = await sql<{ period: 'day' | 'week' | 'month'; amount: number; used: number; untilMs: Millis }>`
    select l.period, limit_in_force(l) as amount, u.used, in_ms(u.ends_at) as "untilMs"
      from limits l join limits_used(${merchant}, ${id}) u on u.limit_kind = l.kind and u.limit_period = l.period
     where l.merchant = ${merchant} and l.member_id = ${id} and l.kind = 'deposit' and u.used > limit_in_force(l)
     order by u.ends_at desc, amount
     limit 1`.execute(tx);
  const reached = rows[0];
  if (!reached) return;
  const { period, amount, used, untilMs } = reached;
  const left = Math.max(0, amount - (used - newAmount));
  throw fail(`deposit_limit_${period}`, { details: { kind: 'deposit', period, amount, left, untilMs } });
};
