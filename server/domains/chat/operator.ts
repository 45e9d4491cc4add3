import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { chatOperator as contract, type LoggedMessage, type OperatorRoom } from '../../../contract/chat-operator.ts';
import type { AppContext } from '../../app/context.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { commonFailure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { emitEvent } from '../../live/emit.ts';
import { closeReports, loggedMessage, messagesOf, openReports, operatorRooms } from './operator-reads.ts';
import { changeRoom, keyOf, readersOf, titleOf, type RoomRow } from './room-row.ts';
import { wordsIn } from './words.ts';

type Contract = typeof contract;

/** Deletes a message for all: members who join later find nothing of it in the log, and pages that show it remove it. */
const remove = async (
  tx: Tx,
  { merchant, messageId, reason }: RequestOf<Contract['remove']>,
): Promise<ResponseOf<Contract['remove']>> => {
  const before = await loggedMessage(tx, merchant, messageId);
  if (!before) throw commonFailure('not_found');
  await closeReports(tx, merchant, messageId);
  if (before.deletedAtMs !== null) return before;
  await inMerchant(tx, merchant)
    .updateTable('chat_messages')
    .set({ deleted_at: sql<Date>`row_clock()` })
    .where('id', '=', messageId)
    .execute();
  const key = keyOf(before.room);
  const tombstone = JSON.stringify({ deleted: messageId });
  for (const table of ['feed_log', 'outbox'])
    await sql`
      update ${sql.table(table)} set value = ${tombstone}::jsonb
       where feed = 'chat' and key = ${key} and value ->> 'id' = ${messageId}`.execute(tx);
  const value = { deleted: messageId };
  await emitEvent(tx, { merchant, feed: 'chat', key, room: readersOf(merchant), value });
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'chat_delete', reason },
    // Without its text: the audit outlives the log of messages.
    before: { id: messageId, account: before.account },
    after: null,
  });
  return (await loggedMessage(tx, merchant, messageId))!;
};

const keepMessage = async (
  tx: Tx,
  { merchant, messageId, reason }: RequestOf<Contract['keep']>,
): Promise<ResponseOf<Contract['keep']>> => {
  const message = await loggedMessage(tx, merchant, messageId);
  if (!message) throw commonFailure('not_found');
  await closeReports(tx, merchant, messageId);
  const change = { action: 'chat_keep', reason, before: null, after: { id: messageId, account: message.account } };
  await audit(tx, { merchant, actor: staffActor(), ...change });
  return message;
};

/** Mutes a member in all rooms, or ends that. It may have no name in the chat yet. */
const mute = async (
  tx: Tx,
  { merchant, account, minutes, reason }: RequestOf<Contract['mute']>,
): Promise<ResponseOf<Contract['mute']>> => {
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select('id')
    .where('username', '=', account)
    .where('demo', '=', false)
    .executeTakeFirst();
  if (!member) throw commonFailure('not_found');
  const until = minutes === 0 ? sql<null>`null` : sql<Date>`row_clock() + ${minutes} * interval '1 minute'`;
  const { muted_until } = await inMerchant(tx, merchant)
    .insertInto('chat_members', { member_id: member.id, muted_until: until as unknown as Date })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ muted_until: until as unknown as Date }))
    .returning('muted_until')
    .executeTakeFirstOrThrow();
  const untilMs = muted_until?.getTime() ?? null;
  const change = { action: 'chat_mute', reason, before: null, after: { account, untilMs } };
  await audit(tx, { merchant, actor: staffActor(), ...change, memberId: member.id });
  return { account, untilMs };
};

const setRoom = async (
  tx: Tx,
  { merchant, room: id, closed, slowSeconds, reason }: RequestOf<Contract['setRoom']>,
): Promise<OperatorRoom> => {
  const before = await inMerchant(tx, merchant)
    .selectFrom('chat_rooms')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw commonFailure('not_found');
  const set = {
    ...(closed !== undefined && { closed }),
    ...(slowSeconds !== undefined && { slow_seconds: slowSeconds }),
  };
  const room = (await changeRoom(tx, merchant, id, set))!;
  const shown = (row: RoomRow) => ({ closed: row.closed, slowSeconds: row.slow_seconds });
  const change = { action: 'chat_room', reason, before: { id, ...shown(before) }, after: { id, ...shown(room) } };
  await audit(tx, { merchant, actor: staffActor(), ...change });
  return {
    ...{ id, kind: room.kind, of: room.subject, title: await titleOf(tx, merchant, room, 'EN'), ...shown(room) },
    ...{ present: room.present, lastMessageAtMs: before.last_message_at?.getTime() ?? null },
  };
};

const setWords = async (
  tx: Tx,
  { merchant, list, words: typed, reason }: RequestOf<Contract['setWords']>,
): Promise<ResponseOf<Contract['setWords']>> => {
  const words = [...new Set(typed.map((word) => word.normalize('NFC').trim()).filter((word) => word !== ''))];
  const before = await wordsIn(tx, merchant, [list]);
  await inMerchant(tx, merchant)
    .insertInto('chat_words', { list, words })
    .onConflict((conflict) => conflict.columns(['merchant', 'list']).doUpdateSet({ words }))
    .execute();
  const counts = { before: { list, words: before.length }, after: { list, words: words.length } };
  await audit(tx, { merchant, actor: staffActor(), action: 'chat_words', reason, ...counts });
  return { words: words.length };
};

/** Moderation of the chat. */
export const chatOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  const checked =
    <A extends { merchant: string }, R>(read: (tx: Tx, request: A) => Promise<R>) =>
    async (_call: unknown, request: A): Promise<R> => {
      await requireMerchant(ctx, request.merchant);
      return ctx.database.transact((tx) => read(tx, request));
    };
  route(
    app,
    ctx,
    contract.rooms,
    checked(async (tx, { merchant }) => ({ list: await operatorRooms(tx, merchant) })),
  );
  route(
    app,
    ctx,
    contract.messages,
    checked(async (tx, { merchant, ...of }): Promise<{ list: LoggedMessage[] }> => ({
      list: await messagesOf(tx, merchant, of),
    })),
  );
  route(
    app,
    ctx,
    contract.reports,
    checked(async (tx, { merchant }) => ({ list: await openReports(tx, merchant) })),
  );
  route(
    app,
    ctx,
    contract.words,
    checked(async (tx, { merchant, list }) => ({ words: await wordsIn(tx, merchant, [list]) })),
  );
  route(app, ctx, contract.remove, transaction(remove));
  route(app, ctx, contract.keep, transaction(keepMessage));
  route(app, ctx, contract.mute, transaction(mute));
  route(app, ctx, contract.setRoom, transaction(setRoom));
  route(app, ctx, contract.setWords, checked(setWords));
};
