import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { plainDigits } from '../../../../contract/plain-digits.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import { randomReadable } from './readable.ts';

/** RFC 6238 with the parameters that every authenticator supports: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
/** A code is accepted one step early or late, because phones' clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

type Who = Pick<MemberRow, 'id' | 'merchant'>;
const aboutOf = ({ id, merchant }: Who): string => `second factor ${merchant} ${id}`;
const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6, algorithm: 'SHA1', label, issuer });

export const hasSecondFactor = async (db: Db | Tx, { id, merchant }: Who): Promise<boolean> =>
  (await inMerchant(db, merchant)
    .selectFrom('second_factors')
    .select('member_id')
    .where('member_id', '=', id)
    .where('enrolled_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/**
 * Draws a secret that is active once `switchOn` got a code of it. Replaces an earlier inactive one. Fails if the factor is on.
 */
export const drawFactor = async (tx: Tx, encryption: Encryption, member: MemberRow, issuer: string) => {
  const secret = new Secret({ size: 20 }).base32;
  const row = { secret: encryption.encrypt(secret, aboutOf(member)), last_step: 0 };
  const { numInsertedOrUpdatedRows } = await inMerchant(tx, member.merchant)
    .insertInto('second_factors', { member_id: member.id, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('second_factors.enrolled_at', 'is', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  return { secret, uri: totpOf(secret, member.username, issuer).toString() };
};

/** Latin digits and lower case, without separators. */
const normal = (code: string): string => plainDigits(code).replaceAll('-', '').toLowerCase();

/** Whether the text has the form of an authenticator code, which can be guessed. A recovery code cannot. */
export const looksLikeTotp = (code: string): boolean => /^\d{6}$/.test(normal(code));

/** Checks an authenticator code and uses it up, so that it is accepted once. */
export const useTotp = async (
  tx: Tx,
  encryption: Encryption,
  member: Who,
  code: string,
  nowMs: number,
): Promise<boolean> => {
  const factors = inMerchant(tx, member.merchant);
  const row = await factors
    .selectFrom('second_factors')
    .select('secret')
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (!row || !looksLikeTotp(code)) return false;
  const token = normal(code);
  const secret = encryption.decrypt(row.secret, aboutOf(member));
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(nowMs / 1_000 / STEP_SECONDS) + delta;
  const used = await factors
    .updateTable('second_factors')
    .set({ last_step: step, guesses: 0 })
    .where('member_id', '=', member.id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
};

const recoveryHash = ({ id, merchant }: Who, code: string): Buffer =>
  createHash('sha256')
    .update([merchant, id, normal(code)].join('\n'))
    .digest();

/** Checks a recovery code and uses it up. */
const useRecovery = async (tx: Tx, member: Who, code: string): Promise<boolean> => {
  const used = await inMerchant(tx, member.merchant)
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('member_id', '=', member.id)
    .where('code_hash', '=', recoveryHash(member, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) return false;
  await inMerchant(tx, member.merchant)
    .updateTable('second_factors')
    .set({ guesses: 0 })
    .where('member_id', '=', member.id)
    .execute();
  return true;
};

/** Uses up an authenticator or recovery code and returns which it was. Requires that the factor is on. */
export const useFactor = async (
  tx: Tx,
  encryption: Encryption,
  member: Who,
  code: string,
  nowMs: number,
): Promise<'authenticator' | 'recovery' | undefined> => {
  if (!(await hasSecondFactor(tx, member))) return undefined;
  if (await useTotp(tx, encryption, member, code, nowMs)) return 'authenticator';
  return (await useRecovery(tx, member, code)) ? 'recovery' : undefined;
};

/** Activates the factor. Returns the recovery codes; only their hashes are stored. */
export const switchOn = async (tx: Tx, member: Who): Promise<string[]> => {
  const tables = inMerchant(tx, member.merchant);
  await tables
    .updateTable('second_factors')
    .set({ enrolled_at: sql<Date>`now()` })
    .where('member_id', '=', member.id)
    .execute();
  await tables.deleteFrom('recovery_codes').where('member_id', '=', member.id).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, randomReadable);
  const rows = codes.map((code) => ({ member_id: member.id, code_hash: recoveryHash(member, code) }));
  await tables.insertInto('recovery_codes', rows).execute();
  return codes;
};

/** Deactivates the factor. Returns whether it was on. */
export const switchOff = async (tx: Tx, member: Who): Promise<boolean> => {
  const tables = inMerchant(tx, member.merchant);
  await tables.deleteFrom('recovery_codes').where('member_id', '=', member.id).execute();
  const { numDeletedRows } = await tables
    .deleteFrom('second_factors')
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

export const recoveryCodesLeft = async (db: Db, member: Who): Promise<number> =>
  (
    await inMerchant(db, member.merchant)
      .selectFrom('recovery_codes')
      .select(sql<number>`count(*)::int`.as('left'))
      .where('member_id', '=', member.id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).left;
