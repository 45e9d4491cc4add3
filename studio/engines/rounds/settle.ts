import { setImmediate as nextTurn } from 'node:timers/promises';
import { nowOf, type Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import type { SettleBody } from '../../server/outgoing-row.ts';
import { queueTogether } from '../../server/outgoing-together.ts';
import { sameDraw } from '../instant/play.ts';
import { betsOfPlayers, betsToDecide, type BetToDecide } from '../instant/rounds.ts';
import { settlesOf } from '../instant/settle.ts';
import { notAtRiskOf } from './at-risk.ts';
import { seedsOfTable, type TableRound, type TableTitle } from './tables.ts';

/** Bets that are decided in one transaction. */
export const AT_ONCE = 300;
/** Bets that are decided in one turn of the event loop, so that other players' calls and sockets do not wait. */
const IN_ONE_TURN = 50;

/** Decides bets of a drawn round from the table's seed, and queues what they pay. Returns how many; fewer than `atOnce` are the last. */
export async function settleSome(
  studio: Studio,
  tx: Queryable,
  round: TableRound,
  title: TableTitle,
  atOnce = AT_ONCE,
): Promise<number> {
  const bets = await betsToDecide(tx, round.id, atOnce);
  if (bets.length === 0) return 0;
  const draw = inTurns(sameDraw(title, seedsOfTable(round)));
  const safe = await safeParts(tx, round, title, bets, draw);
  const decided = [];
  const settles: SettleBody[] = [];
  for (const bet of bets) {
    const { step, words, moves } = await draw(bet.bet, bet.moves);
    const payout = step.payout!;
    const notAtRisk = safe?.get(bet.id) ?? title.family.notAtRisk?.(title.params, step.state) ?? 0;
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
  return bets.length;
}

type Draw = ReturnType<typeof sameDraw>;

/** Leaves the event loop to others after some draws. */
function inTurns(draw: Draw): Draw {
  let made = 0;
  return async (bet, chosen) => {
    made += 1;
    if (made % IN_ONE_TURN === 0) await nextTurn();
    return draw(bet, chosen);
  };
}

/**
 * What of each bet was not at risk, where that depends on the player's other bets in the round: those that another page decides
 * count, too, so the order of pages changes nothing. Null where each bet stands alone.
 */
async function safeParts(
  tx: Queryable,
  round: TableRound,
  title: TableTitle,
  bets: readonly BetToDecide[],
  draw: Draw,
): Promise<Map<string, number> | null> {
  if (!title.family.shared?.together) return null;
  const players = [...new Set(bets.map(({ player_account }) => player_account))];
  const all = await betsOfPlayers(tx, round.id, players);
  const parts = new Map<string, number>();
  for (const player of players) {
    const own = all.filter(({ player_account }) => player_account === player);
    if (own.length < 2) continue;
    const decided = [];
    for (const { id, stake, bet, moves } of own)
      decided.push({ id, stake, state: (await draw(bet, moves)).step.state });
    for (const [id, part] of notAtRiskOf(title, decided)) parts.set(id, part);
  }
  return parts;
}
