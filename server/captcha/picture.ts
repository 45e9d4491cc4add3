import { createHash, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CAPTCHA_LETTERS } from '../../contract/captcha.ts';
import { inMerchant } from '../db/merchant.ts';
import { type Database } from '../db/database.ts';
import { captchaPicture } from './draw-picture.ts';
import { keep } from '../jobs/retention.ts';

const GOOD_FOR_SECONDS = 5 * 60;
/** Maximum wrong answers per picture. */
const MAX_WRONG = 5;
/** Without characters that look alike: 0 and O, 1 and I, 5 and S, 8 and B, 2 and Z. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';

const hashOf = (id: string, text: string): Buffer => createHash('sha256').update(`${id} ${text}`).digest();
/** Normalizes typed text: lower case, full-width characters and spaces are accepted. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Creates a picture. Only a hash of its answer is stored. */
export const drawCaptcha = async ({ db }: Database, merchant: string): Promise<{ id: string; image: string }> => {
  const id = randomUUID();
  const text = Array.from({ length: CAPTCHA_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const expires_at = sql<Date>`now() + make_interval(secs => ${GOOD_FOR_SECONDS})` as unknown as Date;
  await inMerchant(db, merchant)
    .insertInto('captchas', { id, answer_hash: hashOf(id, text), expires_at })
    .execute();
  return { id, image: (await captchaPicture(text)).toString('base64') };
};

/**
 * Redeems an answer, once. Returns false if it is wrong, late, used, of another merchant, or if the picture had too many
 * wrong answers.
 */
export const takeCaptcha = async (
  { db }: Database,
  merchant: string,
  { id, text }: { id: string; text: string },
): Promise<boolean> => {
  const tables = inMerchant(db, merchant);
  const counted = await tables
    .updateTable('captchas')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', MAX_WRONG)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('answer_hash')
    .executeTakeFirst();
  if (!counted?.answer_hash.equals(hashOf(id, plain(text)))) return false;
  const taken = await tables.deleteFrom('captchas').where('id', '=', id).executeTakeFirst();
  return taken.numDeletedRows === 1n;
};

/** A picture is deleted when it has expired. */
export const captchaRetention = keep('captchas', 'expires_at', 0);
