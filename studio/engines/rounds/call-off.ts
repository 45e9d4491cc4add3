import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import type { Outage } from '../outages/outage.ts';
import { endOf, flightOf } from './flight.ts';
import { isTable, seedsOfTable, type TableRound } from './tables.ts';

/**
 * Calls off the flights that an outage interrupted, at the multiplier that they had when it began. One that had ended by then ends
 * as ever, though no node had noticed.
 */
export async function callOffFlights(studio: Studio, tx: Queryable, { since }: Outage): Promise<void> {
  const { rows } = await tx.query<TableRound & { flown_ms: number }>(
    `select *, (extract(epoch from $1 - took_off_at) * 1000)::float8 as flown_ms from table_round
      where due_at is not null and phase = 'flying' and called_off is null order by id for update`,
    [since],
  );
  for (const round of rows) {
    const title = studio.titles.get(round.game);
    const flight = title && isTable(title) ? flightOf(title) : undefined;
    if (!title || !flight) continue;
    const at = flight.multiplierAt(title.params, round.flown_ms);
    if ((await endOf(title, seedsOfTable(round))) < at) continue;
    await tx.query(
      `update table_round set called_off = $2, interrupted = true, due_at = clock_timestamp(), revision = revision + 1
        where id = $1`,
      [round.id, at],
    );
  }
}
