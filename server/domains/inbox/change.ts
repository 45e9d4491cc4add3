import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { unreadChanged } from '../notices/index.ts';

interface UpTo {
  threadId: number;
  upToId: number;
}

/** Locks a thread of this member, after which no message joins it. Fails as not found for any other. */
const lockThread = async (tx: Tx, { merchant, id }: MemberRow, threadId: number): Promise<void> => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('message_threads')
    .select('id')
    .where('id', '=', threadId)
    .where((eb) => eb.or([eb('member_id', '=', id), eb('upline', '=', id)]))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw commonFailure('not_found');
};

/** Marks received messages of a thread as read, up to one of them. */
export const readThread = async (
  tx: Tx,
  member: MemberRow,
  { threadId, upToId }: UpTo,
): Promise<Record<string, never>> => {
  await lockThread(tx, member, threadId);
  const { numUpdatedRows } = await inMerchant(tx, member.merchant)
    .updateTable('messages')
    .set({ read_at: sql<Date>`now()` })
    .where('recipient', '=', member.id)
    .where('thread_id', '=', threadId)
    .where('id', '<=', upToId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await unreadChanged(tx, member.merchant, [member.id]);
  return {};
};

/** Hides messages from this side of a thread only. */
const hide = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  threadId: number,
  which: { id: number; andBefore: boolean },
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update messages set sender_deleted = sender_deleted or sender is not distinct from ${id},
                        recipient_deleted = recipient_deleted or recipient = ${id}
     where merchant = ${merchant} and thread_id = ${threadId} and ${id} in (sender, recipient)
       and ${which.andBefore ? sql`id <= ${which.id}` : sql`id = ${which.id}`}
       and not (sender is not distinct from ${id} and sender_deleted) and not (recipient = ${id} and recipient_deleted)`.execute(
    tx,
  );
  return Number(numAffectedRows);
};

/** Deletes the messages of a thread for this member, up to one of them. The other side keeps them. */
export const removeThread = async (
  tx: Tx,
  member: MemberRow,
  { threadId, upToId }: UpTo,
): Promise<Record<string, never>> => {
  await lockThread(tx, member, threadId);
  if ((await hide(tx, member, threadId, { id: upToId, andBefore: true })) > 0)
    await unreadChanged(tx, member.merchant, [member.id]);
  return {};
};

/** A message of which this member is a side and which it has not deleted. Fails as not found for any other. */
const messageOf = async (tx: Tx, { merchant, id }: MemberRow, messageId: number) => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('messages')
    .select(['id', 'thread_id', 'sender', 'recipient'])
    .where('id', '=', messageId)
    .where((eb) =>
      eb.or([
        eb.and([eb('sender', '=', id), eb('sender_deleted', '=', false)]),
        eb.and([eb('recipient', '=', id), eb('recipient_deleted', '=', false)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  return row;
};

/** Deletes a message for this member; the other side keeps it. */
export const removeMessage = async (tx: Tx, member: MemberRow, messageId: number): Promise<Record<string, never>> => {
  const { thread_id } = await messageOf(tx, member, messageId);
  await lockThread(tx, member, thread_id);
  if ((await hide(tx, member, thread_id, { id: messageId, andBefore: false })) > 0)
    await unreadChanged(tx, member.merchant, [member.id]);
  return {};
};

/** Reports a received message of a member to the operator, once. */
export const reportMessage = async (tx: Tx, member: MemberRow, messageId: number): Promise<Record<string, never>> => {
  const { sender, recipient } = await messageOf(tx, member, messageId);
  if (sender === null || recipient !== member.id) throw commonFailure('not_found');
  await inMerchant(tx, member.merchant)
    .insertInto('message_reports', { message_id: messageId, reporter: member.id })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
  return {};
};
