import { sql, type RawBuilder } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import { reportsOperator, type PAYMENTS_BY } from '../../../contract/reports-operator.ts';
import type { Tx } from '../../db/database.ts';
import { byKey, dayOf, isByTime, keysOf, keyShown, type ReportPeriod } from './period.ts';

type Report = ResponseOf<typeof reportsOperator.payments>;
type Figures = Report['total'];
type By = (typeof PAYMENTS_BY)[number];
type Waiting = Pick<Figures, `${'deposits' | 'withdrawals'}Waiting${'' | 'Sum'}`>;
export type Moved = Omit<Figures, keyof Waiting | 'net'> & { sentBack: number };

const NOTHING_MOVED: Moved = {
  ...{ deposits: 0, depositors: 0, deposited: 0, depositFees: 0, firstDeposits: 0, firstDeposited: 0 },
  ...{ requests: 0, requested: 0, returned: 0, payouts: 0, paidOut: 0, payoutFees: 0, sentBack: 0 },
};
const NOTHING_WAITS: Waiting = {
  ...{ depositsWaiting: 0, depositsWaitingSum: 0, withdrawalsWaiting: 0, withdrawalsWaitingSum: 0 },
};

/** The id at the beginning of a text, if there is one; as a key of another table. */
const uuidIn = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' then left(${text}, 36)::uuid end`;

/**
 * The order of a ledger transaction `t`: deposits post under their id (deposits/credit.ts), withdrawals as an actor of their own
 * (withdrawals/money.ts).
 */
const METHOD = sql`coalesce(
  (select d.method from deposits d where d.id = ${uuidIn(sql`t.idempotency_key`)} and t.actor like 'provider:%'),
  (select w.method from withdrawals w where w.id = ${uuidIn(sql`substr(t.actor, 12)`)} and t.actor like 'withdrawal:%'), '')`;

/**
 * Money between members and providers by key, as the ledger moved it; null: all keys. The side of the wallet, or of the member's
 * reserve, is read: entries of providers may not be rolled up yet.
 */
export const movedByKey = async (tx: Tx, period: ReportPeriod, by: By): Promise<Map<string | null, Moved>> => {
  const day = dayOf(sql`t.at`, period);
  const { rows } = await sql<Moved & { key: string | null }>`
    with moved as (
      select ${by === 'method' ? METHOD : dayOf(sql`t.at`, period, by)} as key, t.kind, a.member_id, abs(e.amount) as amount,
             t.actor like 'withdrawal:%' as is_payout, t.idempotency_key like 'return:%' as is_sent_back,
             -- The first deposit of the period is the member's first one, unless an earlier day is known; a job adds the days.
             t.kind = 'deposit' and row_number() over (partition by t.kind, a.member_id order by t.id) = 1
               and coalesce((select f.day from first_deposits f where f.member_id = a.member_id), ${day}) = ${day} as is_first
        from ledger_transactions t
        join entries e on e.ledger_transaction_id = t.id
        join accounts a on a.id = e.account_id and not a.hot and a.ledger = 'real'
       where t.merchant = ${period.merchant.code} and t.round_id is null and t.at >= ${period.begins} and t.at < ${period.ends}
         and t.kind in ('deposit', 'fee', 'withdrawal', 'withdrawal_returned', 'payout')
         -- What is returned moves from the reserve to the wallet: the reserve's entry is the same money.
         and (a.kind = 'wallet' or t.kind in ('payout', 'fee'))
    )
    select ${keyShown(by)} as key,
           count(*) filter (where kind = 'deposit')::int as deposits,
           count(distinct member_id) filter (where kind = 'deposit')::int as depositors,
           coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as deposited,
           coalesce(sum(amount) filter (where kind = 'fee' and not is_payout), 0)::bigint as "depositFees",
           count(*) filter (where is_first)::int as "firstDeposits",
           coalesce(sum(amount) filter (where is_first), 0)::bigint as "firstDeposited",
           count(*) filter (where kind = 'withdrawal')::int as requests,
           coalesce(sum(amount) filter (where kind = 'withdrawal'), 0)::bigint as requested,
           coalesce(sum(amount) filter (where kind = 'withdrawal_returned'), 0)::bigint as returned,
           count(*) filter (where kind = 'payout')::int as payouts,
           coalesce(sum(amount) filter (where kind = 'payout'), 0)::bigint as "paidOut",
           coalesce(sum(amount) filter (where kind = 'fee' and is_payout), 0)::bigint as "payoutFees",
           coalesce(sum(amount) filter (where kind = 'withdrawal_returned' and is_sent_back), 0)::bigint as "sentBack"
      from moved group by grouping sets ((moved.key), ())`.execute(tx);
  return byKey<Moved>(rows);
};

/** Orders of the period that wait now. The states are those of the indexes (and of `RUNNING_STATES`). */
const waitingByKey = async (tx: Tx, period: ReportPeriod, by: By): Promise<Map<string | null, Waiting>> => {
  const key = by === 'method' ? sql`method` : dayOf(sql`created_at`, period, by);
  const range = sql`merchant = ${period.merchant.code} and created_at >= ${period.begins} and created_at < ${period.ends}`;
  const { rows } = await sql<Waiting & { key: string | null }>`
    select ${keyShown(by)} as key,
           count(*) filter (where is_in)::int as "depositsWaiting",
           coalesce(sum(amount) filter (where is_in), 0)::bigint as "depositsWaitingSum",
           count(*) filter (where not is_in)::int as "withdrawalsWaiting",
           coalesce(sum(amount) filter (where not is_in), 0)::bigint as "withdrawalsWaitingSum"
      from (select ${key} as key, amount, true as is_in from deposits where ${range} and state in ('pending', 'review')
            union all
            select ${key}, amount, false from withdrawals where ${range} and state in ('checking', 'approved', 'paying')) waiting
     group by grouping sets ((waiting.key), ())`.execute(tx);
  return byKey<Waiting>(rows);
};

const namesOf = async (tx: Tx, { merchant }: ReportPeriod): Promise<Map<string, string>> => {
  const { rows } = await sql<{ key: string; name: string }>`
    select code as key, name from withdrawal_methods where merchant = ${merchant.code}
    union all select code, name from deposit_methods where merchant = ${merchant.code}`.execute(tx);
  return new Map(rows.map(({ key, name }) => [key, name]));
};

/** Deposits and withdrawals of a merchant by day, month or method. Days and months without any are rows of zeros. */
export const paymentsReport = async (tx: Tx, period: ReportPeriod, by: By): Promise<Pick<Report, 'rows' | 'total'>> => {
  const moved = await movedByKey(tx, period, by);
  const waiting = await waitingByKey(tx, period, by);
  const names = by === 'method' ? await namesOf(tx, period) : new Map<string, string>();
  const figuresOf = (key: string | null): Figures => {
    const { sentBack, ...own } = { ...NOTHING_MOVED, ...moved.get(key) };
    return { ...own, ...NOTHING_WAITS, ...waiting.get(key), net: own.deposited - own.paidOut + sentBack };
  };
  const used = [...new Set([...moved.keys(), ...waiting.keys()])].filter((key) => key !== null).toSorted();
  const keys = isByTime(by) ? keysOf(period, by) : used;
  return {
    rows: keys.map((key) => ({ ...figuresOf(key), key, name: names.get(key) ?? null })),
    total: figuresOf(null),
  };
};
