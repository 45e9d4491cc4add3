import { sql } from 'kysely';
import { FEEDBACK, type FeedbackForm } from '../../../contract/support.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { usePictures } from './pictures.ts';

/** Opens a ticket with a member's feedback and its pictures. Throws `image_not_found`, or `feedback_too_often` after five in a day. */
export const openTicket = async (
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'merchant'>,
  { content, remark, images }: FeedbackForm,
  fail: Fail<'feedback_too_often' | 'image_not_found'>,
): Promise<{ id: number }> => {
  const tables = inMerchant(tx, member.merchant);
  // Serializes a member's requests, so that two in parallel do not exceed the limit.
  await tables.selectFrom('members').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
  const { count } = await tables
    .selectFrom('feedback')
    .select(sql<number>`count(*)`.as('count'))
    .where('member_id', '=', member.id)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (count >= FEEDBACK.perDay) throw fail('feedback_too_often');
  const { id } = await tables
    .insertInto('feedback', { member_id: member.id, content, remark })
    .returning('id')
    .executeTakeFirstOrThrow();
  await usePictures(tables, { to: { feedback_id: id }, memberId: member.id, images }, fail);
  return { id };
};
