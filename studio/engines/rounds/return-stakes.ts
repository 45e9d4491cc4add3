import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { queueRollback } from '../../server/outgoing.ts';
import { moveRound, roundById, type RoundRow } from '../instant/rounds.ts';
import type { TableRound } from './tables.ts';

/** Why a bet of a round that an outage called off is returned. */
export const OUTAGE = 'OUTAGE';

/** Returns the stakes of the first of the bets that are still in. Returns how many. */
export async function returnSome(
  studio: Studio,
  tx: Queryable,
  { id: tableRound }: Pick<TableRound, 'id'>,
  atOnce: number,
): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from round where table_round_id between $1 and $1 and state = 'bet_ok'
      order by table_round_id, number limit $2 for update`,
    [tableRound, atOnce],
  );
  for (const { id } of rows) await returnStake(studio, tx, (await roundById(tx, id))!);
  return rows.length;
}

async function returnStake(studio: Studio, tx: Queryable, bet: RoundRow): Promise<void> {
  await moveRound(tx, bet.id, 'bet_ok', 'cancelling', { reason: OUTAGE });
  await tx.query(`update play_session set net = net + $2, wagered = wagered - $2 where id = $1`, [
    bet.session_id,
    bet.stake,
  ]);
  await queueRollback(studio, tx, bet, bet.bet_tx_id, 'called off by an outage');
}
