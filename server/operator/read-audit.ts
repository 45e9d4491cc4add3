import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../contract/define.ts';
import type { operatorAudit } from '../../contract/operator-audit.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { findMember } from './find-member.ts';

/** Entries shown, the newest. */
const SHOWN = 100;

/** Returns the latest events of a merchant's chain. Throws `not_found` if there is no such member. */
export const readAudit = async (
  tx: Tx,
  { merchant, kind, account, fromMs, untilMs }: RequestOf<typeof operatorAudit.readAudit>,
): Promise<ResponseOf<typeof operatorAudit.readAudit>> => {
  const member = account === undefined ? undefined : await findMember(tx, { merchant, account });
  const rows = await inMerchant(tx, merchant)
    .selectFrom('audit')
    .leftJoin('members', 'members.id', 'audit.member_id')
    .select(['audit.id', 'at', 'action', 'actor', 'username', 'reason', 'before', 'after'])
    .$if(kind !== undefined, (query) => query.where('action', '=', kind!))
    .$if(member !== undefined, (query) =>
      // Entries older than the column name the member as the actor only.
      query.where((eb) => eb.or([eb('member_id', '=', member!.id), eb('actor', '=', `member:${member!.id}`)])),
    )
    .$if(fromMs !== undefined, (query) => query.where('at', '>=', instant(fromMs!)))
    .$if(untilMs !== undefined, (query) => query.where('at', '<', instant(untilMs!)))
    .orderBy('audit.id', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    list: rows.map(({ id, at, username, ...row }) => ({ id, atMs: at.getTime(), account: username, ...row })),
  };
};

/** PostgreSQL has other bounds of time than a Date. */
const instant = (ms: number) => sql<Date>`to_timestamp(${ms}::double precision / 1000)`;
