import { sql } from 'kysely';
import { inBrand } from '../../db/brand.ts';
import { everyBrand, type Database, type Db, type Tx } from '../../db/database.ts';
import { addressKey } from '../../http/address.ts';
import { Failure } from '../../http/failure.ts';

interface Counted {
  what: 'mail_known' | 'text_by_address' | 'text_by_brand';
  /** Empty for the whole brand. */
  who: string;
  most: number;
}

const fresh = sql<boolean>`hourly_counts.since > now() - interval '1 hour'`;
const left = sql<number>`greatest(1, ceil(3600 - extract(epoch from now() - since)))::int`.as('left');
const tooMany = (retryAfterSeconds: number) => new Failure('too_many_requests', { details: { retryAfterSeconds } });

/** Counts one more; too_many_requests with `retryAfterSeconds` beyond the most of an hour. */
export const countHourly = async (db: Db | Tx, merchant: string, { what, who, most }: Counted): Promise<void> => {
  const row = await inBrand(db, merchant)
    .insertInto('hourly_counts', { what, who, times: 1, since: sql<Date>`now()` as unknown as Date })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'what', 'who']).doUpdateSet({
        times: sql<number>`case when ${fresh} then hourly_counts.times + 1 else 1 end`,
        since: sql<Date>`case when ${fresh} then hourly_counts.since else now() end`,
      }),
    )
    .returning(['times', left])
    .executeTakeFirstOrThrow();
  if (row.times > most) throw tooMany(row.left);
};

/** Reset and registration say whether a mail address is known here: so often an hour to one visitor's address, and no more. */
const mailKnown = (ip: string): Counted => ({ what: 'mail_known', who: addressKey(ip), most: 5 });

/** Counts one answer that says so. */
export const countMailKnown = ({ db }: Database, merchant: string, ip: string): Promise<void> =>
  countHourly(db, merchant, mailKnown(ip));

/** Throws where the next answer would be one too many: before it is known which it is, or the refusal would say it. */
export const checkMailKnown = async ({ db }: Database, merchant: string, ip: string): Promise<void> => {
  const { what, who, most } = mailKnown(ip);
  const row = await inBrand(db, merchant)
    .selectFrom('hourly_counts')
    .select(left)
    .where('what', '=', what)
    .where('who', '=', who)
    .where('times', '>=', most)
    .where(fresh)
    .executeTakeFirst();
  if (row) throw tooMany(row.left);
};

/** Drops counts whose hour is over; a job calls it. */
export const forgetOldCounts = async ({ db }: Database): Promise<void> => {
  await everyBrand(db)
    .deleteFrom('hourly_counts')
    .where(sql<boolean>`not (${fresh})`)
    .execute();
};
