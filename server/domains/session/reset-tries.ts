import { sql } from 'kysely';
import { inBrand } from '../../db/brand.ts';
import { everyBrand, type Database } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';

/** The reset form says whether a name and mail address belong together: so often an hour to one visitor's address, and no more. */
const MOST_AN_HOUR = 5;
const fresh = sql<boolean>`reset_tries.since > now() - interval '1 hour'`;

/** Counts one try; too_many_requests with `retryAfterSeconds` beyond the fifth of an hour. */
export const countResetTry = async ({ db }: Database, merchant: string, ip: string): Promise<void> => {
  const { tries, left } = await inBrand(db, merchant)
    .insertInto('reset_tries', { ip, tries: 1, since: sql<Date>`now()` as unknown as Date })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'ip']).doUpdateSet({
        tries: sql<number>`case when ${fresh} then reset_tries.tries + 1 else 1 end`,
        since: sql<Date>`case when ${fresh} then reset_tries.since else now() end`,
      }),
    )
    .returning(['tries', sql<number>`ceil(3600 - extract(epoch from now() - since))::int`.as('left')])
    .executeTakeFirstOrThrow();
  if (tries > MOST_AN_HOUR)
    throw new Failure('too_many_requests', { details: { retryAfterSeconds: Math.max(1, left) } });
};

/** Drops tries and links whose time is over; a job calls it. */
export const forgetOldResets = async ({ db }: Database): Promise<void> => {
  const all = everyBrand(db);
  await all
    .deleteFrom('reset_tries')
    .where(sql<boolean>`since < now() - interval '1 hour'`)
    .execute();
  await all
    .deleteFrom('password_links')
    .where(sql<boolean>`expires_at < now()`)
    .execute();
};
