import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../../server/db/database.ts';

/** Inserts each row of `source` again with other values: `as s` is the row, `as c` its copy's names. */
const copyRows = async (
  tx: Tx,
  table: string,
  source: RawBuilder<unknown>,
  changed: RawBuilder<unknown>,
): Promise<void> => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
     where table_schema || '.' || table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'`.execute(tx);
  const columns = rows.map(({ column_name }) => column_name);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.ref(`made.${name}`)))}
      from ${source}, lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(s) || ${changed}) made`.execute(
    tx,
  );
};

/** Sells each ticket of a draw `copies` times more, as rows of both sides, which the ledger does not know. */
export const copyTickets = (database: Database, tableRound: number, copies: number): Promise<void> =>
  database.transact(async (tx) => {
    await sql`
      create temporary table copied on commit drop as
      select r.id, r.bet_tx_id as tx, r.id || '-' || n as new_id, r.bet_tx_id || '-' || n as new_tx, n, gen_random_uuid() as new_round
        from studio.round r, generate_series(1, ${copies}::int) n where r.table_round_id = ${tableRound}`.execute(tx);
    await copyRows(
      tx,
      'studio.round',
      sql`copied c join studio.round s on s.id = c.id`,
      sql`jsonb_build_object('id', c.new_id, 'bet_tx_id', c.new_tx, 'client_round_id', gen_random_uuid(), 'nonce', s.nonce + c.n * 1000000)`,
    );
    await copyRows(
      tx,
      'studio.tx',
      sql`copied c join studio.tx s on s.tx_id = c.tx`,
      sql`jsonb_build_object('tx_id', c.new_tx, 'round_id', c.new_id)`,
    );
    await copyRows(
      tx,
      'public.rounds',
      sql`copied c join rounds s on s.vendor_round_id = c.id`,
      sql`jsonb_build_object('id', c.new_round, 'vendor_round_id', c.new_id)`,
    );
    await copyRows(
      tx,
      'public.vendor_txs',
      sql`copied c join vendor_txs s on s.tx_id = c.tx`,
      sql`jsonb_build_object('tx_id', c.new_tx, 'round_id', c.new_round, 'vendor_round_id', c.new_id, 'platform_tx_id', gen_random_uuid())`,
    );
    await sql`analyze studio.round, studio.tx, rounds, vendor_txs`.execute(tx);
  });
