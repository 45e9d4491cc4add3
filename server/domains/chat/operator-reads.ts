import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import {
  CHAT_LOGGED,
  type chatOperator,
  type LoggedMessage,
  type OperatorRoom,
} from '../../../contract/chat-operator.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { presentIn } from './presence.ts';
import { titleOf } from './room-row.ts';

const ROOMS = 500;

export const operatorRooms = async (tx: Tx, merchant: string): Promise<OperatorRoom[]> => {
  const rows = await inMerchant(tx, merchant)
    .selectFrom('chat_rooms')
    .selectAll()
    .orderBy(sql`last_message_at desc nulls last, id`)
    .limit(ROOMS)
    .execute();
  const present = await presentIn(tx, merchant);
  const rooms: OperatorRoom[] = [];
  for (const row of rows)
    rooms.push({
      ...{ id: row.id, kind: row.kind, of: row.subject, title: await titleOf(tx, merchant, row, 'EN') },
      ...{ closed: row.closed, slowSeconds: row.slow_seconds, present: present.get(row.id) ?? 0 },
      lastMessageAtMs: row.last_message_at?.getTime() ?? null,
    });
  return rooms;
};

const logged = (tx: Tx, merchant: string) =>
  inMerchant(tx, merchant)
    .selectFrom('chat_messages')
    .innerJoin('chat_members', 'chat_members.id', 'chat_messages.author_id')
    .innerJoin('members', 'members.id', 'chat_members.member_id')
    .select(['chat_messages.id', 'room_id as room', 'members.username as account', 'author_name as name'])
    .select(['text', 'round_id as roundId', 'at', 'deleted_at']);

type Row = Awaited<ReturnType<ReturnType<typeof logged>['execute']>>[number];
const published = ({ at, deleted_at, ...row }: Row): LoggedMessage => ({
  ...row,
  atMs: at.getTime(),
  deletedAtMs: deleted_at?.getTime() ?? null,
});

export const loggedMessage = async (tx: Tx, merchant: string, id: string): Promise<LoggedMessage | undefined> => {
  const row = await logged(tx, merchant).where('chat_messages.id', '=', id).executeTakeFirst();
  return row && published(row);
};

export const messagesOf = async (
  tx: Tx,
  merchant: string,
  { room, account, beforeMs }: Omit<RequestOf<typeof chatOperator.messages>, 'merchant'>,
): Promise<LoggedMessage[]> => {
  const rows = await logged(tx, merchant)
    .$if(room !== undefined, (query) => query.where('room_id', '=', room!))
    .$if(account !== undefined, (query) => query.where('members.username', '=', account!))
    .$if(beforeMs !== undefined, (query) => query.where('at', '<', new Date(beforeMs!)))
    .orderBy('at', 'desc')
    .limit(CHAT_LOGGED)
    .execute();
  return rows.map(published);
};

type Reports = ResponseOf<typeof chatOperator.reports>['list'];

/** Reported messages that wait, the oldest report first. */
export const openReports = async (tx: Tx, merchant: string): Promise<Reports> => {
  const rows = await inMerchant(tx, merchant)
    .selectFrom('chat_reports')
    .select(['message_id', sql<number>`count(*)::int`.as('reporters'), sql<Date>`min(at)`.as('first')])
    .select(sql<Reports[number]['reasons']>`array_agg(distinct reason order by reason)`.as('reasons'))
    .where('closed_at', 'is', null)
    .groupBy('message_id')
    .orderBy('first')
    .limit(CHAT_LOGGED)
    .execute();
  const list: Reports = [];
  for (const { message_id, reporters, reasons, first } of rows)
    list.push({
      message: (await loggedMessage(tx, merchant, message_id))!,
      reporters,
      reasons,
      firstAtMs: first.getTime(),
    });
  return list;
};

export const closeReports = async (tx: Tx, merchant: string, messageId: string): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('chat_reports')
    .set({ closed_at: sql<Date>`row_clock()` })
    .where('message_id', '=', messageId)
    .where('closed_at', 'is', null)
    .execute();
};
