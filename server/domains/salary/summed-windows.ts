import { sql, type RawBuilder } from 'kysely';
import type { DividendPeriod } from '../../../contract/pay-terms.ts';
import type { Millis } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import { planOf, SUMMED_KINDS, windowAt, type SummedKind, type Window } from '../pay-contracts/index.ts';
import type { LossSum } from './engine/window-parts.ts';
import { firstOf } from '../../shared/first-of.ts';

/** A kind of pay of a merchant that somebody has agreed on. */
export interface SummedPay {
  merchant: string;
  kind: SummedKind;
  currency: string;
  exponent: number;
  timeZone: string;
  dividendPeriod: DividendPeriod | null;
}

/** Progress of a kind's windows. */
export interface SummedCursor {
  /** Start of the first window that is not settled. */
  settledUntilMs: Millis;
  /** Turnover before this is in the sums. */
  summedUntilMs: Millis;
  /** Five-minute windows before this are settled, so their turnover does not change. */
  turnoverUntilMs: Millis;
  /** The database's clock. */
  nowMs: Millis;
}

const at = (ms: Millis) => sql`to_timestamp(${ms}::float8 / 1000)`;

/** Returns the merchants' kinds of pay with windows longer than five minutes, as far as there are contracts. */
export const summedPays = async (db: Db): Promise<SummedPay[]> => {
  const { rows } = await sql<SummedPay>`
    select m.code as merchant, k.kind, brand ->> 'currency' as currency, (brand ->> 'exponent')::int as exponent,
           brand ->> 'timeZone' as "timeZone", settings ->> 'dividendPeriod' as "dividendPeriod"
      from merchants m cross join unnest(${SUMMED_KINDS}::text[]) as k (kind)
     where exists (select from pay_contracts c where c.merchant = m.code and c.kind = k.kind and c.from_at is not null)
     order by 1, 2`.execute(db);
  return rows;
};

/**
 * Returns the progress, locked; null before a five-minute window was settled. The first window is the one in which the first
 * contract of the kind begins.
 */
export const lockCursor = async (tx: Tx, pay: SummedPay): Promise<SummedCursor | null> => {
  const { merchant, kind } = pay;
  const read = () =>
    sql<SummedCursor>`
      select in_ms(c.settled_until) as "settledUntilMs", in_ms(c.closed_until) as "summedUntilMs",
             in_ms(t.settled_until) as "turnoverUntilMs", in_ms(clock_timestamp()) as "nowMs"
        from pay_cursors c join pay_cursors t on t.merchant = c.merchant and t.kind = 'realtime'
       where c.merchant = ${merchant} and c.kind = ${kind} for update of c`.execute(tx);
  const known = (await read()).rows[0];
  if (known) return known;
  const { rows } = await sql<{ fromMs: Millis | null }>`
    select in_ms(min(from_at)) as "fromMs" from pay_contracts
     where merchant = ${merchant} and kind = ${kind} and from_at is not null`.execute(tx);
  const { fromMs } = firstOf(rows);
  if (fromMs === null) return null;
  const { startMs } = periodAt(pay, fromMs);
  await sql`
    insert into pay_cursors (merchant, kind, settled_until, closed_until) values (${merchant}, ${kind}, ${at(startMs)}, ${at(startMs)})
        on conflict do nothing`.execute(tx);
  return (await read()).rows[0] ?? null;
};

/** Moves the cursor; it never moves back. */
export const moveSummedCursor = async (
  tx: Tx,
  { merchant, kind }: SummedPay,
  { settledUntilMs, summedUntilMs }: Pick<SummedCursor, 'settledUntilMs' | 'summedUntilMs'>,
): Promise<void> => {
  await sql`
    update pay_cursors set settled_until = greatest(settled_until, ${at(settledUntilMs)}),
                           closed_until = greatest(closed_until, ${at(summedUntilMs)})
     where merchant = ${merchant} and kind = ${kind}`.execute(tx);
};

/** Returns how far the sums of a kind reach (null before the first), and the database's clock. */
export const readProgress = async (
  db: Db | Tx,
  { merchant, kind }: Pick<SummedPay, 'merchant' | 'kind'>,
): Promise<{ nowMs: Millis; summedUntilMs: Millis | null }> => {
  const { rows } = await sql<{ nowMs: Millis; summedUntilMs: Millis | null }>`
    select in_ms(clock_timestamp()) as "nowMs",
           in_ms((select closed_until from pay_cursors where merchant = ${merchant} and kind = ${kind})) as "summedUntilMs"`.execute(
    db,
  );
  return firstOf(rows);
};

/** The period of the plan that contains an instant. */
export const periodAt = ({ kind, timeZone, dividendPeriod }: SummedPay, atMs: Millis): Window =>
  windowAt(planOf(kind, { dividendPeriod }).period, atMs, timeZone);

/**
 * Returns the windows that have begun and are not settled, the oldest first: the one that is summed, and before it those that
 * wait for the time of their settlement.
 */
export const openWindows = async (
  db: Db | Tx,
  { merchant, kind }: Pick<SummedPay, 'merchant' | 'kind'>,
): Promise<Window[]> => {
  const { rows } = await sql<Window>`
    select in_ms(window_at) as "startMs", in_ms(window_end) as "endMs" from pay_windows
     where merchant = ${merchant} and kind = ${kind} and settled_at is null order by window_at`.execute(db);
  return rows;
};

export const beginWindow = async (tx: Tx, { merchant, kind }: SummedPay, window: Window): Promise<void> => {
  await sql`
    insert into pay_windows (merchant, kind, window_at, window_end)
    values (${merchant}, ${kind}, ${at(window.startMs)}, ${at(window.endMs)})`.execute(tx);
};

export const endWindow = async (tx: Tx, { merchant, kind }: SummedPay, window: Window): Promise<void> => {
  await sql`
    update pay_windows set settled_at = clock_timestamp()
     where merchant = ${merchant} and kind = ${kind} and window_at = ${at(window.startMs)} and settled_at is null`.execute(
    tx,
  );
};

/** Returns the first instant of the settled turnover that is not in the sums yet, or at which a deficit is to be written off. */
export const nextMoment = async (
  tx: Tx,
  { merchant, kind }: SummedPay,
  { summedUntilMs, turnoverUntilMs }: SummedCursor,
): Promise<Millis | null> => {
  const { rows } = await sql<{ lineMs: Millis | null; endMs: Millis | null }>`
    select in_ms((select min(window_at) from turnover
                   where merchant = ${merchant} and window_at >= ${at(summedUntilMs)} and window_at < ${at(turnoverUntilMs)})) as "lineMs",
           in_ms((select min(c.until_at) from pay_contracts c cross join lateral (
               select carried_out, coalesce((b.loss ->> 'carriedOut')::bigint, 0) as loss from bills b
                where b.merchant = c.merchant and b.agent_id = c.downline and b.kind = c.kind
                  and (b.carried_in <> 0 or b.carried_out <> 0 or b.loss ->> 'carriedIn' <> '0' or b.loss ->> 'carriedOut' <> '0')
                order by b.window_at desc limit 1) owed
             where c.merchant = ${merchant} and c.kind = ${kind} and (owed.carried_out <> 0 or owed.loss <> 0)
               and c.until_at > ${at(summedUntilMs)} and c.until_at <= ${at(turnoverUntilMs)}
               and not exists (select from pay_contracts next where next.merchant = c.merchant and next.kind = c.kind and next.downline = c.downline
                                  and next.from_at <= c.until_at and (next.until_at is null or next.until_at > c.until_at)))) as "endMs"`.execute(
    tx,
  );
  const { lineMs, endMs } = firstOf(rows);
  const moments = [lineMs, endMs === null ? null : endMs - 1].filter((ms) => ms !== null);
  return moments.length === 0 ? null : Math.min(...moments);
};

/**
 * What only dividends tell apart: of the payout of a line what pools paid and what were promotions, and what the round
 * contributed to pools. They are the vendor's transactions since the round's line before. A further line of the net loss is
 * added here, with its column in `pay_sums`, and in `lossOf` (decision 0005).
 */
const lossOfRounds = sql`
  cross join lateral (
    select coalesce(sum(case when x.kind = 'settle' and x.pool_id is not null then x.moved
                             when x.kind = 'rollback' and g.kind = 'settle' and g.pool_id is not null then - g.moved end), 0) as paid,
           coalesce(sum(case when x.kind = 'settle' and x.answer ->> 'type' = 'promo' then x.moved
                             when x.kind = 'rollback' and g.kind = 'settle' and g.answer ->> 'type' = 'promo' then - g.moved end), 0) as promotions,
           coalesce(sum(case when x.kind = 'bet' then x.contribution_micro
                             when x.kind = 'rollback' and g.kind = 'bet' then - g.contribution_micro end), 0) as micro
      -- "offset 0": the round is looked up by itself. Together with the times, the planner may read all transactions of the time.
      from (select * from vendor_txs where round_id = t.round_id offset 0) x
      left join vendor_txs g on x.kind = 'rollback' and g.merchant = x.merchant and g.vendor = x.vendor and g.tx_id = x.target_tx_id
     where x.state in ('applied', 'rolled_back') and x.at <= t.at
       and x.at > coalesce((select max(b.at) from turnover b where b.round_id = t.round_id and b.id < t.id), '-infinity')) loss`;
const noLoss = sql`cross join (values (0::bigint, 0::bigint, 0::bigint)) as loss (paid, promotions, micro)`;

/**
 * Adds the settled turnover of `from` up to but not including `to` to the members' sums of a window. Lines that correct bets of
 * an earlier window of the kind are kept apart, by that window.
 */
export const addSums = async (
  tx: Tx,
  { merchant, kind }: SummedPay,
  { startMs }: Pick<Window, 'startMs'>,
  { fromMs, toMs }: { fromMs: Millis; toMs: Millis },
): Promise<void> => {
  await sql`
    insert into pay_sums as s
      (merchant, kind, window_at, member_id, terms_at, corrects_at, stake, payout, bets, pool_payout, promotions,
       contribution_micro)
    select ${merchant}, ${kind}, ${at(startMs)}, t.member_id, least(counted.at, made.at),
           case when t.corrects_at < ${at(startMs)} then counted.at end, sum(t.stake), sum(t.payout), count(*),
           sum(loss.paid), sum(loss.promotions), sum(loss.micro)
      from turnover t
      cross join lateral (select salary_window_at(t.bet_at) as at) made
      left join pay_windows w on w.merchant = ${merchant} and w.kind = ${kind} and t.corrects_at < ${at(startMs)}
                             and w.window_at <= t.corrects_at and w.window_end > t.corrects_at
      cross join lateral (
        select case when t.corrects_at < ${at(startMs)} then coalesce(w.window_at, t.corrects_at) else ${at(startMs)} end as at) counted
      ${kind === 'dividend' ? lossOfRounds : noLoss}
     where t.merchant = ${merchant} and t.window_at >= ${at(fromMs)} and t.window_at < ${at(toMs)}
     group by 4, 5, 6
        on conflict (merchant, kind, window_at, member_id, terms_at, corrects_at) do update
       set stake = s.stake + excluded.stake, payout = s.payout + excluded.payout, bets = s.bets + excluded.bets,
           pool_payout = s.pool_payout + excluded.pool_payout, promotions = s.promotions + excluded.promotions,
           contribution_micro = s.contribution_micro + excluded.contribution_micro`.execute(tx);
  if (kind === 'dividend') await addCosts(tx, merchant, { startMs }, toMs);
};

/**
 * Adds what awards, exchanges of points and rebates cost the house up to `toMs` to the members' sums of a dividend's window, each
 * change of an award, each exchange and each rebate once: that money is staked like the member's own, so that without it a net loss would hold money that the
 * house gave. What was committed late, or in a window without turnover, counts in the next one.
 */
const addCosts = async (
  tx: Tx,
  merchant: string,
  { startMs }: Pick<Window, 'startMs'>,
  toMs: Millis,
): Promise<void> => {
  const isDue = (time: RawBuilder<unknown>) => sql`
    ${time} < ${at(toMs)}
      and ${time} >= coalesce((select max(window_end) from pay_windows w where w.merchant = ${merchant} and w.kind = 'dividend'
                                  and w.window_at < ${at(startMs)}) - interval '1 hour', ${at(startMs)})`;
  await sql`
    with changed as (
      update award_changes c set dividend_at = ${at(startMs)}
        from awards a
       where c.merchant = ${merchant} and c.cost <> 0 and c.dividend_at is null and a.id = c.award_id and ${isDue(sql`c.at`)}
      returning a.member_id, c.cost
    ), paid as (
      update point_exchanges e set dividend_at = ${at(startMs)}
       where e.merchant = ${merchant} and e.ledger_transaction_id is not null and e.dividend_at is null and ${isDue(sql`e.decided_at`)}
      returning e.member_id, e.amount as cost
    ), rebated as (
      update rebate_claims r set dividend_at = ${at(startMs)}
       where r.merchant = ${merchant} and r.ledger_transaction_id is not null and r.dividend_at is null and ${isDue(sql`r.at`)}
      returning r.member_id, r.amount as cost
    ), taken as (
      select member_id, cost from changed union all select member_id, cost from paid union all select member_id, cost from rebated
    )
    insert into pay_sums as s
      (merchant, kind, window_at, member_id, terms_at, corrects_at, stake, payout, bets, pool_payout, promotions, contribution_micro)
    select ${merchant}, 'dividend', ${at(startMs)}, t.member_id, ${at(startMs)}, null, 0, sum(t.cost), 0, 0, sum(t.cost), 0
      from taken t join members m on m.id = t.member_id and (m.upline is not null or m.is_agent)
     group by t.member_id
        on conflict (merchant, kind, window_at, member_id, terms_at, corrects_at) do update
       set payout = s.payout + excluded.payout, promotions = s.promotions + excluded.promotions`.execute(tx);
};

/** Returns the members' sums of a window, of all members or of an agent and everybody below it, in a fixed order. */
export const readSums = async (
  db: Db | Tx,
  { merchant, kind }: Pick<SummedPay, 'merchant' | 'kind'>,
  startMs: Millis,
  agent?: number,
): Promise<LossSum[]> => {
  const team =
    agent === undefined ? sql`` : sql`and member_id in (select descendant from team_paths where ancestor = ${agent})`;
  const { rows } = await sql<LossSum>`
    select member_id as member, in_ms(terms_at) as "termsAtMs", in_ms(corrects_at) as "correctsMs", stake, payout,
           pool_payout as "poolPayout", promotions, contribution_micro as "contributionMicro"
      from pay_sums where merchant = ${merchant} and kind = ${kind} and window_at = ${at(startMs)} ${team}
     order by member_id, terms_at, corrects_at nulls first`.execute(db);
  return rows;
};
