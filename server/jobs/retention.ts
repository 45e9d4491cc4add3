import { sql, type RawBuilder } from 'kysely';
import type { BaseContext } from '../app/base-context.ts';
import type { Db } from '../db/database.ts';
import type { AllTables } from '../db/schema.ts';
import { everyLeased, type LeasedJob } from './every-leased.ts';

/** Rows of one table that are deleted once `column` is more than `keepMs` in the past. */
export interface Retention {
  table: keyof AllTables;
  column: string;
  keepMs: number;
  /** Rows for which this does not hold are kept whatever their age. */
  where?: RawBuilder<boolean>;
}

/** Names a table, a time column of it, and how long its rows are kept, in milliseconds. */
export const keep = <T extends keyof AllTables>(
  table: T,
  column: keyof AllTables[T] & string,
  keepMs: number,
  where?: RawBuilder<boolean>,
): Retention => ({ table, column, keepMs, where });

/** Deletes the rows of one retention that are past; returns how many. */
export const deletePast = async (db: Db, { table, column, keepMs, where }: Retention): Promise<number> => {
  const kept = sql`${keepMs} * interval '1 millisecond'`;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)}
     where ${sql.ref(column)} < now() - ${kept} and ${where ?? sql`true`}`.execute(db);
  return Number(numAffectedRows);
};

const EVERY_MS = 60_000;

/** Applies every retention once a minute, on one node. A retention that fails is logged and does not stop the others. */
export const startRetention = (ctx: BaseContext, retentions: readonly Retention[]): LeasedJob =>
  everyLeased(ctx, 'retention', EVERY_MS, async ({ signal }) => {
    for (const retention of retentions) {
      if (signal.aborted) return;
      try {
        await deletePast(ctx.database.db, retention);
      } catch (error) {
        ctx.log.error({ err: error, job: 'retention', table: retention.table }, 'retention failed');
      }
    }
  });
