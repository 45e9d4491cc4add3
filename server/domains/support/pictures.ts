import { sql } from 'kysely';
import { FEEDBACK } from '../../../contract/support.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberCall } from '../../http/route.ts';
import { imageTypeOf, withPicture, type ImageType } from '../../shared/uploaded-image.ts';
import { keep } from '../../jobs/retention.ts';

const LONGEST_SIDE = 4_096;
/** Unused pictures kept per member; older ones are deleted. */
const UNUSED = 2 * FEEDBACK.images;
const UNUSED_FOR = sql<Date>`now() - interval '1 hour'`;
const isUnused = sql<boolean>`feedback_id is null and withdrawal_part_id is null`;

/** What a picture belongs to: a ticket (with its message, unless it is the first), or a part of a withdrawal. */
export type PictureUse = { feedback_id: number; ticket_message_id?: number } | { withdrawal_part_id: string };

const rewrite = (bytes: Buffer, type: ImageType): Promise<Buffer> =>
  withPicture(bytes, (whole) => {
    const picture = whole.resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
  });

/** Stores a picture that a feedback or an answer about a withdrawal names later. Throws `image_not_allowed` if it is not a picture or too large. */
export const addPicture = async (
  ctx: BaseContext,
  { merchant, member, log, fail }: MemberCall<'image_not_allowed'>,
  bytes: Buffer,
) => {
  const media_type = imageTypeOf(bytes);
  if (!media_type || bytes.length > FEEDBACK.imageBytes) throw fail('image_not_allowed');
  const rewritten = await rewrite(bytes, media_type).catch((error: unknown) => {
    log.info({ err: error }, 'a picture could not be read');
    throw fail('image_not_allowed');
  });
  return ctx.database.transact(async (tx) => {
    const tables = inMerchant(tx, merchant.code);
    const { id } = await tables
      .insertInto('feedback_images', { member_id: member.id, media_type, bytes: rewritten })
      .returning('id')
      .executeTakeFirstOrThrow();
    const kept = tables
      .selectFrom('feedback_images')
      .select('id')
      .where('member_id', '=', member.id)
      .where(isUnused)
      .orderBy('id', 'desc')
      .limit(UNUSED);
    await tables
      .deleteFrom('feedback_images')
      .where('member_id', '=', member.id)
      .where(isUnused)
      .where('id', 'not in', kept)
      .execute();
    return { id };
  });
};

/** Assigns the member's own unused pictures to what they belong to. Throws `image_not_found` if one is missing. */
export const usePictures = async (
  tables: ReturnType<typeof inMerchant>,
  { to, memberId, images }: { to: PictureUse; memberId: number; images: readonly number[] },
  fail: Fail<'image_not_found'>,
): Promise<void> => {
  if (images.length === 0) return;
  const { numUpdatedRows } = await tables
    .updateTable('feedback_images')
    .set(to)
    .where('id', 'in', images)
    .where('member_id', '=', memberId)
    .where(isUnused)
    .where('at', '>', UNUSED_FOR)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== images.length) throw fail('image_not_found');
};

/** A picture that nothing names within the hour is deleted. */
export const pictureRetention = keep('feedback_images', 'at', 3_600_000, isUnused);
