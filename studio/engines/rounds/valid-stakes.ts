import type { Queryable } from '../../server/database.ts';
import type { Titles } from '../../titles/load.ts';
import { notAtRiskOf } from './at-risk.ts';

/** Closed rounds of one player that are judged together: one, or all in one round of a table. */
export interface Recomputed {
  merchant: string;
  vendor: string;
  rounds: string[];
  /** What of their stakes was at risk by the rules of the game. */
  validStake: number;
}

interface Row {
  id: string;
  merchant: string;
  player_account: string;
  table_round_id: number | null;
  game: string;
  stake: number;
  outcome: unknown;
}

/** The rules that decide what was at risk are those since this migration. */
const SINCE = '20261127T172000-valid-stakes.sql';

/** Computes the valid stakes of the newest closed rounds of real money again, from what the Studio knows of them. */
export async function recomputeValidStakes(db: Queryable, titles: Titles, max: number): Promise<Recomputed[]> {
  const { rows } = await db.query<Row>(
    `with since as (
       select case when min(at) < min(at) filter (where name = $2) then min(at) filter (where name = $2) else '-infinity' end as at
         from studio.migration
     ), newest as materialized (
       select r.id, r.table_round_id, r.player_account from studio.round r, since
        where r.state = 'closed' and r.win is not null and r.closed_at >= since.at order by r.number desc limit $1
     ), wanted as (
       select id from newest union
       select r.id from studio.round r
         join newest n on r.table_round_id = n.table_round_id and r.player_account = n.player_account where r.win is not null
     )
     select r.id, a.merchant, r.player_account, r.table_round_id, r.game, r.stake, r.outcome
       from studio.round r join studio.player_account a on a.id = r.player_account
      where r.id in (select id from wanted) and not a.demo order by r.number`,
    [max, SINCE],
  );
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.table_round_id === null ? row.id : `${row.table_round_id} ${row.player_account}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((bets) => {
    const title = titles.get(bets[0]!.game);
    if (!title) return [];
    const parts = notAtRiskOf(
      title,
      bets.map(({ id, stake, outcome }) => ({ id, stake, state: outcome })),
    );
    const validStake = bets.reduce((sum, { id, stake }) => sum + stake - parts.get(id)!, 0);
    return [{ merchant: bets[0]!.merchant, vendor: title.vendor, rounds: bets.map(({ id }) => id), validStake }];
  });
}
