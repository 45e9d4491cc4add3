import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { TICKETS_PAGE, type tickets } from '../../../contract/tickets.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { messagesOf, pageOf, selectTickets, toTicket } from './rows.ts';
import { addMessage, lockTicket, setState } from './write.ts';

const withAccount = (tx: Tx, merchant: string) =>
  selectTickets(tx, merchant)
    .innerJoin('members', 'members.id', 'feedback.member_id')
    .select('members.username as account');

/** A page of tickets. Those that wait for an answer come by their age, others by their last change. */
export const allTickets = async (
  tx: Tx,
  { merchant, state, after }: RequestOf<typeof tickets.all>,
): Promise<ResponseOf<typeof tickets.all>> => {
  const [direction, isAfter] = state === 'open' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const);
  const rows = await withAccount(tx, merchant)
    .$if(state !== undefined, (query) => query.where('feedback.state', '=', state!))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(feedback.changed_at, feedback.id) ${isAfter}
          (select f.changed_at, f.id from feedback f where f.id = ${Number(after)} and f.merchant = ${merchant})`,
      ),
    )
    .orderBy('feedback.changed_at', direction)
    .orderBy('feedback.id', direction)
    .limit(TICKETS_PAGE + 1)
    .execute();
  const { list, hasMore } = pageOf(rows);
  return { list: list.map(({ account, ...row }) => ({ ...toTicket(row), account })), hasMore };
};

/** One ticket with its messages. Throws `not_found`. */
export const oneTicket = async (
  tx: Tx,
  { merchant, id }: RequestOf<typeof tickets.one>,
  fail: Fail<'not_found'>,
): Promise<ResponseOf<typeof tickets.one>> => {
  const row = await withAccount(tx, merchant).where('feedback.id', '=', Number(id)).executeTakeFirst();
  if (!row) throw fail('not_found');
  const { account, remark } = row;
  return { ticket: { ...toTicket(row), account }, remark, list: await messagesOf(tx, merchant, Number(id)) };
};

/** Answers a ticket as the calling member of staff. */
export const answerTicket = async (
  tx: Tx,
  { merchant, id, text, close, clientId }: RequestOf<typeof tickets.answer>,
  fail: Fail<'not_found' | 'ticket_full' | 'idempotency_key_reused'>,
): Promise<{ id: number }> => {
  const ticket = await lockTicket(tx, merchant, { id }, fail);
  const staff = staffActor();
  const message = await addMessage(tx, merchant, ticket, { staff, text, clientId }, fail);
  if (message.isNew) {
    const state = close ? 'closed' : 'answered';
    await setState(tx, merchant, ticket, state);
    const after = { id, message: message.id, state };
    await audit(tx, {
      merchant,
      actor: staff,
      action: 'ticket_answer',
      reason: '',
      before: { id, state: ticket.state },
      after,
    });
  }
  return { id: message.id };
};

/** Closes a ticket without an answer. */
export const closeTicket = async (
  tx: Tx,
  { merchant, id, reason }: RequestOf<typeof tickets.closeFor>,
  fail: Fail<'not_found'>,
): Promise<Record<string, never>> => {
  const ticket = await lockTicket(tx, merchant, { id }, fail);
  if (ticket.state === 'closed') return {};
  await setState(tx, merchant, ticket, 'closed');
  const [before, after] = [
    { id, state: ticket.state },
    { id, state: 'closed' },
  ];
  await audit(tx, { merchant, actor: staffActor(), action: 'ticket_close', reason, before, after });
  return {};
};
