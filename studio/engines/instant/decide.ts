import { nowOf, titleOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { poolTerms } from '../../server/pool.ts';
import type { Seeds } from '../fairness.ts';
import { deadlinesOf } from './contact.ts';
import { playBet, type Played } from './play.ts';
import { AWAY_MS, type RoundRow, type RoundState } from './rounds.ts';
import { bookSettles, queueSettles } from './settle.ts';

export const seedsOf = (round: RoundRow): Seeds => ({
  serverSeed: round.server_seed,
  clientSeed: round.client_seed,
  nonce: round.nonce,
});

/**
 * Plays the bet of a round whose stake is taken. The seeds determine the result, so repeating this after a crash gives the
 * same one.
 */
export async function decideRound(studio: Studio, round: RoundRow): Promise<void> {
  const played = await playBet(titleOf(studio, round.game), round.bet, seedsOf(round));
  const ready = await readied(studio, round, played);
  await unlessMovedOn(async () => {
    const queued = await studio.db.transact((tx) => storeStep(studio, tx, round, ready, { from: 'bet_ok', moves: [] }));
    await bookSettles(studio, round, queued);
  });
}

/** A step with what the transaction that stores it cannot ask for. */
export interface Ready extends Played {
  /** What a free round wins from the pool. */
  demoJackpot: number | null;
}

export async function readied(studio: Studio, round: RoundRow, played: Played): Promise<Ready> {
  return { ...played, demoJackpot: round.demo && played.step.pool ? await demoJackpotOf(studio, round) : null };
}

/**
 * Stores the state after a bet or after moves: the round waits for the next move, or the calls that pay it are queued.
 * Returns the queued calls. Throws MovedOn if another process already moved the round on.
 */
export async function storeStep(
  studio: Studio,
  tx: Queryable,
  round: RoundRow,
  { step, words, demoJackpot }: Ready,
  { from, moves, reason = null }: { from: RoundState; moves: readonly unknown[]; reason?: string | null },
): Promise<number[]> {
  const isOver = step.payout !== null;
  const title = titleOf(studio, round.game);
  const { awayMs = AWAY_MS, endsOnLeaving = false } = title.family;
  const { lease, idle } = deadlinesOf(studio.nowMs(), awayMs, endsOnLeaving);
  const moved = await tx.query(
    `update round set state = $3, outcome = $4, words = $5, moves = moves || $6::jsonb, win = $7, pool_won = $8,
       jackpot_amount = $9, lease_until = $10, reason = coalesce($11, reason), idle_until = $13
     where id = $1 and state = $2 and jsonb_array_length(moves) = $12`,
    [
      round.id,
      from,
      isOver ? 'settle_sent' : 'waiting',
      JSON.stringify(step.state),
      words,
      JSON.stringify(moves),
      step.payout,
      step.pool === true,
      demoJackpot,
      isOver ? null : lease,
      reason,
      round.moves.length,
      isOver ? null : idle,
    ],
  );
  if (moved.rowCount !== 1) throw new MovedOn();
  if (step.payout === null) return [];
  const { payout, pool: poolWon = false } = step;
  const notAtRisk = title.family.notAtRisk?.(title.params, step.state) ?? 0;
  return queueSettles(studio, tx, round, { title, payout, notAtRisk, poolWon, demoJackpot });
}

/** Another process moved the round on; the transaction must not commit. */
export class MovedOn extends Error {}

export async function unlessMovedOn(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof MovedOn)) throw error;
  });
}

/** Free play wins what the pool shows, in play money, and does not change the pool. */
async function demoJackpotOf(studio: Studio, round: RoundRow): Promise<number> {
  const of = { merchant: round.merchant, title: titleOf(studio, round.game) };
  const figure = await poolTerms(studio, of, nowOf(studio));
  // The worker finishes the round once the platform returns what the pool shows.
  if (!figure) throw new Error('the pool that a free round won is not known');
  return figure.amount;
}
