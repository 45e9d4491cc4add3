import { sql } from 'kysely';
import { TICKET_MESSAGES } from '../../../contract/tickets.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Fail } from '../../http/failure.ts';
import { unreadChanged } from '../notices/index.ts';

/** Characters that change the direction of the text around them (Unicode property Bidi_Control). */
const DIRECTION = /\p{Bidi_Control}/gu;

/** Locks a ticket until the transaction ends; of this member, where one is named. Throws `not_found`. */
export const lockTicket = async (
  tx: Tx,
  merchant: string,
  { id, memberId }: { id: number; memberId?: number },
  fail: Fail<'not_found'>,
) => {
  const row = await inMerchant(tx, merchant)
    .selectFrom('feedback')
    .select(['id', 'member_id', 'state'])
    .where('id', '=', id)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId!))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fail('not_found');
  return row;
};
export type TicketRow = Awaited<ReturnType<typeof lockTicket>>;

/** Sets the state of a locked ticket and tells the member's pages. */
export const setState = async (
  tx: Tx,
  merchant: string,
  ticket: TicketRow,
  state: 'open' | 'answered' | 'closed',
): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('feedback')
    .set({ state, changed_at: sql<Date>`row_time()` })
    .where('id', '=', ticket.id)
    .execute();
  await unreadChanged(tx, merchant, [ticket.member_id]);
};

interface Written {
  /** Who of the staff writes; null: the member. */
  staff: string | null;
  text: string;
  clientId: string;
}

/**
 * Stores a message of a locked ticket once per `clientId`. `isNew`: false if it was there before. Throws `ticket_full`, or
 * `idempotency_key_reused` for another text under the same `clientId`.
 */
export const addMessage = async (
  tx: Tx,
  merchant: string,
  ticket: TicketRow,
  { staff, text, clientId }: Written,
  fail: Fail<'ticket_full' | 'idempotency_key_reused'>,
) => {
  const content = text.replace(DIRECTION, '').replace(/\r\n?/g, '\n');
  const messages = () => inMerchant(tx, merchant).selectFrom('ticket_messages').where('ticket_id', '=', ticket.id);
  const before = await messages()
    .select(['id', 'at', 'content', 'staff'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (before) {
    if (before.content !== content || (before.staff === null) !== (staff === null))
      throw fail('idempotency_key_reused');
    return { id: before.id, at: before.at, content, isNew: false };
  }
  const { count } = await messages()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= TICKET_MESSAGES) throw fail('ticket_full');
  const added = await inMerchant(tx, merchant)
    .insertInto('ticket_messages', {
      ticket_id: ticket.id,
      member_id: ticket.member_id,
      staff,
      content,
      client_id: clientId,
    })
    .returning(['id', 'at'])
    .executeTakeFirstOrThrow();
  return { ...added, content, isNew: true };
};
