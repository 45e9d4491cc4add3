import type { StudioServer } from './studio-server.ts';
import { keepAlive } from '../../engines/outages/heart.ts';

/** A node takes commands now. */
export const beat = ({ studio }: StudioServer): Promise<void> => keepAlive({ ...studio });

/** No node has taken commands for so long. The deadlines of the database are so much nearer, or past. */
export async function outage({ db }: StudioServer, ms: number): Promise<void> {
  const passed = `interval '1 millisecond' * ${ms}`;
  await db.query(`update heart set at = clock_timestamp() - ${passed}`);
  await db.query(
    `update table_round set closes_at = closes_at - ${passed}, draws_at = draws_at - ${passed}, next_at = next_at - ${passed},
       due_at = due_at - ${passed}, took_off_at = took_off_at - ${passed}`,
  );
  await db.query(`update hand set turn_until = turn_until - ${passed}`);
  await db.query(`update card_table set due_at = due_at - ${passed}`);
  await db.query(`update seat set away_since = away_since - ${passed}`);
}
