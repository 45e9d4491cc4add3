import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import { reportsOperator, type REVENUE_BY } from '../../../contract/reports-operator.ts';
import type { Tx } from '../../db/database.ts';
import { addedCosts, costsOf, NO_COSTS, type Costs } from './house.ts';
import { byKey, isByTime, keysOf, keyShown, type ReportPeriod } from './period.ts';
import { playsOf, validStakesOf } from './plays.ts';

type Report = ResponseOf<typeof reportsOperator.revenue>;
type By = (typeof REVENUE_BY)[number];
type Play = Pick<Report['total'], 'bets' | 'players' | 'stake' | 'wins' | 'jackpots'>;

const NO_PLAY: Play = { bets: 0, players: 0, stake: 0, wins: 0, jackpots: 0 };

const playByKey = async (tx: Tx, period: ReportPeriod, by: By): Promise<Map<string | null, Play>> => {
  const { rows } = await sql<Play & { key: string | null }>`
    with play as (${playsOf(period, by)})
    select ${keyShown(by)} as key, count(distinct member_id) filter (where stake > 0)::int as players,
           coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(stake), 0)::bigint as stake,
           coalesce(sum(wins), 0)::bigint as wins, coalesce(sum(jackpots), 0)::bigint as jackpots
      from play group by grouping sets ((play.key), ())`.execute(tx);
  return byKey<Play>(rows);
};

const validByKey = async (tx: Tx, period: ReportPeriod, by: By): Promise<Map<string, number>> => {
  const { rows } = await sql<{ key: string; valid: number }>`
    select ${keyShown(by)} as key, valid::bigint from (${validStakesOf(period, by)}) opened`.execute(tx);
  return new Map(rows.map(({ key, valid }) => [key, valid]));
};

/** English names of vendors or games by their keys. */
const namesOf = async (tx: Tx, { merchant }: ReportPeriod, by: By): Promise<Map<string, string>> => {
  if (by !== 'vendor' && by !== 'game') return new Map();
  const names =
    by === 'vendor'
      ? sql`select code as key, name from vendors where merchant = ${merchant.code}`
      : sql`select node_id::text as key, coalesce(names ->> 'EN', code) as name from games where merchant = ${merchant.code}`;
  const { rows } = await sql<{ key: string; name: string }>`${names}`.execute(tx);
  return new Map(rows.map(({ key, name }) => [key, name]));
};

const figuresOf = (play: Play, valid: number, costs: Costs | null): Report['total'] => {
  const gross = play.stake - play.wins;
  const { pools, bonuses, agents, corrections, writtenOff, fees } = costs ?? NO_COSTS;
  const net = gross + play.jackpots - pools - bonuses - agents - corrections - writtenOff + fees;
  return { ...play, valid, gross, house: costs && { ...costs, net } };
};

/** Revenue of a merchant by day, month, type, vendor or game. Days and months without play are rows of zeros. */
export const revenueReport = async (tx: Tx, period: ReportPeriod, by: By): Promise<Pick<Report, 'rows' | 'total'>> => {
  const plays = await playByKey(tx, period, by);
  const valid = await validByKey(tx, period, by);
  const names = await namesOf(tx, period, by);
  const costs = isByTime(by) ? await costsOf(tx, period, by) : null;
  const played = [...new Set([...plays.keys(), ...valid.keys()])].filter((key) => key !== null);
  const rows = (isByTime(by) ? keysOf(period, by) : played).map((key) => ({
    ...{ key, name: names.get(key) ?? null },
    ...figuresOf(plays.get(key) ?? NO_PLAY, valid.get(key) ?? 0, costs && (costs.get(key) ?? NO_COSTS)),
  }));
  if (!isByTime(by)) rows.sort((one, other) => other.stake - one.stake || (one.key < other.key ? -1 : 1));
  const validSum = [...valid.values()].reduce((sum, each) => sum + each, 0);
  return { rows, total: figuresOf(plays.get(null) ?? NO_PLAY, validSum, costs && addedCosts(costs.values())) };
};
