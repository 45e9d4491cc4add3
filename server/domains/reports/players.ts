import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import { reportsOperator, type PLAYERS_BY } from '../../../contract/reports-operator.ts';
import type { Tx } from '../../db/database.ts';
import { firstOf } from '../../shared/first-of.ts';
import { movedByKey } from './payments.ts';
import { byKey, dayOf, keysOf, keyShown, type ReportPeriod } from './period.ts';
import { playsOf } from './plays.ts';

type Report = ResponseOf<typeof reportsOperator.players>;
type By = (typeof PLAYERS_BY)[number];

/** Members who registered, and members of real accounts who logged in, by key. */
const peopleByKey = async (tx: Tx, period: ReportPeriod, by: By) => {
  const { code } = period.merchant;
  type People = Pick<Report['total'], 'registered' | 'loggedIn'>;
  const { rows } = await sql<People & { key: string | null }>`
    with people as (
      select ${dayOf(sql`created_at`, period, by)} as key, id, true as is_new
        from members where merchant = ${code} and not demo and created_at >= ${period.begins} and created_at < ${period.ends}
      union all
      select distinct ${dayOf(sql`s.started_at`, period, by)}, s.member_id, false
        from sessions s join members m on m.id = s.member_id and not m.demo
       where s.merchant = ${code} and s.started_at >= ${period.begins} and s.started_at < ${period.ends}
    )
    select ${keyShown(by)} as key, count(*) filter (where is_new)::int as registered,
           count(distinct id) filter (where not is_new)::int as "loggedIn"
      from people group by grouping sets ((people.key), ())`.execute(tx);
  return byKey<People>(rows);
};

/** Members with a stake above zero by key, and what moved in wallets since the period began; null: after it, or over all keys. */
const playByKey = async (tx: Tx, period: ReportPeriod, by: By) => {
  const { rows } = await sql<{ key: string | null; isAll: boolean; active: number; moved: number }>`
    with play as (${playsOf(period, by, null)})
    select ${keyShown(by)} as key, grouping(play.key) = 1 as "isAll", coalesce(sum(moved), 0)::bigint as moved,
           count(distinct member_id) filter (where stake > 0 and key is not null)::int as active
      from play group by grouping sets ((play.key), ())`.execute(tx);
  return rows;
};

/** What moved in wallets outside of play since the period began, by key; null: after it. */
const moneyByKey = async (tx: Tx, period: ReportPeriod, by: By): Promise<Map<string | null, number>> => {
  const { rows } = await sql<{ key: string | null; moved: number }>`
    select ${keyShown(by)} as key, sum(amount)::bigint as moved
      from (select case when t.at < ${period.ends} then ${dayOf(sql`t.at`, period, by)} end as key, e.amount
              from ledger_transactions t
              join entries e on e.ledger_transaction_id = t.id
              join accounts a on a.id = e.account_id and a.kind in ('wallet', 'vendor_wallet') and a.ledger = 'real'
             where t.merchant = ${period.merchant.code} and t.round_id is null and t.at >= ${period.begins}) moved
     group by moved.key`.execute(tx);
  return new Map(rows.map(({ key, moved }) => [key, moved]));
};

/** What all wallets of members hold now. */
const heldNow = async (tx: Tx, { merchant }: ReportPeriod): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(balance), 0)::bigint as held from accounts
     where merchant = ${merchant.code} and ledger = 'real' and kind in ('wallet', 'vendor_wallet')`.execute(tx);
  return firstOf(rows).held;
};

/**
 * Registrations, log-ins, active members and depositors of a merchant by day or month, with the money in all wallets at its end:
 * what they hold now, less what moved since, all on one snapshot.
 */
export const playersReport = async (tx: Tx, period: ReportPeriod, by: By): Promise<Pick<Report, 'rows' | 'total'>> => {
  const people = await peopleByKey(tx, period, by);
  const payments = await movedByKey(tx, period, by);
  const plays = await playByKey(tx, period, by);
  const money = await moneyByKey(tx, period, by);
  const active = new Map(plays.map((row) => [row.isAll ? null : (row.key ?? 'later'), row.active]));
  const played = new Map(plays.flatMap(({ isAll, key, moved }) => (isAll ? [] : [[key, moved]])));
  const movedIn = (key: string | null): number => (money.get(key) ?? 0) + (played.get(key) ?? 0);

  const figuresOf = (key: string | null, balance: number): Report['total'] => ({
    registered: people.get(key)?.registered ?? 0,
    loggedIn: people.get(key)?.loggedIn ?? 0,
    active: active.get(key) ?? 0,
    depositors: payments.get(key)?.depositors ?? 0,
    firstDepositors: payments.get(key)?.firstDeposits ?? 0,
    balance,
  });
  const atTheEnd = (await heldNow(tx, period)) - movedIn(null);
  let balance = atTheEnd;
  const rows = keysOf(period, by)
    .toReversed()
    .map((key) => {
      const row = { key, name: null, ...figuresOf(key, balance) };
      balance -= movedIn(key);
      return row;
    });
  return { rows: rows.toReversed(), total: figuresOf(null, atTheEnd) };
};
