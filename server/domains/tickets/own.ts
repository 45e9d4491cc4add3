import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { TICKETS_PAGE, type tickets } from '../../../contract/tickets.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { unreadChanged } from '../notices/index.ts';
import { usePictures } from '../support/index.ts';
import { messagesOf, pageOf, selectTickets, toTicket } from './rows.ts';
import { addMessage, lockTicket, setState } from './write.ts';

/** A page of the member's tickets, the last changed first. */
export const ownTickets = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  { after }: RequestOf<typeof tickets.list>,
): Promise<ResponseOf<typeof tickets.list>> => {
  const rows = await selectTickets(tx, merchant)
    .where('feedback.member_id', '=', id)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(feedback.changed_at, feedback.id) <
          (select f.changed_at, f.id from feedback f where f.id = ${Number(after)} and f.member_id = ${id})`,
      ),
    )
    .orderBy('feedback.changed_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .limit(TICKETS_PAGE + 1)
    .execute();
  const { list, hasMore } = pageOf(rows);
  return { list: list.map(toTicket), hasMore };
};

/** One ticket of the member with its messages. Throws `not_found`. */
export const ownThread = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  ticketId: number,
  fail: Fail<'not_found'>,
): Promise<ResponseOf<typeof tickets.thread>> => {
  const row = await selectTickets(tx, merchant)
    .where('feedback.member_id', '=', id)
    .where('feedback.id', '=', ticketId)
    .executeTakeFirst();
  if (!row) throw fail('not_found');
  const list = await messagesOf(tx, merchant, ticketId);
  return {
    ticket: toTicket(row),
    remark: row.remark,
    list: list.map(({ staff, ...message }) => ({ ...message, isOwn: staff === null })),
  };
};

/** The member writes to a ticket, which is open again. What was answered before is read. */
export const replyTo = async (
  tx: Tx,
  { merchant, id: memberId }: MemberRow,
  { ticketId, text, images, clientId }: RequestOf<typeof tickets.reply>,
  fail: Fail<'not_found' | 'image_not_found' | 'ticket_full' | 'idempotency_key_reused'>,
): Promise<ResponseOf<typeof tickets.reply>> => {
  const ticket = await lockTicket(tx, merchant, { id: ticketId, memberId }, fail);
  const { id, at, content, isNew } = await addMessage(tx, merchant, ticket, { staff: null, text, clientId }, fail);
  if (isNew) {
    const to = { feedback_id: ticketId, ticket_message_id: id };
    await usePictures(inMerchant(tx, merchant), { to, memberId, images }, fail);
    await markRead(tx, merchant, ticketId, id);
    await setState(tx, merchant, ticket, 'open');
  }
  return { message: { id, text: content, atMs: at.getTime(), images: [...images], isOwn: true } };
};

/** Returns whether an answer was not read before. */
const markRead = async (tx: Tx, merchant: string, ticketId: number, upToId: number): Promise<boolean> => {
  const { numUpdatedRows } = await inMerchant(tx, merchant)
    .updateTable('ticket_messages')
    .set({ read_at: sql<Date>`row_time()` })
    .where('ticket_id', '=', ticketId)
    .where('id', '<=', upToId)
    .where('staff', 'is not', null)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Marks the answers of a ticket as read, up to one of them. */
export const readTicket = async (
  tx: Tx,
  { merchant, id: memberId }: MemberRow,
  { ticketId, upToId }: RequestOf<typeof tickets.read>,
  fail: Fail<'not_found'>,
): Promise<Record<string, never>> => {
  await lockTicket(tx, merchant, { id: ticketId, memberId }, fail);
  if (await markRead(tx, merchant, ticketId, upToId)) await unreadChanged(tx, merchant, [memberId]);
  return {};
};

/** The member closes a ticket. */
export const closeOwn = async (
  tx: Tx,
  { merchant, id: memberId }: MemberRow,
  ticketId: number,
  fail: Fail<'not_found'>,
): Promise<Record<string, never>> => {
  const ticket = await lockTicket(tx, merchant, { id: ticketId, memberId }, fail);
  if (ticket.state !== 'closed') await setState(tx, merchant, ticket, 'closed');
  return {};
};
