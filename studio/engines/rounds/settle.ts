import { setImmediate as nextTurn } from 'node:timers/promises';
import { nowOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import type { SettleBody } from '../../server/outgoing-row.ts';
import { queueTogether } from '../../server/outgoing-together.ts';
import { sameDraw } from '../instant/play.ts';
import { betsToDecide } from '../instant/rounds.ts';
import { settlesOf } from '../instant/settle.ts';
import { seedsOfTable, type TableRound, type TableTitle } from './tables.ts';

/** Bets that are decided in one transaction. */
const AT_ONCE = 300;
/** Bets that are decided in one turn of the event loop, so that other players' calls and sockets do not wait. */
const IN_ONE_TURN = 50;

/** Decides bets of a drawn round from the table's seed, and queues what they pay. Returns false once none is left. */
export async function settleSome(
  studio: Studio,
  tx: Queryable,
  round: TableRound,
  title: TableTitle,
): Promise<boolean> {
  const bets = await betsToDecide(tx, round.id, AT_ONCE);
  if (bets.length === 0) return false;
  const draw = sameDraw(title, seedsOfTable(round));
  const decided = [];
  const settles: SettleBody[] = [];
  for (const bet of bets) {
    if (decided.length % IN_ONE_TURN === IN_ONE_TURN - 1) await nextTurn();
    const { step, words, moves } = await draw(bet.bet, bet.moves);
    const payout = step.payout!;
    const notAtRisk = title.family.notAtRisk?.(title.params, step.state) ?? 0;
    settles.push(...settlesOf(bet, { title, payout, notAtRisk, poolWon: false, demoJackpot: null }));
    const reason = moves.length > bet.moves.length ? 'LEFT' : null;
    decided.push({ id: bet.id, outcome: step.state, words, moves, reason, win: payout });
  }
  await tx.query(
    `update round r set state = 'settle_sent', outcome = d.outcome, words = d.words, moves = d.moves, win = d.win,
            reason = coalesce(r.reason, d.reason), lease_until = null, idle_until = null
       from jsonb_to_recordset($1::jsonb) as d (id text, outcome jsonb, words int, moves jsonb, reason text, win bigint)
      where r.id = d.id`,
    [JSON.stringify(decided)],
  );
  // Those of a player side by side: two batches at once would wait for the player's wallet.
  settles.sort((a, b) => a.player.localeCompare(b.player));
  await queueTogether(tx, round.id, settles, nowOf(studio));
  return bets.length === AT_ONCE;
}
