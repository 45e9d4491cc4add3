import { decide } from '../engine/fairness.ts';
import { JACKPOT } from '../engine/game.ts';
import { amountOf } from '../engine/pay.ts';
import type { Outcome } from '../engine/round.ts';
import { nowOf, type Studio } from './context.ts';
import { deliver, queueSettle } from './outgoing.ts';
import type { SettleBody } from './outgoing-row.ts';
import { poolTerms } from './pool.ts';
import type { RoundRow } from './rounds.ts';

/** A player waits this long for the win to be booked. Then the response says that booking continues. */
const PATIENCE_MS = 3_000;

/**
 * Decides a round whose bet was accepted, stores the outcome together with the calls that pay it, and makes them.
 * The seeds determine the outcome, so repeating this after a crash gives the same result.
 */
export async function finishRound(studio: Studio, round: RoundRow): Promise<void> {
  const seeds = { serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce };
  const outcome = await decide(seeds, round.stake);
  const demoJackpot = round.demo && outcome.jackpot ? await demoJackpotOf(studio, round) : null;
  const settles = settlesOf(round, outcome, demoJackpot);
  const queued = await studio.db.transact(async (tx) => {
    const moved = await tx.query(
      `update round set state = 'settle_sent', outcome = $2, win = $3, jackpot_amount = $4, lease_until = null
       where id = $1 and state = 'bet_ok'`,
      [round.id, JSON.stringify(outcome), amountOf(outcome.units, round.stake), demoJackpot],
    );
    return moved.rowCount === 1 ? queueSettle(studio, tx, round, settles) : [];
  });
  const booked = (async () => {
    for (const id of queued) if (!(await deliver(studio, id))) return;
  })();
  booked.catch((error: unknown) => studio.log.error({ err: error, roundId: round.id }, 'a settle could not be made'));
  await Promise.race([booked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
}

/** The jackpot first, naming the pool and not the amount. The win last, because it closes the round. */
function settlesOf(round: RoundRow, outcome: Outcome, demoJackpot: number | null): SettleBody[] {
  const common = {
    player: round.player,
    bet_tx_id: round.bet_tx_id,
    round_id: round.id,
    game: round.game,
    currency: round.currency,
  };
  const win: SettleBody = {
    ...common,
    tx_id: `${round.id}-win`,
    amount: amountOf(outcome.units, round.stake) + (demoJackpot ?? 0),
    round_closed: true,
    type: 'win',
    reason: 'result',
  };
  if (!outcome.jackpot || round.demo) return [win];
  const jackpot: SettleBody = {
    ...common,
    tx_id: `${round.id}-jackpot`,
    amount: 0,
    round_closed: false,
    type: 'jackpot',
    pool: JACKPOT.pool,
    reason: 'result',
  };
  return [jackpot, win];
}

/** Free play wins what the pool shows, in play money, and does not change the pool. */
async function demoJackpotOf(studio: Studio, round: RoundRow): Promise<number> {
  const figure = await poolTerms(studio, round.merchant, nowOf(studio));
  // The worker finishes the round once the platform returns what the pool shows.
  if (!figure) throw new Error('the pool that a free round won is not known');
  return figure.amount;
}
