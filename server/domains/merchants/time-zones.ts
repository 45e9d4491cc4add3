import { sql } from 'kysely';
import { dayBegin } from '../../../contract/time-zone.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { everyMerchant, type Db, type Tx } from '../../db/database.ts';
import { withEveryMerchant } from '../../db/scope.ts';

const DAYS_AHEAD = 400;

/**
 * Returns those of the time zones whose days begin at another instant in the database than here in the next 400 days, or that the
 * database does not know. Each has rules of its own, of its own year; only where they agree is a day the same everywhere.
 */
export const differingZones = async (db: Db | Tx, zones: readonly string[], begin = dayBegin): Promise<string[]> => {
  const { rows } = await sql<{ zone: string; day: string; beginMs: number }>`
    select zone, to_char(day, 'YYYY-MM-DD') as day,
           case when exists (select from pg_timezone_names where name = zone)
             then in_ms(day_begin(day::date, jsonb_build_object('timeZone', zone))) end as "beginMs"
      from unnest(${[...new Set(zones)]}::text[]) as zone
     cross join generate_series(current_date, current_date + ${DAYS_AHEAD}::int, interval '1 day') as of (day)`.execute(
    db,
  );
  const differing = rows.filter(({ zone, day, beginMs }) => begin(zone, Date.parse(day)) !== beginMs);
  return [...new Set(differing.map(({ zone }) => zone))];
};

/** Warns of merchants whose days the server and the database would part differently. */
export const checkTimeZones = ({ database, log }: Pick<BaseContext, 'database' | 'log'>): Promise<void> =>
  withEveryMerchant(async () => {
    const merchants = await everyMerchant(database.db)
      .selectFrom('merchants')
      .select(['code as merchant', sql<string>`brand ->> 'timeZone'`.as('timeZone')])
      .execute();
    const zones = await differingZones(
      database.db,
      merchants.map(({ timeZone }) => timeZone),
    );
    for (const merchant of merchants.filter(({ timeZone }) => zones.includes(timeZone)))
      log.warn(
        merchant,
        'Node.js and PostgreSQL know different rules of this time zone; bring the older one up to date',
      );
  });
