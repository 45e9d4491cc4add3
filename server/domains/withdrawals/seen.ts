import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { readUnread, unreadChanged } from '../notices/index.ts';

/** The member has seen the list of withdrawals: the bell (LIVE-02) counts those that change from now on. */
export const markSeen = async (tx: Tx, { merchant, id }: MemberRow): Promise<Record<string, never>> => {
  const [unread] = await readUnread(tx, merchant, [`member:${id}`]);
  if (!unread?.value.withdrawals) return {};
  await inMerchant(tx, merchant)
    .updateTable('members')
    .set({ withdrawals_seen_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await unreadChanged(tx, merchant, [id]);
  return {};
};
