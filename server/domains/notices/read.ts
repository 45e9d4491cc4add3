import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { Current } from '../../live/feeds.ts';
import { readUnread, unreadChanged, unreadLock } from './feeds/unread.ts';

/**
 * Marks a notice as read by this member, once. Returns the new unread counts, or undefined if there is no such notice for this
 * member.
 */
export const markNoticeRead = async (
  tx: Tx,
  merchant: string,
  { memberId, noticeId }: { memberId: number; noticeId: number },
): Promise<Current<'unread'> | undefined> => {
  await unreadLock(tx, merchant, 'read');
  const tables = inMerchant(tx, merchant);
  const notice = await tables
    .selectFrom('notices')
    .select('id')
    .where('id', '=', noticeId)
    .where(sql<boolean>`(type <> 'AG' or (select is_agent from members where id = ${memberId}))`)
    .executeTakeFirst();
  if (!notice) return undefined;
  const { numInsertedOrUpdatedRows: read } = await tables
    .insertInto('notice_reads', { member_id: memberId, notice_id: noticeId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const [unread] =
    read === 1n
      ? await unreadChanged(tx, merchant, [memberId])
      : await readUnread(tx, merchant, [`member:${memberId}`]);
  return unread;
};

/** Marks all notices for agents as read by this agent, up to one of them. */
export const markAllRead = async (tx: Tx, { merchant, id }: MemberRow, upToId: number): Promise<void> => {
  await unreadLock(tx, merchant, 'read');
  const { numAffectedRows } = await sql`
    insert into notice_reads (merchant, member_id, notice_id)
    select merchant, ${id}, id from notices
     where merchant = ${merchant} and type = 'AG' and withdrawn_at is null and id <= ${upToId}
    on conflict do nothing`.execute(tx);
  if (numAffectedRows) await unreadChanged(tx, merchant, [id]);
};
