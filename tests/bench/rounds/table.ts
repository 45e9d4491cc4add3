import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';

/** A round of a table, and how long it takes bets by the database's clock. */
interface OpenRound {
  id: number;
  number: number;
  leftMs: number;
}

/** Waits for a round that has just opened. */
export const nextRound = async ({ db }: Database, game: string): Promise<OpenRound> => {
  for (let last: number | undefined; ; await sleep(20)) {
    const { rows } = await sql<OpenRound>`
      select id, number, extract(epoch from closes_at - clock_timestamp())::float8 * 1000 as "leftMs" from studio.table_round
       where merchant = 'parlour' and game = ${game} and phase = 'open' order by number desc limit 1`.execute(db);
    const round = rows[0];
    if (!round) continue;
    last ??= round.number;
    if (round.number > last) return round;
  }
};

/** Waits until the round is settled and every bet in it is closed. */
export const settled = async ({ db }: Database, id: number): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ isOver: boolean }>`
      select phase = 'settled' and not exists (select from studio.round r where r.table_round_id = t.id and r.state not in ('closed', 'cancelled')) as "isOver"
        from studio.table_round t where id = ${id}`.execute(db);
    if (rows[0]!.isOver) return;
    await sleep(100);
  }
};

/** Bets of the round that are paid once, and those that are not. `late` were recorded after its end. */
export const betsOf = async ({ db }: Database, id: number) => {
  const { rows } = await sql<{ paid: number; wrong: number; late: number }>`
    with bet as (
      select r.state, r.created_at > t.closes_at as late,
             (select count(*) from vendor_txs s where s.target_tx_id = r.bet_tx_id and s.kind = 'settle' and s.state = 'applied') as settles
        from studio.round r join studio.table_round t on t.id = r.table_round_id where t.id = ${id})
    select count(*) filter (where state = 'closed' and settles = 1)::int as paid,
           count(*) filter (where (state = 'closed' and settles <> 1) or (state = 'cancelled' and settles > 0))::int as wrong,
           count(*) filter (where state = 'closed' and late)::int as late from bet`.execute(db);
  return rows[0]!;
};

/** The versions in which the platform tells of this round's result, as far as they stood for 10 ms. Waits for the first. */
export const resultVersions = async ({ db }: Database, node: string, number: number): Promise<number[]> => {
  const versions = new Set<number>();
  for (let isSettled = false; !isSettled; await sleep(10)) {
    const { rows } = await sql<{ version: number; isSettled: boolean }>`
      select version, value ->> 'phase' = 'settled' as "isSettled" from live_states
       where merchant = 'parlour' and key = ${`round:${node}`} and (value ->> 'number')::int = ${number}
         and value -> 'result' <> 'null'`.execute(db);
    for (const row of rows) versions.add(Number(row.version));
    isSettled = rows[0]?.isSettled ?? false;
  }
  return [...versions];
};
