import type { ResponseOf } from '../../contract/define.ts';
import type { operatorAudit } from '../../contract/operator-audit.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Db } from '../db/database.ts';

/** Incidents shown, the newest first. */
const SHOWN = 100;

/** What vendors and payment providers said that contradicts the books. It moved nothing, and a person has to look at it. */
export const readIncidents = async (db: Db, merchant: string): Promise<ResponseOf<typeof operatorAudit.incidents>> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('incidents')
    .leftJoin('members', (join) =>
      join.onRef('members.id', '=', 'incidents.member_id').onRef('members.merchant', '=', 'incidents.merchant'),
    )
    .select(['incidents.id', 'incidents.at', 'incidents.kind', 'incidents.details', 'members.username'])
    .orderBy('incidents.id', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    list: rows.map(({ id, at, kind, details, username }) => ({
      ...{ id, atMs: at.getTime(), kind, details },
      account: username,
    })),
  };
};
