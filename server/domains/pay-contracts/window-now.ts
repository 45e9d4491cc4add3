import { sql } from 'kysely';
import type { DividendPeriod, PayKind } from '../../../contract/pay-terms.ts';
import type { Millis } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { planOf } from './plans.ts';
import { windowAt, type Window } from './windows.ts';
import { firstOf } from '../../shared/first-of.ts';

/**
 * Returns the window of a kind that contains an instant, or the present one by the database's clock. A window that has begun
 * keeps its end, whatever the merchant's offset or period became since.
 */
export const windowNow = async (tx: Db | Tx, merchant: string, kind: PayKind, atMs?: Millis): Promise<Window> => {
  const { rows } = await sql<{
    atMs: Millis;
    timeZone: string;
    dividendPeriod: DividendPeriod | null;
    startMs: Millis | null;
    endMs: Millis | null;
  }>`
    select in_ms(asked.at) as "atMs", brand ->> 'timeZone' as "timeZone", settings ->> 'dividendPeriod' as "dividendPeriod",
           in_ms(begun.window_at) as "startMs", in_ms(begun.window_end) as "endMs"
      from merchants m
     cross join lateral (select coalesce(to_timestamp(${atMs ?? null}::float8 / 1000), clock_timestamp()) as at) asked
      left join pay_windows begun on begun.merchant = m.code and begun.kind = ${kind} and begun.window_at <= asked.at and begun.window_end > asked.at
     where m.code = ${merchant}`.execute(tx);
  const { startMs, endMs, ...at } = firstOf(rows);
  if (startMs !== null && endMs !== null) return { startMs, endMs };
  return windowAt(planOf(kind, at).period, at.atMs, at.timeZone);
};
