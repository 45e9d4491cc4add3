import { sql } from 'kysely';
import { FEEDBACK, type FeedbackForm } from '../../../contract/support.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { MemberCall } from '../../http/route.ts';
import { usePictures } from './pictures.ts';

/** Stores a member's feedback with its pictures. Throws `image_not_found`, or `feedback_too_often` after five in a day. */
export const giveFeedback = (
  ctx: BaseContext,
  { merchant, member, fail }: MemberCall<'feedback_too_often' | 'image_not_found'>,
  form: FeedbackForm,
) =>
  ctx.database.transact(async (tx) => {
    const tables = inMerchant(tx, merchant.code);
    // Serializes a member's requests, so that two in parallel do not exceed the limit.
    await tables.selectFrom('members').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
    const { count } = await tables
      .selectFrom('feedback')
      .select(sql<number>`count(*)`.as('count'))
      .where('member_id', '=', member.id)
      .where('at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (count >= FEEDBACK.perDay) throw fail('feedback_too_often');
    const { content, remark, images } = form;
    const { id } = await tables
      .insertInto('feedback', { member_id: member.id, content, remark })
      .returning('id')
      .executeTakeFirstOrThrow();
    await usePictures(tables, { to: { feedback_id: id }, memberId: member.id, images }, fail);
    return { id };
  });

/** Number of entries listed. */
const LISTED = 50;

/** Returns the latest feedback with the numbers of its pictures. */
export const readFeedback = async (db: Db, merchant: string) => {
  const tables = inMerchant(db, merchant);
  const rows = await tables
    .selectFrom('feedback')
    .innerJoin('members', 'members.id', 'feedback.member_id')
    .select(['feedback.id', 'username', 'content', 'remark', 'feedback.at'])
    .orderBy('feedback.id', 'desc')
    .limit(LISTED)
    .execute();
  const images = await tables
    .selectFrom('feedback_images')
    .select(['id', 'feedback_id'])
    .where('feedback_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('id')
    .execute();
  return rows.map(({ id, username, content, remark, at }) => ({
    id,
    account: username,
    content,
    remark,
    atMs: at.getTime(),
    images: images.filter((image) => image.feedback_id === id).map((image) => image.id),
  }));
};

/** Returns one picture of a feedback or a withdrawal; undefined if the merchant has none with this number. */
export const feedbackImage = (db: Db, merchant: string, id: number) =>
  inMerchant(db, merchant)
    .selectFrom('feedback_images')
    .select(['media_type', 'bytes'])
    .where('id', '=', id)
    .where(sql<boolean>`feedback_id is not null or withdrawal_part_id is not null`)
    .executeTakeFirst();
