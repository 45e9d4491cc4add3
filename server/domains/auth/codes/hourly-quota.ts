import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import { type Db, type Tx } from '../../../db/database.ts';
import { addressKey } from '../../../http/address.ts';
import { commonFailure } from '../../../http/failure.ts';
import { keep } from '../../../jobs/retention.ts';

export interface HourlyQuota {
  what:
    | 'mail_known'
    | 'contact_taken'
    | 'text_to_number'
    | 'text_to_number_by_address'
    | 'text_by_address'
    | 'text_to_members'
    | 'text_to_newcomers';
  /** Empty for the whole merchant. */
  who: string;
  max: number;
}

const fresh = sql<boolean>`hourly_counts.since > now() - interval '1 hour'`;
const left = sql<number>`greatest(1, ceil(3600 - extract(epoch from now() - since)))::int`.as('left');
const tooMany = (retryAfterSeconds: number) => commonFailure('too_many_requests', { details: { retryAfterSeconds } });

/** Counts one more. Throws too_many_requests with `retryAfterSeconds` beyond the hourly limit. */
export const countAgainstQuota = async (
  db: Db | Tx,
  merchant: string,
  { what, who, max }: HourlyQuota,
): Promise<void> => {
  const row = await inMerchant(db, merchant)
    .insertInto('hourly_counts', { what, who, times: 1, since: sql<Date>`now()` as unknown as Date })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'what', 'who']).doUpdateSet({
        times: sql<number>`case when ${fresh} then hourly_counts.times + 1 else 1 end`,
        since: sql<Date>`case when ${fresh} then hourly_counts.since else now() end`,
      }),
    )
    .returning(['times', left])
    .executeTakeFirstOrThrow();
  if (row.times > max) throw tooMany(row.left);
};

/** Throws the same failure without counting. */
export const checkQuota = async (db: Db | Tx, merchant: string, { what, who, max }: HourlyQuota): Promise<void> => {
  const row = await inMerchant(db, merchant)
    .selectFrom('hourly_counts')
    .select(left)
    .where('what', '=', what)
    .where('who', '=', who)
    .where('times', '>=', max)
    .where(fresh)
    .executeTakeFirst();
  if (row) throw tooMany(row.left);
};

/** Takes one off the count. */
export const releaseQuota = async (db: Db | Tx, merchant: string, { what, who }: HourlyQuota): Promise<void> => {
  await inMerchant(db, merchant)
    .updateTable('hourly_counts')
    .set({ times: sql<number>`greatest(0, times - 1)` })
    .where('what', '=', what)
    .where('who', '=', who)
    .execute();
};

/**
 * The reset form reveals whether a mail address is known, and registration whether an address or a number is. This limits such
 * answers per hour and client address.
 */
export const knownAnswers = (what: 'mail_known' | 'contact_taken', ip: string): HourlyQuota => ({
  what,
  who: addressKey(ip),
  max: 5,
});

/** A count is deleted when its hour is over. */
export const quotaRetention = keep('hourly_counts', 'since', 3_600_000);
