import { titleOf, type Studio } from '../../server/context.ts';
import { Refusal } from '../../server/refusal.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { roundById, roundOfPlayerAccount, type RoundRow } from '../instant/rounds.ts';
import { returnStake } from './return-stake.ts';
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
    const why = { reason: 'BET_WITHDRAWN', said: 'cancelled by the player' } as const;
    if (!(await returnStake(studio, tx, round, why))) throw new Refusal('STATE_CHANGED');
  });
  studio.nudge();
  return (await roundById(studio.db, id)) as RoundRow;
}
