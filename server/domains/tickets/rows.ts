import { sql } from 'kysely';
import { TICKETS_PAGE, type Ticket } from '../../../contract/tickets.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';

/** Characters of the first message that name a ticket in a list. */
const TITLE = 80;

/** Tickets of a merchant, or of one member, with the columns that lists show. */
export const selectTickets = (db: Db | Tx, merchant: string) =>
  inMerchant(db, merchant)
    .selectFrom('feedback')
    .select([
      'feedback.id',
      'feedback.state',
      'feedback.changed_at',
      'feedback.remark',
      sql<string>`left(feedback.content, ${TITLE})`.as('title'),
      sql<number>`(select count(*) from ticket_messages m
        where m.ticket_id = feedback.id and m.staff is not null and m.read_at is null)`.as('unread'),
    ]);

interface Row {
  id: number;
  state: string;
  changed_at: Date;
  title: string;
  unread: number;
}

export const toTicket = ({ id, state, changed_at, title, unread }: Row): Ticket => ({
  id,
  state: state as Ticket['state'],
  title,
  unread,
  changedAtMs: changed_at.getTime(),
});

/** Cuts a list that was read with one row more than a page has. */
export const pageOf = <T>(rows: readonly T[]) => ({
  list: rows.slice(0, TICKETS_PAGE),
  hasMore: rows.length > TICKETS_PAGE,
});

/** The messages of a ticket, the oldest first, each with its pictures. The first is the feedback itself, with the number 0. */
export const messagesOf = async (db: Db | Tx, merchant: string, ticketId: number) => {
  const tables = inMerchant(db, merchant);
  const first = await tables
    .selectFrom('feedback')
    .select([sql<number>`0`.as('id'), sql<string | null>`null`.as('staff'), 'content', 'at'])
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const later = await tables
    .selectFrom('ticket_messages')
    .select(['id', 'staff', 'content', 'at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute();
  const images = await tables
    .selectFrom('feedback_images')
    .select(['id', sql<number>`coalesce(ticket_message_id, 0)`.as('message')])
    .where('feedback_id', '=', ticketId)
    .orderBy('id')
    .execute();
  return [first, ...later].map(({ id, staff, content, at }) => ({
    id,
    staff,
    text: content,
    atMs: at.getTime(),
    images: images.filter(({ message }) => message === id).map((image) => image.id),
  }));
};

/** One picture; undefined if the merchant has none with this number that something names, or it is of another member. */
export const pictureOf = async (db: Db, merchant: string, id: number, memberId?: number) => {
  const row = await inMerchant(db, merchant)
    .selectFrom('feedback_images')
    .select(['media_type', 'bytes'])
    .where('id', '=', id)
    .where(sql<boolean>`(feedback_id is not null or withdrawal_part_id is not null)`)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId!))
    .executeTakeFirst();
  return row && { mediaType: row.media_type, base64: row.bytes.toString('base64') };
};
