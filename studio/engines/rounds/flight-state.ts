import type { FlightState } from '../../../contract/live-rounds.ts';
import type { Studio } from '../../server/context.ts';
import { chainView } from './chain.ts';
import { flightOf } from './flight.ts';
import type { TableRound, TableTitle } from './tables.ts';

/** Bets that are told with a flight, the highest stakes first. */
const MAX = 40;

/** Notes that bets cashed out since the platform was told, by one new revision of each flight. */
export async function recordCashOuts({ db }: Pick<Studio, 'db'>): Promise<void> {
  await db.query(
    `update table_round t set revision = t.revision + 1, outs_published = counted.outs
       from (select o.id, (select count(*) from round where table_round_id = o.id and jsonb_array_length(moves) > 0)::int as outs
               from table_round o where o.phase = 'flying') counted
      where t.id = counted.id and t.outs_published <> counted.outs`,
  );
}

/** What everybody sees of a flight beside what every round has; undefined for other rounds. */
export async function flightState(
  { db }: Pick<Studio, 'db'>,
  round: TableRound,
  title: TableTitle,
): Promise<FlightState | undefined> {
  if (!flightOf(title)) return undefined;
  // Nobody is named: a player is the number of the bet. Play money is not among the stakes that are shown.
  const { rows } = await db.query<{ player: number; stake: number; at: number | null; count: number }>(
    `select * from (
       select row_number() over (order by r.number)::int as player, r.stake, (r.outcome->>'at')::int as at,
              count(*) over ()::int as count
         from round r join player_account a on a.id = r.player_account
        where r.table_round_id = $1 and not a.demo and r.state not in ('created', 'bet_sent', 'cancelling', 'cancelled')
     ) bets order by stake desc, player limit $2`,
    [round.id, MAX],
  );
  const { tip, place, length, nextTip } = await chainView(db, round, round.number);
  return {
    tookOffAtMs: round.took_off_at?.getTime() ?? null,
    bets: rows.map(({ player, stake, at }) => ({ player, stake, at })),
    count: rows[0]?.count ?? 0,
    chain: { tip, place, length, nextTip },
    ...(round.called_off !== null && { calledOffAt: round.called_off }),
  };
}
