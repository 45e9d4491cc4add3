import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { Passwords } from '../../crypto/passwords.ts';

type PaymentPasswordFailure = 'payment_password_needed' | 'payment_password_wrong' | 'payment_password_locked';

/** Wrong payment passwords in a row before it must be reset. */
const MAX_WRONG = 5;

/** Six equal digits, or six in a row. */
export const isWeak = (digits: string): boolean =>
  new Set(digits).size === 1 ||
  '0123456789 9876543210'.includes(digits) ||
  '123456789012 210987654321'.includes(digits);

export const hasPaymentPassword = async (db: Db | Tx, { merchant, id }: MemberRow): Promise<boolean> =>
  (await storedHash(db, merchant, id)) !== null;

const storedHash = async (db: Db | Tx, merchant: string, memberId: number): Promise<string | null> =>
  (
    await inMerchant(db, merchant)
      .selectFrom('profiles')
      .select('payment_password_hash')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.payment_password_hash ?? null;

/** Stores the member's first payment password. Throws `payment_password_set` if there is one. */
export const setPaymentPassword = async (
  tx: Tx,
  member: MemberRow,
  passwords: Passwords,
  plain: string,
  fail: Fail<'payment_password_set' | 'payment_password_weak'>,
): Promise<void> => {
  if (isWeak(plain)) throw fail('payment_password_weak');
  const { numInsertedOrUpdatedRows } = await inMerchant(tx, member.merchant)
    .insertInto('profiles', { member_id: member.id, payment_password_hash: await passwords.hash(plain) })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((eb) => ({ payment_password_hash: eb.ref('excluded.payment_password_hash') }))
        .where('profiles.payment_password_hash', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw fail('payment_password_set');
};

/**
 * Checks the payment password. A try takes one of the places that are left before the check, so that parallel tries gain
 * nothing; more at once wait for a place. Throws `payment_password_needed`, `_locked` or `_wrong`, with the tries left.
 */
export const checkPaymentPassword = async (
  db: Db,
  member: MemberRow,
  passwords: Passwords,
  plain: string,
  fail: Fail<PaymentPasswordFailure>,
): Promise<void> => {
  const stored = await storedHash(db, member.merchant, member.id);
  if (stored === null) throw fail('payment_password_needed');
  await takePlace(db, member, fail);
  const isRight = await passwords.verify(stored, plain).catch(async (error: unknown) => {
    await givePlace(db, member, 'unknown');
    throw error;
  });
  const wrong = await givePlace(db, member, isRight ? 'right' : 'wrong');
  if (!isRight) throw fail('payment_password_wrong', { details: { triesLeft: MAX_WRONG - wrong } });
};

const WAIT_MS = 25;
const LONGEST_WAIT_MS = 10_000;
/** A place that a stopped server left taken is free again after this. */
const isStale = sql<boolean>`payment_password_tries.at < clock_timestamp() - interval '1 minute'`;

const takePlace = async (db: Db, { merchant, id }: MemberRow, fail: Fail<'payment_password_locked'>): Promise<void> => {
  const tables = inMerchant(db, merchant);
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += WAIT_MS) {
    const taken = await tables
      .insertInto('payment_password_tries', { member_id: id, checking: 1 })
      .onConflict((conflict) =>
        conflict
          .column('member_id')
          .doUpdateSet({
            checking: sql<number>`case when ${isStale} then 1 else payment_password_tries.checking + 1 end`,
            at: sql<Date>`clock_timestamp()`,
          })
          .where(
            sql<boolean>`payment_password_tries.wrong + case when ${isStale} then 0 else payment_password_tries.checking end < ${MAX_WRONG}`,
          ),
      )
      .returning('wrong')
      .executeTakeFirst();
    if (taken) return;
    const { wrong } = await tables
      .selectFrom('payment_password_tries')
      .select('wrong')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    if (wrong >= MAX_WRONG) throw fail('payment_password_locked');
    await sleep(WAIT_MS);
  }
  throw fail('too_many_requests', { details: { retryAfterSeconds: 10 } });
};

/** Returns the wrong tries in a row after this one. */
const givePlace = async (
  db: Db,
  { merchant, id }: MemberRow,
  result: 'right' | 'wrong' | 'unknown',
): Promise<number> => {
  const row = await inMerchant(db, merchant)
    .updateTable('payment_password_tries')
    .set({
      checking: sql<number>`greatest(checking - 1, 0)`,
      wrong: result === 'right' ? 0 : result === 'wrong' ? sql<number>`wrong + 1` : sql<number>`wrong`,
    })
    .where('member_id', '=', id)
    .returning('wrong')
    .executeTakeFirstOrThrow();
  return row.wrong;
};
