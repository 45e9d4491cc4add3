import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import { type Database, type Tx } from '../../../db/database.ts';
import { addressKey } from '../../../http/address.ts';
import { commonFailure } from '../../../http/failure.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { keep } from '../../../jobs/retention.ts';

/** PP-03: wrong passwords for one name, existing or not, before the next try requires a captcha. */
const FREE_TRIES = 3;
const NAME_SECONDS = 30 * 60;
/** Wrong passwords from one address for all names before each try requires a captcha. */
const ADDRESS_FREE = 20;
/** Wrong passwords from one address before it has to wait. */
const ADDRESS_MAX = 300;
const ADDRESS_SECONDS = 10 * 60;

const stale = sql<boolean>`login_failures.last_at < now() - make_interval(secs => ${NAME_SECONDS})`;
const now = sql<Date>`now()` as unknown as Date;
const addressOpen = sql<boolean>`since > now() - make_interval(secs => ${ADDRESS_SECONDS})`;

/** Returns whether this address must pass a captcha for any name. Throws `too_many_requests` if it has to wait. */
export const checkAddress = async ({ db }: Database, ip: string): Promise<boolean> => {
  const row = await db
    .selectFrom('address_failures')
    .select(['failures', sql<number>`ceil(${ADDRESS_SECONDS} - extract(epoch from now() - since))::int`.as('left')])
    .where('address', '=', addressKey(ip))
    .where(addressOpen)
    .executeTakeFirst();
  if (!row) return false;
  if (row.failures >= ADDRESS_MAX)
    throw commonFailure('too_many_requests', { details: { retryAfterSeconds: Math.max(1, row.left) } });
  return row.failures >= ADDRESS_FREE;
};

/**
 * Counts a try as failed before its password is checked, so that parallel tries gain nothing. Returns false if the name's
 * free tries are used up and no captcha was `passed`. A passed captcha restarts the count.
 */
export const beginTry = async (
  { db }: Database,
  merchant: string,
  username: string,
  passed: boolean,
): Promise<boolean> => {
  const row = await inMerchant(db, merchant)
    .insertInto('login_failures', { username, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'username'])
        .doUpdateSet({
          failures: sql<number>`case when ${stale} or ${passed} then 1 else login_failures.failures + 1 end`,
          last_at: now,
        })
        .where(sql<boolean>`${stale} or ${passed} or login_failures.failures < ${FREE_TRIES}`),
    )
    .returning('failures')
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes back a try that ended without a result, right or wrong. */
export const undoTry = async ({ db }: Database, merchant: string, username: string): Promise<void> => {
  await inMerchant(db, merchant)
    .updateTable('login_failures')
    .set({ failures: sql<number>`failures - 1` })
    .where('username', '=', username)
    .where('failures', '>', 0)
    .execute();
};

/**
 * Counts a wrong password for its address too. Returns the failures for the name, and whether its next try from this address
 * needs a captcha.
 */
export const tryFailed = async (
  tx: Tx,
  merchant: string,
  username: string,
  ip: string,
): Promise<{ failures: number; needsCaptcha: boolean }> => {
  const { failures } = await tx
    .insertInto('address_failures')
    .values({ address: addressKey(ip), failures: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        failures: sql<number>`case when address_failures.since > now() - make_interval(secs => ${ADDRESS_SECONDS}) then address_failures.failures + 1 else 1 end`,
        since: sql<Date>`case when address_failures.since > now() - make_interval(secs => ${ADDRESS_SECONDS}) then address_failures.since else now() end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  const name = await inMerchant(tx, merchant)
    .selectFrom('login_failures')
    .select('failures')
    .where('username', '=', username)
    .executeTakeFirst();
  // Without a row a login that succeeded meanwhile has reset the name's count.
  const ofName = name?.failures ?? 1;
  return { failures: ofName, needsCaptcha: failures >= ADDRESS_FREE || ofName >= FREE_TRIES };
};

/** Resets the name's count, after a complete login by password and, if it is on, second factor. */
export const forgetFailures = async (tx: Tx, { merchant, username }: MemberRow): Promise<void> => {
  await inMerchant(tx, merchant).deleteFrom('login_failures').where('username', '=', username).execute();
};

/** Failed logins are deleted when they no longer count. */
export const lockoutRetention = [
  keep('login_failures', 'last_at', NAME_SECONDS * 1_000),
  keep('address_failures', 'since', ADDRESS_SECONDS * 1_000),
];
