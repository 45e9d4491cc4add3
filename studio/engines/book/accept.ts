import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { Refusal } from '../../server/refusal.ts';
import type { RequestedSlip } from '../../families/shared/book.ts';
import { moveRound, roundById, type RoundRow } from '../instant/rounds.ts';
import { leaseOf, sendBet } from '../instant/send-bet.ts';
import { checkLegs, takeSlip } from './place.ts';

interface Delayed {
  round_id: string;
  requested: RequestedSlip;
  requested_at: Date;
  ledger: string;
}

/**
 * Decides one bet on a running match whose delay is over: a stop meanwhile, or a price beyond the player's tolerance, refuses it
 * and takes nothing. Returns false if none was due.
 */
export async function acceptNext(studio: Studio): Promise<boolean> {
  const decided = await studio.db.transact(async (tx) => {
    const { rows } = await tx.query<Delayed>(
      `select round_id, requested, requested_at, ledger from book_slip where state = 'delayed' and accept_at <= clock_timestamp()
        order by accept_at limit 1 for update skip locked`,
    );
    const slip = rows[0];
    return slip ? { round: await decide(studio, tx, slip) } : null;
  });
  if (!decided) return false;
  // The player waits for the next look, and others for their bets.
  if (decided.round)
    void sendBet(studio, decided.round).catch((error: unknown) =>
      studio.log.error({ err: error, roundId: decided.round?.id }, 'a delayed bet could not be sent'),
    );
  return true;
}

/** Returns the round whose stake is to be taken; null if it was refused. */
async function decide(studio: Studio, tx: Queryable, slip: Delayed): Promise<RoundRow | null> {
  const round = await roundById(tx, slip.round_id);
  const end = async (code: string): Promise<null> => {
    await tx.query(`update book_slip set state = 'refused' where round_id = $1`, [slip.round_id]);
    await moveRound(tx, slip.round_id, 'created', 'cancelled', { reason: code, closedAt: nowOf(studio) });
    return null;
  };
  if (round?.state !== 'created') return end('INTERRUPTED');
  const title = titleOf(studio, round.game);
  await tx.query('savepoint before_slip');
  try {
    const { legs } = await checkLegs(tx, title, slip.requested, slip.requested_at);
    const bet: unknown = title.family.book!.taken(slip.requested, legs);
    await tx.query(`update round set bet = $2 where id = $1`, [round.id, JSON.stringify(bet)]);
    await takeSlip(tx, title, { id: round.id, ledger: slip.ledger, bet, legs, stake: round.stake });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query('rollback to savepoint before_slip');
    return end(error.code);
  }
  if (!(await moveRound(tx, round.id, 'created', 'bet_sent', { leaseUntil: leaseOf(studio) })))
    return end('INTERRUPTED');
  return (await roundById(tx, round.id)) ?? null;
}
