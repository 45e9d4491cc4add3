import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { SalaryFigure } from '../../../contract/salary-figure.ts';
import type { Db, Tx } from '../../db/database.ts';
import { type Line, type TeamMerchant } from '../team/index.ts';
import { markOf, type Counted } from './window-queries.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Lines per transaction; more wait for the next one. */
export const AT_ONCE = 5_000;

/** Progress of a merchant's windows, and the database's clock. */
export interface Cursor {
  settledUntilMs: Millis;
  /** Windows before it accept no more lines. It is ahead of the settled time while a window is being settled. */
  closedUntilMs: Millis;
  nowMs: Millis;
}

/**
 * Returns the progress of the merchant's windows; the first window is the current one. Counting locks the row in share mode,
 * so that no window closes before its counted lines are visible. Moving the cursor locks it exclusively.
 */
export const readCursor = async (tx: Tx, merchant: string, lock: 'share' | 'update'): Promise<Cursor> => {
  const read = () =>
    sql<Cursor>`
      select in_ms(settled_until) as "settledUntilMs", in_ms(closed_until) as "closedUntilMs", in_ms(clock_timestamp()) as "nowMs"
        from pay_cursors where merchant = ${merchant} and kind = 'realtime' for ${sql.raw(lock)}`.execute(tx);
  const known = (await read()).rows[0];
  if (known) return known;
  await sql`insert into pay_cursors (merchant, kind, settled_until, closed_until)
    select ${merchant}, 'realtime', at, at from (select salary_window_at(clock_timestamp()) as at) now on conflict do nothing`.execute(
    tx,
  );
  return firstOf((await read()).rows);
};

/** Assigns the oldest uncounted lines to their windows, or to the first open one if theirs is closed. Returns them. */
export const countTurnover = async (tx: Tx, merchant: string, closedUntilMs: Millis): Promise<(Counted & Line)[]> => {
  const { rows } = await sql<Counted & Line>`
    update turnover t set (window_at, corrects_at) = (
       -- What takes back or changes a bet counts with it, as long as its window is open; else in its own, as a correction.
       select case when bet.window_at >= closed.until then bet.window_at else greatest(salary_window_at(t.at), closed.until) end,
              case when bet.window_at < closed.until then bet.window_at end
         from (select to_timestamp(${closedUntilMs}::float8 / 1000) as until) closed
         left join lateral (
           select coalesce(b.window_at, greatest(salary_window_at(b.at), closed.until)) as window_at from turnover b
            where b.round_id = t.round_id and b.id < t.id and b.stake > 0 and t.stake <= 0
            order by b.id desc limit 1) bet on true)
     -- Locked first, then looked up by key, whatever the planner believes of how many wait: joined, it took minutes where its
     -- statistics were of a moment when none did.
     where t.id = any(array(
       select id from turnover where merchant = ${merchant} and window_at is null order by id limit ${AT_ONCE}
          for update skip locked))
    returning t.member_id as member, in_ms(t.window_at) as "windowMs", in_ms(salary_window_at(t.bet_at)) as "termsAtMs",
              in_ms(t.corrects_at) as "correctsMs", t.stake, t.payout, 1 as lines, t.${markOf} as marks, t.round_id as round, in_ms(t.at) as "atMs"`.execute(
    tx,
  );
  return rows;
};

/** A merchant that has agents, with its pending work. */
export interface PaidMerchant extends TeamMerchant {
  /** Whether there are uncounted lines. */
  waits: boolean;
  /** Null before the first count. */
  settledUntilMs: Millis | null;
}

export const paidMerchants = async (db: Db): Promise<PaidMerchant[]> => {
  const { rows } = await sql<PaidMerchant>`
    select code as merchant, brand ->> 'currency' as currency, (brand ->> 'exponent')::int as exponent,
           brand ->> 'timeZone' as "timeZone",
           exists (select from turnover t where t.merchant = code and t.window_at is null) as waits,
           in_ms(settled_until) as "settledUntilMs", in_ms(clock_timestamp()) as "nowMs"
      from merchants left join pay_cursors c on c.merchant = code and c.kind = 'realtime'
     where exists (select from members a where a.merchant = code and a.is_agent)`.execute(db);
  return rows;
};

/** Growth of an accrual in a window: milliseconds from the window's start, and the amount at that time. */
export type Curve = [offsetMs: number, amount: number][];

export const writeCurves = async (
  tx: Tx,
  merchant: string,
  windowMs: Millis,
  figures: ReadonlyMap<number, SalaryFigure>,
  atMs: Millis,
): Promise<void> => {
  if (figures.size === 0) return;
  await sql`
    insert into accruals as a (merchant, agent_id, window_at, curve)
    select ${merchant}, point.agent, to_timestamp(${windowMs}::float8 / 1000),
           jsonb_build_array(jsonb_build_array(${atMs - windowMs}::bigint, point.amount))
      from unnest(${[...figures.keys()]}::bigint[], ${[...figures.values()].map(({ accrued }) => accrued.amount)}::bigint[])
        as point (agent, amount)
    on conflict (agent_id, window_at) do update set curve = a.curve || excluded.curve`.execute(tx);
};
