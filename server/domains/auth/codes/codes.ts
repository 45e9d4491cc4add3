import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import { everyMerchant, type Database, type Db, type Tx } from '../../../db/database.ts';
import { commonFailure, type Fail } from '../../../http/failure.ts';
import { recordCredentials } from '../sessions/audit-credentials.ts';
import { keep } from '../../../jobs/retention.ts';
import { firstOf } from '../../../shared/first-of.ts';

/** What a code is for. A login code does not reset a password. */
export type CodePurpose = 'login' | 'register' | 'password' | 'payment';

export interface CodeFor {
  merchant: string;
  purpose: CodePurpose;
  /** A mobile number in E.164, or a mail address. */
  address: string;
}

export const CODE_MINUTES = 5;
/** Least time between two codes to one address. */
const PAUSE_SECONDS = 60;
/** Wrong guesses allowed per code. */
const MAX_WRONG = 5;
/**
 * Wrong guesses at all codes of one address since the last right one, without a time limit (NIST SP 800-63B). Beyond it, only the
 * operator reopens them.
 */
const MAX_GUESSES = 100;

const hashOf = ({ merchant, purpose, address }: CodeFor, code: string): Buffer =>
  createHash('sha256').update([merchant, purpose, address, code].join('\n')).digest();

/**
 * Draws the code that is valid from now on, for the caller to send. Throws too_many_requests with `retryAfterSeconds` if the last
 * code is too recent.
 */
export const drawCode = async (db: Db | Tx, which: CodeFor): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { merchant, purpose, address } = which;
  const { rows } = await sql<{ drawn: boolean; left: number }>`
    with drawn as (
      insert into verification_codes as c (merchant, purpose, address, code_hash, expires_at)
      values (${merchant}, ${purpose}, ${address}, ${hashOf(which, code)}, now() + make_interval(mins => ${CODE_MINUTES}))
      on conflict (merchant, purpose, address) do update
         set code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong = 0, sent_at = now()
       where c.sent_at <= now() - make_interval(secs => ${PAUSE_SECONDS})
      returning true
    )
    select exists (select from drawn) as drawn,
           coalesce((select ceil(${PAUSE_SECONDS} - extract(epoch from now() - c.sent_at))::int
                       from verification_codes c
                      where c.merchant = ${merchant} and c.purpose = ${purpose} and c.address = ${address}), 0) as left`.execute(
    everyMerchant(db),
  );
  const { drawn, left } = firstOf(rows);
  if (!drawn) throw commonFailure('too_many_requests', { details: { retryAfterSeconds: Math.max(1, left) } });
  return code;
};

/** Voids a code that the carrier did not accept. The member may request another at once. */
export const forgetCode = async ({ db }: Database, { merchant, purpose, address }: CodeFor): Promise<void> => {
  await inMerchant(db, merchant)
    .updateTable('verification_codes')
    .set({ expires_at: sql<Date>`now()`, sent_at: sql<Date>`sent_at - make_interval(secs => ${PAUSE_SECONDS})` })
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .execute();
};

/** Throws text_codes_closed if too many wrong codes were entered for this address, whether or not a member has it. */
export const checkGuesses = async (
  db: Db | Tx,
  { merchant, address }: CodeFor,
  fail: Fail<'text_codes_closed'>,
): Promise<void> => {
  const closed = await inMerchant(db, merchant)
    .selectFrom('code_guesses')
    .select('wrong')
    .where('address', '=', address)
    .where('wrong', '>=', MAX_GUESSES)
    .executeTakeFirst();
  if (closed) throw fail('text_codes_closed');
};

/** Counts a wrong code. The audit records the guess that closes the codes of a member's number. */
const countGuess = async (tx: Tx, { merchant, address }: CodeFor, ip: string): Promise<void> => {
  const { wrong } = await inMerchant(tx, merchant)
    .insertInto('code_guesses', { address, wrong: 1 })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'address']).doUpdateSet({ wrong: sql<number>`code_guesses.wrong + 1` }),
    )
    .returning('wrong')
    .executeTakeFirstOrThrow();
  if (wrong !== MAX_GUESSES) return;
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['id', 'merchant'])
    .where('mobile', '=', address)
    .executeTakeFirst();
  if (member) await recordCredentials(tx, member, { action: 'text_codes_closed', ip });
};

/** Resets the count of wrong codes, after a right code or by the operator. Returns the count before the reset. */
export const forgetGuesses = async (
  tx: Tx,
  { merchant, address }: Pick<CodeFor, 'merchant' | 'address'>,
): Promise<number> => {
  const counted = await inMerchant(tx, merchant)
    .deleteFrom('code_guesses')
    .where('address', '=', address)
    .returning('wrong')
    .executeTakeFirst();
  return counted?.wrong ?? 0;
};

/**
 * Throws verification_code_wrong unless this is the valid code. Counts a wrong code; after five of them the code is void.
 * Runs in its own transaction, so that a refusal does not undo the count. `useCode` uses up the right code in the caller's
 * transaction.
 */
export const checkCode = async (
  database: Database,
  which: CodeFor,
  code: string,
  ip: string,
  /** Runs in the transaction that counts a wrong code. */
  fail: Fail<'text_codes_closed' | 'verification_code_wrong'>,
  onWrong?: (tx: Tx) => Promise<void>,
): Promise<void> => {
  const isRight = await database.transact(async (tx) => {
    const right = await tryCode(tx, which, code, ip, fail);
    if (!right) await onWrong?.(tx);
    return right;
  });
  if (!isRight) throw fail('verification_code_wrong');
};

const tryCode = async (
  tx: Tx,
  which: CodeFor,
  code: string,
  ip: string,
  fail: Fail<'text_codes_closed'>,
): Promise<boolean> => {
  await checkGuesses(tx, which, fail);
  const tried = await inMerchant(tx, which.merchant)
    .updateTable('verification_codes')
    .set({ wrong: sql<number>`wrong + (code_hash <> ${hashOf(which, code)})::int` })
    .where('purpose', '=', which.purpose)
    .where('address', '=', which.address)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('wrong', '<', MAX_WRONG)
    .returning(sql<boolean>`code_hash = ${hashOf(which, code)}`.as('right'))
    .executeTakeFirst();
  // Without an open code there is nothing to guess.
  if (tried && !tried.right) await countGuess(tx, which, ip);
  return tried?.right ?? false;
};

/** Uses the code up. Throws verification_code_wrong if another request used it first. */
export const useCode = async (
  tx: Tx,
  which: CodeFor,
  code: string,
  fail: Fail<'verification_code_wrong'>,
): Promise<void> => {
  const used = await inMerchant(tx, which.merchant)
    .updateTable('verification_codes')
    .set({ expires_at: sql<Date>`now()` })
    .where('purpose', '=', which.purpose)
    .where('address', '=', which.address)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('code_hash', '=', hashOf(which, code))
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw fail('verification_code_wrong');
  await forgetGuesses(tx, which);
};

/** A code is deleted a day after it was sent. */
export const codeRetention = keep('verification_codes', 'sent_at', 86_400_000);
