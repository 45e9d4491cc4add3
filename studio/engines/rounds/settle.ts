import { nowOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { queueTogether } from '../../server/outgoing-together.ts';
import { sameDraw } from '../instant/play.ts';
import { betsToDecide } from '../instant/rounds.ts';
import { settlesOf } from '../instant/settle.ts';
import { seedsOfTable, type TableRound, type TableTitle } from './tables.ts';

/** Bets that are decided in one transaction. */
const AT_ONCE = 500;

/** Decides bets of a drawn round from the table's seed, and queues what they pay. Returns false once none is left. */
export async function settleSome(
  studio: Studio,
  tx: Queryable,
  round: TableRound,
  title: TableTitle,
): Promise<boolean> {
  const bets = await betsToDecide(tx, round.id, AT_ONCE);
  const draw = sameDraw(title, seedsOfTable(round));
  const decided = [];
  for (const bet of bets) {
    const { step, words, moves } = await draw(bet.bet, bet.moves);
    const payout = step.payout!;
    const notAtRisk = title.family.notAtRisk?.(title.params, step.state) ?? 0;
    const settles = settlesOf(bet, { title, payout, notAtRisk, poolWon: false, demoJackpot: null });
    const reason = moves.length > bet.moves.length ? 'LEFT' : null;
    decided.push({ id: bet.id, outcome: step.state, words, moves, reason, win: payout, settles });
  }
  await tx.query(
    `update round r set state = 'settle_sent', outcome = d.outcome, words = d.words, moves = d.moves, win = d.win,
            reason = coalesce(r.reason, d.reason), lease_until = null, idle_until = null
       from jsonb_to_recordset($1::jsonb) as d (id text, outcome jsonb, words int, moves jsonb, reason text, win bigint)
      where r.id = d.id`,
    [JSON.stringify(decided)],
  );
  await queueTogether(
    tx,
    round.id,
    decided.flatMap(({ settles }) => settles),
    nowOf(studio),
  );
  return bets.length === AT_ONCE;
}
