import { sql } from 'kysely';

/** For `on conflict do update`: these columns take the values of the row that was to be inserted. */
export const excluded = (...columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
