import { sql } from 'kysely';
import type { FeedValues } from '../../../contract/wire.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { emitState } from '../../live/emit.ts';
import { readUnread, unreadLock } from './feeds/unread.ts';

interface Unread {
  key: string;
  seq: number;
  value: FeedValues['unread'];
}

/** Marks a notice as read by this member, once. Returns the new unread count, or undefined if there is no such notice. */
export const markNoticeRead = async (
  tx: Tx,
  merchant: string,
  { memberId, noticeId }: { memberId: number; noticeId: number },
): Promise<Unread | undefined> => {
  await unreadLock(tx, merchant, 'read');
  const tables = inMerchant(tx, merchant);
  const notice = await tables.selectFrom('notices').select('id').where('id', '=', noticeId).executeTakeFirst();
  if (!notice) return undefined;
  const { numInsertedOrUpdatedRows: read } = await tables
    .insertInto('notice_reads', { member_id: memberId, notice_id: noticeId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (read === 1n)
    await tables
      .updateTable('members')
      .set({ unread_version: sql`unread_version + 1` })
      .where('id', '=', memberId)
      .execute();
  const [unread] = await readUnread(tx, merchant, [`member:${memberId}`]);
  if (unread && read === 1n) await emitState(tx, { merchant, feed: 'unread', room: `member:${memberId}`, ...unread });
  return unread;
};
