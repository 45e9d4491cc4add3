import { sql } from 'kysely';
import { CampaignTerms, type Product, type Reward } from '../../../contract/campaigns.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { nextPeriod, PAID_AFTER_HOURS, type AwardPeriod, type Days } from './periods.ts';

/** Kinds of campaigns whose awards the platform gives at a time. */
const TIMED_KINDS = ['cash_back', 'rakeback', 'birthday'] as const satisfies readonly Reward['kind'][];
export type TimedKind = (typeof TIMED_KINDS)[number];

/** A running campaign whose awards the platform gives at a time. */
export interface TimedCampaign {
  kind: TimedKind;
  id: number;
  merchant: string;
  code: string;
  product: Product;
  /** Days of the merchant: the first and the last one that the campaign covers (null: no end), and today. */
  first: string;
  last: string | null;
  today: string;
  /** The day that is over for periods: what is settled later does not count any more. */
  settledToday: string;
}

/** The running ones, of all merchants or one of them by its code. */
export const timedCampaigns = async (
  db: Db | Tx,
  one?: { merchant: string; code: string },
): Promise<TimedCampaign[]> => {
  const { rows } = await sql<TimedCampaign>`
    select t.terms -> 'reward' ->> 'kind' as kind, c.id, c.merchant, c.code, c.product, merchant_day(greatest(c.starts_at, c.first_run_at), m.brand) as first,
           merchant_day(c.ends_at - interval '1 millisecond', m.brand) as last, merchant_day(row_clock(), m.brand) as today,
           merchant_day(row_clock() - (${JSON.stringify(PAID_AFTER_HOURS)}::jsonb ->> c.product)::int * interval '1 hour', m.brand) as "settledToday"
      from campaigns c
      join campaign_terms t on t.campaign_id = c.id and t.version = c.terms_version
      join merchants m on m.code = c.merchant
     where c.state = 'running' and t.terms -> 'reward' ->> 'kind' = any(${TIMED_KINDS}::text[])
       and ${one ? sql`c.merchant = ${one.merchant} and c.code = ${one.code}` : sql`true`}
     order by c.id`.execute(db);
  return rows;
};

export interface OpenPeriod extends Days {
  /** The last member whose award is made. */
  after: number;
}

/** The campaign's period whose awards are being made, or the next one that is over; null: none is. */
export const openPeriod = async (
  tx: Tx,
  { id, merchant, first, last, settledToday }: TimedCampaign,
  period: AwardPeriod,
): Promise<OpenPeriod | null> => {
  const tables = inMerchant(tx, merchant);
  const newest = await tables
    .selectFrom('award_periods')
    .select(['from_day as from', 'to_day as to', 'after_member as after', 'done_at'])
    .where('campaign_id', '=', id)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && newest.done_at === null) return newest;
  const next = nextPeriod(period, { first, last, done: newest?.to ?? null, today: settledToday });
  if (!next) return null;
  await tables.insertInto('award_periods', { campaign_id: id, from_day: next.from, to_day: next.to }).execute();
  return { ...next, after: 0 };
};

/** Notes how far the awards of a period are; `done`: they are all made. */
export const closePeriod = async (
  tx: Tx,
  { id, merchant }: TimedCampaign,
  { from, after, done }: { from: string; after: number; done: boolean },
): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('award_periods')
    .set({ after_member: after, done_at: done ? sql<Date>`row_clock()` : null })
    .where('campaign_id', '=', id)
    .where('from_day', '=', from)
    .execute();
};

/** The terms under which a period runs: those that were written before its first day, else the first ones. */
export const termsFrom = async (
  db: Db | Tx,
  { id, merchant }: TimedCampaign,
  day: string,
): Promise<{ terms: CampaignTerms; terms_version: number }> => {
  const before = sql<boolean>`merchant_day(written_at, (select brand from merchants where code = ${merchant})) < ${day}::date`;
  const row = await inMerchant(db, merchant)
    .selectFrom('campaign_terms')
    .select(['terms', 'version'])
    .where('campaign_id', '=', id)
    .orderBy(before, 'desc')
    .orderBy(sql`case when ${before} then -version else version end`)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { terms: CampaignTerms.parse(row.terms), terms_version: row.version };
};
