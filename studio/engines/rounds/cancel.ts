import { titleOf, type Studio } from '../../server/context.ts';
import { queueRollback } from '../../server/outgoing.ts';
import { Refusal } from '../../server/refusal.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { moveRound, roundById, roundOfPlayerAccount, type RoundRow } from '../instant/rounds.ts';
import { isTable } from './tables.ts';

/** Refuses what only a table of tickets has. */
export function refuseUnlessTickets(studio: Studio, { game }: Pick<SessionRow, 'game'>): void {
  const title = titleOf(studio, game);
  if (!isTable(title) || !title.family.shared?.areTickets) throw new Refusal('BAD_REQUEST');
}

/**
 * Cancels a ticket before its draw closes, by the database's clock: its stake is rolled back, and it has no part in the draw.
 * Repeated, it returns the same ticket.
 */
export async function cancelTicket(studio: Studio, session: SessionRow, id: string): Promise<RoundRow> {
  refuseUnlessTickets(studio, session);
  await studio.db.transact(async (tx) => {
    const round = await roundOfPlayerAccount(tx, session.player_account, id);
    if (!round || round.game !== session.game) throw new Refusal('NOT_FOUND');
    if (round.reason === 'BET_WITHDRAWN') return;
    // The lock keeps the draw open until the ticket has left it.
    const { rowCount: isOpen } = await tx.query(
      `select from table_round where id = $1 and phase = 'open' and closes_at > clock_timestamp() for share`,
      [round.table_round_id],
    );
    if (!isOpen) throw new Refusal('BET_CLOSED');
    if (!(await moveRound(tx, id, 'bet_ok', 'cancelling', { reason: 'BET_WITHDRAWN' })))
      throw new Refusal('STATE_CHANGED');
    await tx.query(`update play_session set net = net + $2, wagered = wagered - $2 where id = $1`, [
      round.session_id,
      round.stake,
    ]);
    await queueRollback(studio, tx, round, round.bet_tx_id, 'cancelled by the player');
  });
  studio.nudge();
  return (await roundById(studio.db, id)) as RoundRow;
}
