import { sql } from 'kysely';
import { inBrand } from '../../db/brand.ts';
import { everyBrand, type Database } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';

/** So many wrong passwords for one name within the window, then no more tries until it is over. */
const MOST = 10;
const WINDOW_SECONDS = 15 * 60;

const open = sql<boolean>`since > now() - make_interval(secs => ${WINDOW_SECONDS})`;

/** Refuses a name that was tried too often, existing or not. */
export const checkTries = async ({ db }: Database, merchant: string, username: string): Promise<void> => {
  const row = await inBrand(db, merchant)
    .selectFrom('login_failures')
    .select(['failures', sql<number>`ceil(${WINDOW_SECONDS} - extract(epoch from now() - since))::int`.as('left')])
    .where('username', '=', username)
    .where(open)
    .executeTakeFirst();
  if (row && row.failures >= MOST)
    throw new Failure('too_many_requests', { details: { retryAfterSeconds: Math.max(1, row.left) } });
};

/** Counts one wrong password. */
export const countFailure = async ({ db }: Database, merchant: string, username: string): Promise<void> => {
  await inBrand(db, merchant)
    .insertInto('login_failures', { username, failures: 1, since: sql<Date>`now()` as unknown as Date })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'username']).doUpdateSet({
        failures: sql<number>`case when login_failures.since > now() - make_interval(secs => ${WINDOW_SECONDS}) then login_failures.failures + 1 else 1 end`,
        since: sql<Date>`case when login_failures.since > now() - make_interval(secs => ${WINDOW_SECONDS}) then login_failures.since else now() end`,
      }),
    )
    .execute();
};

/** A right password ends the count. */
export const forgetFailures = async ({ db }: Database, merchant: string, username: string): Promise<void> => {
  await inBrand(db, merchant).deleteFrom('login_failures').where('username', '=', username).execute();
};

/** Drops counts whose window is over; a job calls it. */
export const forgetOldFailures = async ({ db }: Database): Promise<void> => {
  await everyBrand(db)
    .deleteFrom('login_failures')
    .where(sql<boolean>`since < now() - make_interval(secs => ${WINDOW_SECONDS})`)
    .execute();
};
