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
    const { step, words } = await draw(bet.bet);
    if (step.payout === null) throw new Error(`a bet at ${title.id} waits for a move, which tables do not have`);
    const notAtRisk = title.family.notAtRisk?.(title.params, step.state) ?? 0;
    const settles = settlesOf(bet, { title, payout: step.payout, notAtRisk, poolWon: false, demoJackpot: null });
    decided.push({ id: bet.id, outcome: step.state, words, win: step.payout, settles });
  }
  await tx.query(
    `update round r set state = 'settle_sent', outcome = d.outcome, words = d.words, win = d.win, lease_until = null, idle_until = null
       from jsonb_to_recordset($1::jsonb) as d (id text, outcome jsonb, words int, win bigint) where r.id = d.id`,
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
