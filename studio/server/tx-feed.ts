import type { Queryable } from './database.ts';

interface TxRow {
  id: number;
  xid: string;
  tx_id: string;
  kind: string;
  amount: number;
  round_id: string;
  at: Date;
}

/**
 * Returns what was agreed with the platform about a merchant's players and a vendor's games after a cursor, for reconciliation. Reads only transactions below every running
 * one, in the order of (xid, id), so that none can appear later before a cursor already returned.
 */
export async function txsAfter(
  db: Queryable,
  { merchant, games }: { merchant: string; games: readonly string[] },
  after: string | undefined,
  limit: number,
) {
  const [xid = '0', id = '0'] = after?.split(':') ?? [];
  const { rows } = await db.query<TxRow>(
    `select tx.id, tx.xid::text, tx.tx_id, tx.kind, tx.amount, tx.round_id, tx.at
     from tx join round r on r.id = tx.round_id join player_account a on a.id = r.player_account
     where tx.xid < pg_snapshot_xmin(pg_current_snapshot()) and (tx.xid, tx.id) > ($1::text::xid8, $2::bigint)
       and a.merchant = $4 and r.game = any($5)
     order by tx.xid, tx.id limit $3`,
    [xid, id, limit, merchant, games],
  );
  const last = rows.at(-1);
  return {
    txs: rows.map((row) => ({
      tx_id: row.tx_id,
      kind: row.kind,
      amount: row.amount,
      round_id: row.round_id,
      at: row.at.getTime(),
    })),
    next: last && rows.length === limit ? `${last.xid}:${last.id}` : null,
  };
}
