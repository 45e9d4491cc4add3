import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { deliver, queueSettle } from '../../server/outgoing.ts';
import type { SettleBody } from '../../server/outgoing-row.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import type { BetToDecide, RoundRow } from './rounds.ts';

/** A player waits this long for the win to be booked. Then the response says that booking continues. */
const TIMEOUT_MS = 3_000;

interface Result {
  title: LoadedTitle;
  payout: number;
  /** The part of the stakes that was not at risk. */
  notAtRisk: number;
  poolWon: boolean;
  demoJackpot: number | null;
}

/** Queues the calls that pay a round and close it, within the transaction that decides it. */
export const queueSettles = (studio: Studio, tx: Queryable, round: RoundRow, result: Result): Promise<number[]> =>
  queueSettle(studio, tx, round, settlesOf(round, result));

/** Makes the queued calls in order. After a while the player is answered, and the rest continues. */
export async function bookSettles(studio: Studio, round: RoundRow, queued: readonly number[]): Promise<void> {
  const booked = (async () => {
    for (const id of queued) if (!(await deliver(studio, id))) return;
  })();
  booked.catch((error: unknown) => studio.log.error({ err: error, roundId: round.id }, 'a settle could not be made'));
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS).unref()));
  // Logged above.
  await Promise.race([booked.catch(() => undefined), timeout]);
  clearTimeout(timer);
}

/** The jackpot first, naming the pool and not the amount. The win last, because it closes the round. */
export function settlesOf(
  round: Omit<BetToDecide, 'bet' | 'moves'>,
  { title, payout, notAtRisk, poolWon, demoJackpot }: Result,
): SettleBody[] {
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
    amount: payout + (demoJackpot ?? 0),
    round_closed: true,
    ...(notAtRisk > 0 && { valid_stake: round.stake - notAtRisk }),
    type: 'win',
    reason: payout === round.stake && notAtRisk === round.stake ? 'refund' : 'result',
  };
  if (!poolWon || round.demo || !title.pool) return [win];
  const jackpot: SettleBody = {
    ...common,
    tx_id: `${round.id}-jackpot`,
    amount: 0,
    round_closed: false,
    type: 'jackpot',
    pool: title.pool.id,
    reason: 'result',
  };
  return [jackpot, win];
}
