import type { VendorAnswer, VendorFreeRounds, VendorRestriction } from '../../../contract/vendor.ts';
import { nowOf, platformOf, titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { queueRollback } from '../../server/outgoing.ts';
import { checkBet } from '../../server/platform-client.ts';
import { endSession, type SessionRow } from '../../server/sessions.ts';
import { describeMove } from './describe.ts';
import { MovedOn, readied, seedsOf, storeStep } from './decide.ts';
import { playMove } from './play.ts';
import { moveRound, recordChoice, waitOn, waitsIn, type RoundRow } from './rounds.ts';
import { bookBet, leaseOf, recordBalance } from './send-bet.ts';
import { bookSettles } from './settle.ts';

/** A move that takes a further stake: a bet of its own in the same round. */
export interface Raise {
  clientMoveId: string;
  move: unknown;
  cost: number;
  /** The family's state before the move. */
  state: unknown;
  /** The session that makes it, which may be a later one than the round's. */
  session: SessionRow;
}

/** Stores the move before its stake is asked for. */
export async function raise(studio: Studio, tx: Queryable, round: RoundRow, request: Raise): Promise<void> {
  await tx.query(
    `insert into round_move (round_id, client_move_id, move, cost, bet_tx_id, state, created_at)
     values ($1, $2, $3, $4, $1 || '-' || (select count(*) + 1 from round_move where round_id = $1) || '-bet', 'sent', $5)`,
    [round.id, request.clientMoveId, JSON.stringify(request.move), request.cost, nowOf(studio)],
  );
  if (!(await moveRound(tx, round.id, waitsIn(round), 'raise_sent', { leaseUntil: leaseOf(studio) })))
    throw new MovedOn();
}

/** Takes the further stake, and makes the move once it is taken. */
export async function sendRaise(studio: Studio, round: RoundRow, request: Raise): Promise<void> {
  const txId = await sentTx(studio.db, round.id);
  if (txId === undefined) return;
  const { session, cost } = request;
  const details = await describeMove(titleOf(studio, round.game), round, request.state, request.move);
  const verdict = checkBet(
    await platformOf(studio, round).bet({
      session: session.platform_session,
      player: round.player,
      tx_id: txId,
      round_id: round.id,
      game: round.game,
      amount: cost,
      currency: round.currency,
      ...(details && { details }),
    }),
  );
  if (verdict.verdict === 'accepted') return accepted(studio, round, request, txId, verdict.answer);
  if (verdict.verdict === 'refused') return refused(studio, round, request, verdict);
  studio.log.warn(
    { roundId: round.id, txId, fault: verdict.fault },
    'a further bet was not answered and is rolled back',
  );
  await cancelRaise(studio, round);
}

async function accepted(
  studio: Studio,
  round: RoundRow,
  { move, cost, session, clientMoveId, state }: Raise,
  txId: string,
  { balance, free_rounds: freeRounds }: VendorAnswer,
): Promise<void> {
  const now = nowOf(studio);
  const title = titleOf(studio, round.game);
  // At a table, the draw plays the move.
  const isChoice = round.table_round_id !== null;
  const played = isChoice ? null : await playMove(title, state, move, seedsOf(round), round.words);
  const ready = played && (await readied(studio, round, played));
  const queued = await studio.db.transact(async (tx) => {
    const made = await closeMove(tx, round.id, clientMoveId, 'made');
    // A worker gave it up meanwhile, and is rolling the bet back.
    if (!made) return [];
    await bookBet(tx, { roundId: round.id, txId, amount: cost }, { sessionId: session.id, balance, freeRounds, now });
    await tx.query(`update round set stake = stake + $2 where id = $1`, [round.id, cost]);
    if (!ready) {
      if (!(await recordChoice(tx, round.id, 'raise_sent', move))) throw new MovedOn();
      await tx.query(`update round set places = places || jsonb_build_object($2::text, $3::bigint) where id = $1`, [
        round.id,
        title.family.shared!.choice!.place,
        cost,
      ]);
      return [];
    }
    // The settle states a part of all stakes.
    const raised = { ...round, stake: round.stake + cost };
    return storeStep(studio, tx, raised, ready, { from: 'raise_sent', moves: [move] });
  });
  await bookSettles(studio, round, queued);
}

interface Refused {
  code: string;
  balance: number | null;
  freeRounds?: VendorFreeRounds;
  restriction?: VendorRestriction;
}

/** The stake is not taken: the player goes on without it. */
async function refused(studio: Studio, round: RoundRow, { clientMoveId, session }: Raise, why: Refused): Promise<void> {
  const now = nowOf(studio);
  await studio.db.transact(async (tx) => {
    if (!(await closeMove(tx, round.id, clientMoveId, 'refused', why))) return;
    await waitOn(tx, round, 'raise_sent', now);
    await recordBalance(tx, session.id, why, now);
  });
  if (why.code === 'SESSION_EXPIRED' || why.code === 'SESSION_INVALID') await endSession(studio.db, session, 'expired');
}

/** The further bet's state is unknown: rolls it back until the platform confirms. Then the round waits again. */
export async function cancelRaise(studio: Studio, round: RoundRow): Promise<void> {
  await studio.db.transact(async (tx) => {
    if (!(await moveRound(tx, round.id, 'raise_sent', 'raise_cancelling'))) return;
    const { rows } = await tx.query<{ bet_tx_id: string }>(
      `update round_move set state = 'returned', reason = 'BET_UNANSWERED' where round_id = $1 and state = 'sent'
       returning bet_tx_id`,
      [round.id],
    );
    await queueRollback(studio, tx, round, rows[0]!.bet_tx_id);
  });
  studio.nudge();
}

async function sentTx(db: Queryable, roundId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ bet_tx_id: string }>(
    `select bet_tx_id from round_move where round_id = $1 and state = 'sent'`,
    [roundId],
  );
  return rows[0]?.bet_tx_id;
}

async function closeMove(
  tx: Queryable,
  roundId: string,
  clientMoveId: string,
  state: 'made' | 'refused',
  why?: Refused,
): Promise<boolean> {
  const closed = await tx.query(
    `update round_move set state = $3, reason = $4, restriction = $5
     where round_id = $1 and client_move_id = $2 and state = 'sent'`,
    [roundId, clientMoveId, state, why?.code ?? null, why?.restriction ? JSON.stringify(why.restriction) : null],
  );
  return closed.rowCount === 1;
}
