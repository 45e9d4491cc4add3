import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { factsFor, factsOf, factsOfMembers, refusalOf, type CampaignRow } from '../campaigns/index.ts';

interface Line {
  memberId: number;
  amount: MinorUnits;
}

interface Row {
  id: number;
  created_at: Date;
  excluded_until: Date | null;
  locked: boolean;
  nowMs: number;
  atMs: number;
}

/**
 * Those of the lines whose members the campaign is open to. `endDay`: the campaign is asked as it was at the end of that day of the
 * merchant, with which it may have ended itself; null: as it is now.
 */
export const openTo = async (
  tx: Tx,
  campaign: CampaignRow,
  lines: readonly Line[],
  endDay: string | null,
): Promise<Line[]> => {
  if (lines.length === 0) return [];
  const { merchant } = campaign;
  const { rows } = await sql<Row>`
    select m.id, m.created_at, m.excluded_until, m.locked, in_ms(row_clock()) as "nowMs",
           in_ms(least(row_clock(), coalesce((${endDay}::date + 1)::timestamp at time zone (s.brand ->> 'timeZone'), 'infinity'))) as "atMs"
      from members m join merchants s on s.code = m.merchant
     where m.merchant = ${merchant} and m.id = any(${lines.map(({ memberId }) => memberId)}::bigint[]) and not m.demo`.execute(
    tx,
  );
  const nowMs = rows[0]?.nowMs ?? 0;
  const facts = await factsOfMembers(
    tx,
    merchant,
    rows.map((row) => ({ merchant, ...row })),
    nowMs,
  );
  const atMs = (rows[0]?.atMs ?? nowMs) - (endDay === null ? 0 : 1);
  return lines.filter(({ memberId, amount }) => {
    const known = facts.get(memberId);
    if (!known) return false;
    const refusal = refusalOf(factsOf(campaign), factsFor(campaign, known), amount, atMs);
    // Whether the budget holds all of them is decided where they are issued.
    return refusal === undefined || refusal === 'full';
  });
};
