import { sql, type RawBuilder } from 'kysely';

/** Whether this time of a row is of the merchant's present day. The query joins `merchants`. */
export const isToday = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} >= (select day_begin(today, merchants.brand) from merchant_periods(merchants.brand))`;
