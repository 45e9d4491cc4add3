import { sql } from 'kysely';
import { isModuleOn } from '../../../contract/modules.ts';
import { CHAT_LIMITS } from '../../../contract/chat-message.ts';
import type { ChatSelf, NameProblem } from '../../../contract/chat.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import { nameKey } from './match-key.ts';
import { nameProblem } from './name-problem.ts';
import { wordsIn } from './words.ts';

/** Throws `chat_closed` while the merchant's module is off (SYS-05). */
export const checkOpen = ({ modules }: Pick<Merchant, 'modules'>, fail: Fail<'chat_closed'>): void => {
  if (!isModuleOn(modules, 'CHAT_ROOM')) throw fail('chat_closed');
};

export const selfOf = async (tx: Tx, { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>): Promise<ChatSelf> => {
  const rows = inMerchant(tx, merchant);
  const self = await rows
    .selectFrom('chat_members')
    .select(['id', 'name', sql<Date | null>`case when muted_until > row_clock() then muted_until end`.as('muted')])
    .where('member_id', '=', id)
    .executeTakeFirst();
  const ignored = await rows
    .selectFrom('chat_ignores')
    .innerJoin('chat_members', 'chat_members.id', 'chat_ignores.author_id')
    .select(['chat_members.id as authorId', sql<string>`coalesce(chat_members.name, '')`.as('name')])
    .where('chat_ignores.member_id', '=', id)
    .orderBy('chat_members.name')
    .execute();
  return {
    authorId: self?.id ?? null,
    name: self?.name ?? null,
    mutedUntilMs: self?.muted?.getTime() ?? null,
    ignored,
  };
};

/** Sets the name that others see of a member. Throws why it cannot be had. */
export const setName = async (
  tx: Tx,
  member: Pick<MemberRow, 'merchant' | 'id' | 'username'>,
  brand: Pick<Merchant['brand'], 'name'>,
  typed: string,
  fail: Fail<'chat_name_refused'>,
): Promise<ChatSelf> => {
  const { merchant, id, username } = member;
  const refuse = (problem: NameProblem) => fail('chat_name_refused', { details: { problem } });
  const name = typed.normalize('NFC').trim();
  const words = await wordsIn(tx, merchant, 'every');
  const names = await wordsIn(tx, merchant, ['names']);
  const problem = nameProblem(name, { username, brands: [brand.name, merchant], words, names });
  if (problem) throw refuse(problem);
  const { rows } = await sql`
    insert into chat_members (merchant, member_id, name, name_key) values (${merchant}, ${id}, ${name}, ${nameKey(name)})
        on conflict (member_id) do update set name = excluded.name, name_key = excluded.name_key
     where not exists (select from chat_members o
                        where o.merchant = excluded.merchant and o.name_key = excluded.name_key and o.member_id <> ${id})
    returning id`
    .execute(tx)
    .catch((error: unknown) => {
      // Two members took the name at once, or its owner was found by the index alone.
      if ((error as { code?: string }).code === '23505') throw refuse('taken');
      throw error;
    });
  if (rows.length === 0) throw refuse('taken');
  return selfOf(tx, member);
};

/** Mutes an author for this member alone, or ends that. */
export const setIgnored = async (
  tx: Tx,
  member: Pick<MemberRow, 'merchant' | 'id'>,
  { authorId, on }: { authorId: number; on: boolean },
  fail: Fail<'chat_ignored_full'>,
): Promise<ChatSelf> => {
  const { merchant, id } = member;
  const rows = inMerchant(tx, merchant);
  if (!on)
    await rows.deleteFrom('chat_ignores').where('member_id', '=', id).where('author_id', '=', authorId).execute();
  else {
    const author = await rows
      .selectFrom('chat_members')
      .select('member_id')
      .where('id', '=', authorId)
      .where('member_id', '<>', id)
      .executeTakeFirst();
    if (!author) throw commonFailure('not_found');
    const { ignored } = await selfOf(tx, member);
    if (ignored.length >= CHAT_LIMITS.ignored)
      throw fail('chat_ignored_full', { details: { max: CHAT_LIMITS.ignored } });
    await rows
      .insertInto('chat_ignores', { member_id: id, author_id: authorId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return selfOf(tx, member);
};

/** Reports a message of another member, once. */
export const reportMessage = async (
  tx: Tx,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<void> => {
  const rows = inMerchant(tx, merchant);
  const message = await rows
    .selectFrom('chat_messages')
    .innerJoin('chat_members', 'chat_members.id', 'chat_messages.author_id')
    .select('chat_messages.id')
    .where('chat_messages.id', '=', messageId)
    .where('deleted_at', 'is', null)
    .where('chat_members.member_id', '<>', id)
    .executeTakeFirst();
  if (!message) throw commonFailure('not_found');
  await rows
    .insertInto('chat_reports', { message_id: messageId, member_id: id, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
