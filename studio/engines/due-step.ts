import type { Studio } from '../server/context.ts';
import type { Queryable } from '../server/database.ts';

/** A step that failed is made again after this long. Until then the steps of other tables have their turn. */
const AFTER_FAILURE_MS = 1_000;

interface DueRow {
  id: string | number;
  game: string;
}

/**
 * Makes the step of the row that is due first, in one transaction, so any node continues where another stopped. Returns false
 * where nothing is due. A step that throws is logged and put off.
 */
export async function makeDueStep<Row extends DueRow>(
  studio: Studio,
  table: 'table_round' | 'card_table',
  step: (tx: Queryable, row: Row) => Promise<void>,
): Promise<boolean> {
  const taken: { row?: Row } = {};
  try {
    return await studio.db.transact(async (tx) => {
      const { rows } = await tx.query<Row>(
        `select * from ${table} where due_at <= clock_timestamp() order by due_at limit 1 for update skip locked`,
      );
      const [row] = rows;
      if (!row) return false;
      taken.row = row;
      await step(tx, row);
      return true;
    });
  } catch (error) {
    const { row } = taken;
    if (!row) throw error;
    studio.log.error({ err: error, table, id: row.id, game: row.game }, 'a step of a table failed');
    await studio.db.query(
      `update ${table} set due_at = clock_timestamp() + $2 * interval '1 millisecond'
        where id = $1 and due_at <= clock_timestamp()`,
      [row.id, AFTER_FAILURE_MS],
    );
    return true;
  }
}
