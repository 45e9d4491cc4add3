import { sql, type Selectable } from 'kysely';
import type { RebateClaim, RebateLine } from '../../../contract/rebates.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { RebateClaimsTable } from '../../db/schema.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { wholeOf } from './claim-sum.ts';

export type ClaimRow = Selectable<RebateClaimsTable>;

/** A claim as its member sees it. */
export const publishedClaim = ({ id, way, stake, amount, ...row }: ClaimRow): RebateClaim => ({
  ...{ id, way, stake, amount },
  fromDay: row.from_day,
  toDay: row.to_day,
  atMs: row.at.getTime(),
});

type Line = Omit<RebateLine, 'amount'>;
export const publishedLine = (line: Line): RebateLine => ({ ...line, amount: wholeOf(line) });

/** Stakes that are not in a claim, the newest days first; `until`: only of days up to it. */
export const openLines = async (
  db: Db | Tx,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  { until = null, limit = null }: { until?: string | null; limit?: number | null } = {},
): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select to_char(day, 'YYYY-MM-DD') as day, game_type as "gameType", rate, stake - claimed_stake as stake from rebate_days
     where member_id = ${id} and merchant = ${merchant} and stake <> claimed_stake and rate > 0
       and day <= coalesce(${until}::date, 'infinity')
     order by rebate_days.day desc, game_type limit ${limit}::bigint`.execute(db);
  return rows;
};

/** The member's sums; zero before its first play. */
export const sumsOf = async (
  db: Db | Tx,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
): Promise<{ claimable: number; owed: number; carriedMicro: number }> => {
  const row = await inMerchant(db, merchant)
    .selectFrom('rebate_accounts')
    .select([sql<number>`floor(open_micro / 1000000)::bigint`.as('whole'), 'carried_micro as carriedMicro'])
    .where('member_id', '=', id)
    .executeTakeFirst();
  const { whole, carriedMicro } = row ?? { whole: 0, carriedMicro: 0 };
  return { claimable: Math.max(whole, 0), owed: Math.max(-whole, 0), carriedMicro };
};
