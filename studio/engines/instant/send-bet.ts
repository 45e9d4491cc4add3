import type { VendorAnswer, VendorFreeRounds, VendorRestriction } from '../../../contract/vendor.ts';
import { nowOf, platformOf, titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { queueRollback } from '../../server/outgoing.ts';
import { checkBet } from '../../server/platform-client.ts';
import { poolTerms } from '../../server/pool.ts';
import { endSession, written } from '../../server/sessions.ts';
import { describeBet } from './describe.ts';
import { decideRound } from './decide.ts';
import { moveRound, type RoundRow } from './rounds.ts';

/** Lease of the process that works on a round; longer than a call to the platform may take. */
export const ROUND_LEASE_MS = 30_000;
/** A bet at a table waits for the table's draw, and one in a hand for its end. */
const isOwn = ({ table_round_id, hand_id }: RoundRow): boolean => table_round_id === null && hand_id === null;
export const leaseOf = (studio: Studio): Date => new Date(studio.nowMs() + ROUND_LEASE_MS);

/** Takes the stake of a new round, and plays the bet once it is taken. */
export async function sendBet(studio: Studio, round: RoundRow): Promise<void> {
  const title = titleOf(studio, round.game);
  const terms = round.demo ? null : await poolTerms(studio, { merchant: round.merchant, title }, nowOf(studio));
  if (title.pool && !round.demo && !terms) {
    // The contribution is unknown. A bet without one would have another return than the stated one.
    await betRefused(studio, round, { code: 'PLATFORM_UNREACHABLE', balance: null });
    return;
  }
  const result = await platformOf(studio, round).bet({
    session: round.platform_session,
    player: round.player,
    tx_id: round.bet_tx_id,
    round_id: round.id,
    game: round.game,
    amount: round.stake,
    currency: round.currency,
    details: await describeBet(title, round),
    ...(round.free_rounds !== null && { free_rounds: round.free_rounds }),
    // Free play neither contributes to nor wins a pool of real money.
    ...(title.pool &&
      terms && { pool: { id: title.pool.id, contribution_micro: round.stake * terms.contributionMicro } }),
  });
  const verdict = checkBet(result);
  if (verdict.verdict === 'accepted') {
    const isTaken = await betAccepted(studio, round, verdict.answer);
    if (isTaken && isOwn(round)) await decideRound(studio, round);
    return;
  }
  if (verdict.verdict === 'refused') {
    await betRefused(studio, round, verdict);
    return;
  }
  studio.log.warn({ roundId: round.id, fault: verdict.fault }, 'the bet was not answered and is rolled back');
  await cancelBet(studio, round);
}

/** The stake is taken: from here the round must be settled. Returns false if a worker cancelled it meanwhile. */
async function betAccepted(
  studio: Studio,
  round: RoundRow,
  { balance, free_rounds: freeRounds }: VendorAnswer,
): Promise<boolean> {
  const now = nowOf(studio);
  return studio.db.transact(async (tx) => {
    const lease = isOwn(round) ? { leaseUntil: leaseOf(studio) } : {};
    if (!(await moveRound(tx, round.id, 'bet_sent', 'bet_ok', lease))) return false;
    const bet = { roundId: round.id, txId: round.bet_tx_id, amount: round.stake };
    await bookBet(tx, bet, {
      sessionId: round.session_id,
      balance,
      freeRounds,
      isFree: round.free_rounds !== null,
      now,
    });
    return true;
  });
}

interface Booking {
  sessionId: string;
  balance: number | null;
  freeRounds: VendorFreeRounds | undefined;
  /** A free round takes nothing. */
  isFree?: boolean;
  now: Date;
}

/** Notes an accepted bet: the agreed transaction, and the session's position and balance. */
export async function bookBet(
  tx: Queryable,
  bet: { roundId: string; txId: string; amount: number },
  { sessionId, balance, freeRounds, isFree = false, now }: Booking,
): Promise<void> {
  await tx.query(`insert into tx (tx_id, kind, amount, round_id, at) values ($1, 'bet', $2, $3, $4)`, [
    bet.txId,
    bet.amount,
    bet.roundId,
    now,
  ]);
  await tx.query(
    `update play_session set net = net - $2, wagered = wagered + $2, balance = coalesce($3, balance), balance_at = $4,
       free_rounds = $5
     where id = $1`,
    [sessionId, isFree ? 0 : bet.amount, balance, now, written(freeRounds)],
  );
}

interface Refused {
  code: string;
  balance: number | null;
  freeRounds?: VendorFreeRounds;
  restriction?: VendorRestriction;
}

async function betRefused(studio: Studio, round: RoundRow, refused: Refused): Promise<void> {
  const { code, restriction } = refused;
  const now = nowOf(studio);
  await studio.db.transact(async (tx) => {
    const why = { reason: code, closedAt: now, ...(restriction && { restriction }) };
    if (!(await moveRound(tx, round.id, 'bet_sent', 'cancelled', why))) return;
    await recordBalance(tx, round.session_id, refused, now);
  });
  if (code === 'SESSION_EXPIRED' || code === 'SESSION_INVALID') await endSession(studio.db, round, 'expired');
}

export async function recordBalance(
  tx: Queryable,
  sessionId: string,
  { balance, freeRounds }: Pick<Refused, 'balance' | 'freeRounds'>,
  now: Date,
): Promise<void> {
  if (balance === null) return;
  await tx.query(`update play_session set balance = $2, balance_at = $3, free_rounds = $4 where id = $1`, [
    sessionId,
    balance,
    now,
    written(freeRounds),
  ]);
}

/** The bet's state is unknown: rolls it back until the platform confirms, and makes no new bet. */
export async function cancelBet(studio: Studio, round: RoundRow): Promise<void> {
  await studio.db.transact(async (tx) => {
    if (!(await moveRound(tx, round.id, 'bet_sent', 'cancelling', { reason: 'BET_UNANSWERED' }))) return;
    await queueRollback(studio, tx, round, round.bet_tx_id);
  });
  studio.nudge();
}
