import { sql } from 'kysely';
import type { RequestOf } from '../../../contract/define.ts';
import type { TeamFigures, TeamPeriod, teamReports } from '../../../contract/team-reports.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import { daysBetween, periodOf } from '../records/index.ts';
import { addedUntil } from './counted-until.ts';
import { firstOf } from '../../shared/first-of.ts';

type Days = RequestOf<typeof teamReports.period>;
type Play = Pick<TeamFigures, 'turnover' | 'payouts' | 'net'>;
type Money = Pick<TeamFigures, 'deposits' | 'withdrawals' | 'returned' | 'bonuses' | 'pay'>;
type Promotions = Pick<TeamFigures, 'promotions' | 'referrals' | 'rebates'>;
type People = Pick<TeamFigures, 'newMembers' | 'activeMembers' | 'firstDepositors'>;

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** As many days, directly before. */
const daysBefore = ({ from, to }: Days): Days => ({
  from: dayOf(2 * Date.parse(from) - Date.parse(to) - DAY_MS),
  to: dayOf(Date.parse(from) - DAY_MS),
});

const playByDay = async (tx: Tx, { id }: MemberRow, { from, to }: Days): Promise<Map<string, Play>> => {
  const { rows } = await sql<Play & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(stake)::bigint as turnover, sum(payout)::bigint as payouts,
           sum(payout - stake)::bigint as net
      from team_days where agent_id = ${id} and day between ${from}::date and ${to}::date group by team_days.day`.execute(
    tx,
  );
  return new Map(rows.map(({ day, ...play }) => [day, play]));
};

const moneyByDay = async (tx: Tx, { id }: MemberRow, { from, to }: Days): Promise<Map<string, Money>> => {
  const net = sql`amount_in - amount_out`;
  const { rows } = await sql<Money & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day,
           coalesce(sum(${net}) filter (where kind = 'deposit'), 0)::bigint as deposits,
           coalesce(-sum(${net}) filter (where kind = 'withdrawal'), 0)::bigint as withdrawals,
           coalesce(sum(${net}) filter (where kind = 'withdrawal_returned'), 0)::bigint as returned,
           coalesce(sum(${net}) filter (where kind = 'bonus'), 0)::bigint as bonuses,
           coalesce(sum(${net}) filter (where kind = 'salary'), 0)::bigint as pay
      from team_money_days where agent_id = ${id} and day between ${from}::date and ${to}::date
     group by team_money_days.day`.execute(tx);
  return new Map(rows.map(({ day, ...money }) => [day, money]));
};

const promotionsByDay = async (tx: Tx, { id }: MemberRow, { from, to }: Days): Promise<Map<string, Promotions>> => {
  const { rows } = await sql<Promotions & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(cost)::bigint as promotions,
           sum(referrals)::bigint as referrals, sum(rebates)::bigint as rebates
      from team_promotion_days where agent_id = ${id} and day between ${from}::date and ${to}::date
     group by team_promotion_days.day`.execute(tx);
  return new Map(rows.map(({ day, ...cost }) => [day, cost]));
};

/** Counts people of the agent's present team. */
const peopleOf = async (tx: Tx, { id }: MemberRow, merchant: Merchant, days: Days): Promise<People> => {
  const { from, to } = periodOf(merchant, days)!;
  const { rows } = await sql<People>`
    select (select count(*) from members m join team_paths p on p.ancestor = ${id} and p.descendant = m.id and p.until_at = 'infinity' and p.depth > 0
             where m.merchant = ${merchant.code} and m.created_at >= ${from} and m.created_at < ${to}) as "newMembers",
           (select count(distinct a.member_id)
              from (select date_trunc('month', day)::date as month, bit_or(1 << (extract(day from day)::int - 1)) as days
                      from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') day group by 1) asked
              join team_activity a on a.merchant = ${merchant.code} and a.month = asked.month and a.days & asked.days <> 0
              join team_paths p on p.ancestor = ${id} and p.descendant = a.member_id and p.until_at = 'infinity') as "activeMembers",
           (select count(*) from first_deposits f join team_paths p on p.ancestor = ${id} and p.descendant = f.member_id and p.until_at = 'infinity'
             where f.merchant = ${merchant.code} and f.day between ${days.from}::date and ${days.to}::date) as "firstDepositors"`.execute(
    tx,
  );
  return firstOf(rows);
};

type PeopleOfDay = Pick<People, 'newMembers' | 'activeMembers'>;

/** Counts people of the agent's present team by day. */
const peopleByDay = async (
  tx: Tx,
  { id }: MemberRow,
  merchant: Merchant,
  days: Days,
): Promise<Map<string, PeopleOfDay>> => {
  const { from, to } = periodOf(merchant, days)!;
  const { rows } = await sql<PeopleOfDay & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(joined)::int as "newMembers", sum(active)::int as "activeMembers"
      from (select (m.created_at at time zone ${merchant.brand.timeZone})::date as day, 1 as joined, 0 as active
              from members m join team_paths p on p.ancestor = ${id} and p.descendant = m.id and p.until_at = 'infinity' and p.depth > 0
             where m.merchant = ${merchant.code} and m.created_at >= ${from} and m.created_at < ${to}
             union all
            select each::date, 0, 1 from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') each
              join team_activity a on a.merchant = ${merchant.code} and a.month = date_trunc('month', each)::date
                                  and a.days & (1 << (extract(day from each)::int - 1)) <> 0
              join team_paths p on p.ancestor = ${id} and p.descendant = a.member_id and p.until_at = 'infinity') people
     group by people.day`.execute(tx);
  return new Map(rows.map(({ day, ...people }) => [day, people]));
};

/** The sum of each figure over the days. */
const summed = <K extends string>(byDay: ReadonlyMap<string, Record<K, number>>, keys: readonly K[], days: Days) => {
  const held = [...byDay].flatMap(([day, figures]) => (day >= days.from && day <= days.to ? [figures] : []));
  return Object.fromEntries(keys.map((key) => [key, held.reduce((sum, figures) => sum + figures[key], 0)])) as Record<
    K,
    number
  >;
};

/** An agent's figures of a period, of as many days before it, and by day. */
export const teamPeriod = async (tx: Tx, agent: MemberRow, merchant: Merchant, request: Days): Promise<TeamPeriod> => {
  const before = daysBefore(request);
  const both = { from: before.from, to: request.to };
  const play = await playByDay(tx, agent, both);
  const money = await moneyByDay(tx, agent, both);
  const promotions = await promotionsByDay(tx, agent, both);
  const people = await peopleByDay(tx, agent, merchant, request);
  const figures = async (days: Days): Promise<TeamFigures> => ({
    ...summed(play, ['turnover', 'payouts', 'net'], days),
    ...summed(money, ['deposits', 'withdrawals', 'returned', 'bonuses', 'pay'], days),
    ...summed(promotions, ['promotions', 'referrals', 'rebates'], days),
    ...(await peopleOf(tx, agent, merchant, days)),
  });
  return {
    now: await figures(request),
    before: await figures(before),
    beforeFrom: before.from,
    beforeTo: before.to,
    days: daysBetween(request.from, request.to).map((day) => ({
      day,
      turnover: play.get(day)?.turnover ?? 0,
      net: play.get(day)?.net ?? 0,
      deposits: money.get(day)?.deposits ?? 0,
      withdrawals: money.get(day)?.withdrawals ?? 0,
      returned: money.get(day)?.returned ?? 0,
      newMembers: people.get(day)?.newMembers ?? 0,
      activeMembers: people.get(day)?.activeMembers ?? 0,
    })),
    currency: agent.currency,
    exponent: agent.exponent,
    asOfMs: await addedUntil(tx, agent.merchant),
  };
};
