import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { inbox } from '../../../contract/inbox.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { unreadChanged } from '../notices/index.ts';
import type { Texts } from '../site/index.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Characters that change the direction of the text around them (Unicode property Bidi_Control). */
const DIRECTION = /\p{Bidi_Control}/gu;

/** Opens the thread if there is none, and locks it until the transaction ends. */
const lockThread = async (
  tx: Tx,
  merchant: string,
  { kind, memberId, upline }: { kind: 'direct' | 'operator' | 'system'; memberId: number; upline: number | null },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into message_threads (merchant, kind, member_id, upline) values (${merchant}, ${kind}, ${memberId}, ${upline})
    on conflict (merchant, kind, member_id, upline) do update set kind = excluded.kind
    returning id`.execute(tx);
  return firstOf(rows).id;
};

const setLast = (tx: Tx, merchant: string, threadId: number, last_id: number) =>
  inMerchant(tx, merchant).updateTable('message_threads').set({ last_id }).where('id', '=', threadId).execute();

/** The two sides of a message. Throws `account_locked`, or `recipient_unknown` if the other is no upline or direct downline. */
const sidesOf = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  to: string | null,
  fail: Fail<'account_locked' | 'recipient_unknown'>,
) => {
  const members = () => inMerchant(tx, merchant).selectFrom('members').select(['id', 'upline', 'locked']);
  const sender = await members().where('id', '=', id).executeTakeFirstOrThrow();
  if (sender.locked) throw fail('account_locked');
  if (to === null) {
    if (sender.upline === null) throw fail('recipient_unknown');
    return { recipient: sender.upline, upline: sender.upline, memberId: id };
  }
  const below = await members().where('username', '=', to).where('upline', '=', id).executeTakeFirst();
  if (!below) throw fail('recipient_unknown');
  return { recipient: below.id, upline: id, memberId: below.id };
};

/** Stores a message once per `clientId`, and announces it to both sides (LIVE-02). */
export const sendMessage = async (
  tx: Tx,
  member: MemberRow,
  { to, text, clientId }: RequestOf<typeof inbox.send>,
  fail: Fail<'account_locked' | 'recipient_unknown'>,
): Promise<ResponseOf<typeof inbox.send>> => {
  const { merchant } = member;
  const { recipient, ...sides } = await sidesOf(tx, member, to, fail);
  const threadId = await lockThread(tx, merchant, { kind: 'direct', ...sides });
  const typed = text.replace(DIRECTION, '').replace(/\r\n?/g, '\n');
  const tables = inMerchant(tx, merchant);
  const added = await tables
    .insertInto('messages', {
      thread_id: threadId,
      sender: member.id,
      recipient,
      texts: jsonb({ typed }),
      client_id: clientId,
    })
    .onConflict((conflict) => conflict.columns(['sender', 'client_id']).where('client_id', 'is not', null).doNothing())
    .returning(['id', 'at'])
    .executeTakeFirst();
  if (added) {
    await setLast(tx, merchant, threadId, added.id);
    await unreadChanged(tx, merchant, [member.id, recipient]);
  }
  const { id, at, ...stored } = await tables
    .selectFrom('messages')
    .select(['id', 'at', 'thread_id', 'texts'])
    .where('sender', '=', member.id)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (stored.thread_id !== threadId || (stored.texts as { typed: string }).typed !== typed)
    throw fail('idempotency_key_reused');
  return {
    threadId,
    message: { id, text: typed, atMs: at.getTime(), isOwn: true, isUnread: false, isReported: false },
  };
};

/** Writes to a member as the merchant: `operator` by hand, `system` by itself. Returns the message's number. */
export const writeAsMerchant = async (
  tx: Tx,
  merchant: string,
  { kind, memberId, texts }: { kind: 'operator' | 'system'; memberId: number; texts: Texts },
): Promise<number> => {
  const threadId = await lockThread(tx, merchant, { kind, memberId, upline: null });
  const { id } = await inMerchant(tx, merchant)
    .insertInto('messages', { thread_id: threadId, sender: null, recipient: memberId, texts: jsonb(texts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setLast(tx, merchant, threadId, id);
  await unreadChanged(tx, merchant, [memberId]);
  return id;
};
