import { createHash } from 'node:crypto';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import { PICTURE_BYTES, type contentOperator } from '../../../../contract/content-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { OperatorCall } from '../../../http/route.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { PICTURE_WIDTHS, uploadedPicture } from '../../../shared/picture-urls.ts';
import { imageTypeOf, withPicture } from '../../../shared/uploaded-image.ts';

/** Sides of an uploaded picture, in pixels. Those of a larger one than `kept` are reduced to it. */
const SIDE = { min: 32, max: 8_000, kept: 2_400 };
const WHOLE = 0;
const QUALITY = 86;

type Problem = 'not_png_or_jpeg' | 'too_large' | 'sides' | 'unreadable';
type Put = typeof contentOperator.putPicture;

/** Stores a picture of a merchant in its widths, under the hash of its file. Throws `image_not_allowed` with the problem. */
export const putPicture = async (
  { database }: BaseContext,
  { fail, log }: Pick<OperatorCall<'image_not_allowed'>, 'fail' | 'log'>,
  { merchant, base64, reason }: RequestOf<Put>,
): Promise<ResponseOf<Put>> => {
  const refused = (problem: Problem, more: object = {}) => fail('image_not_allowed', { details: { problem, ...more } });
  const file = Buffer.from(base64, 'base64');
  if (!imageTypeOf(file)) throw refused('not_png_or_jpeg');
  if (file.length > PICTURE_BYTES) throw refused('too_large', { bytes: file.length, max: PICTURE_BYTES });
  const drawn = await written(file).catch((error: unknown) => {
    log.info({ err: error }, 'a picture could not be read');
    throw refused('unreadable');
  });
  const { width, height } = drawn;
  if ('tooFar' in drawn) throw refused('sides', { width, height, ...SIDE });
  const hash = createHash('sha256').update(file).digest('hex');
  await database.transact(async (tx) => {
    await lockMerchant(tx, merchant);
    const { numInsertedOrUpdatedRows } = await inMerchant(tx, merchant)
      .insertInto(
        'pictures',
        drawn.sizes.map((size) => ({ hash, ...size })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    const after = { path: uploadedPicture(hash), width, height };
    await audit(tx, { merchant, actor: staffActor(), action: 'picture', reason, before: null, after });
  });
  return { path: uploadedPicture(hash), width, height };
};

const isSide = (pixels: number): boolean => pixels >= SIDE.min && pixels <= SIDE.max;

/** A picture written anew as WebP, whole and in each width; or only its sides, if they are not within the bounds. */
const written = (file: Buffer) =>
  withPicture(file, async (picture) => {
    const { width, height } = await picture.metadata();
    if (!isSide(width) || !isSide(height)) return { width, height, tooFar: true };
    const whole = await picture
      .resize({ width: SIDE.kept, height: SIDE.kept, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const sizes = [{ width: WHOLE, bytes: whole.data }];
    for (const each of PICTURE_WIDTHS) {
      const bytes = await picture
        .clone()
        .resize({ width: each, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer();
      sizes.push({ width: each, bytes });
    }
    return { width: whole.info.width, height: whole.info.height, sizes };
  });

/** Reads a stored picture of a merchant in a width; undefined if there is none. */
export const readPicture = async (
  { database: { db } }: BaseContext,
  merchant: string,
  { hash, width = WHOLE }: { hash: string; width?: number | undefined },
): Promise<Buffer | undefined> =>
  (
    await inMerchant(db, merchant)
      .selectFrom('pictures')
      .select('bytes')
      .where('hash', '=', hash)
      .where('width', '=', width)
      .executeTakeFirst()
  )?.bytes;

/** Whether a merchant has the picture of this hash. */
export const hasPicture = async (tx: Tx, merchant: string, hash: string): Promise<boolean> =>
  (await inMerchant(tx, merchant)
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', hash)
    .where('width', '=', WHOLE)
    .executeTakeFirst()) !== undefined;
