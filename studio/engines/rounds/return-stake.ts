import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { queueRollback } from '../../server/outgoing.ts';
import { moveRound, type RoundRow } from '../instant/rounds.ts';

/** Why a bet of a round that an outage called off is returned. */
export const OUTAGE = 'OUTAGE';

interface Why {
  /** Shown to the player. */
  reason: 'BET_WITHDRAWN' | typeof OUTAGE;
  /** Told to the platform, in English. */
  said: string;
}

/** Rolls the stake of a bet that is in back, as if it had not been made. Returns false if the bet is not in any more. */
export async function returnStake(
  studio: Studio,
  tx: Queryable,
  bet: RoundRow,
  { reason, said }: Why,
): Promise<boolean> {
  if (!(await moveRound(tx, bet.id, 'bet_ok', 'cancelling', { reason }))) return false;
  await tx.query(`update play_session set net = net + $2, wagered = wagered - $2 where id = $1`, [
    bet.session_id,
    bet.stake,
  ]);
  await queueRollback(studio, tx, bet, bet.bet_tx_id, said);
  return true;
}
