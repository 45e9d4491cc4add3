import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import type { Tx } from '../../db/database.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import type { PlayConsumer } from '../../plays/jobs.ts';
import { payRebate } from './pay.ts';

/** Rebates of a day are paid this long after its end, and the time of the work. */
const EVERY_MS = 60_000;
const AT_ONCE = 500;

/** Counts what play accrues, and what it takes back. */
export const countRebates: PlayConsumer = async (tx, changes) => {
  await sql`select rebates_count(${JSON.stringify(changes)}::jsonb)`.execute(tx);
};

interface Due {
  merchant: string;
  id: number;
  currency: string;
  exponent: number;
  /** The merchant's last complete day. */
  until: string;
  min: number;
}

/**
 * Pays the rebates of complete days at merchants that pay daily: each member once a day. What is below the merchant's minimum stays
 * for the next day. Who is locked or has excluded himself is paid nothing.
 */
export const payDaily = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  for (let after = 0, found = AT_ONCE; found === AT_ONCE && !signal.aborted;) {
    const due = await dueMembers(database.db, after);
    await eachInTurn(due, signal, (member) =>
      database.transact(async (tx) => {
        await guard(tx);
        await payMember(tx, member);
      }),
    );
    found = due.length;
    after = due.at(-1)?.id ?? 0;
  }
};

const dueMembers = async (db: BaseContext['database']['db'], after: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    with paying as materialized (
      select s.code, to_char(t.today - 1, 'YYYY-MM-DD') as until, t.today - 1 as day, (r.rules ->> 'min')::bigint as min
        from merchants s
       cross join lateral (select merchant_day(row_clock(), s.brand) as today) t
       cross join lateral (select rules from rebate_rules where merchant = s.code and from_day <= t.today
                            order by from_day desc limit 1) r
       where (s.modules ->> 'REBATE')::boolean and r.rules ->> 'paid' = 'daily'
         -- Play of those days that is noted and not counted yet.
         and not exists (select from play_waiting w join rounds n on n.id = w.round_id
                          where w.merchant = s.code and merchant_day(n.opened_at, s.brand) < t.today)
    )
    select a.merchant, a.member_id as id, m.currency, m.exponent, p.until, p.min
      from paying p join rebate_accounts a on a.merchant = p.code join members m on m.id = a.member_id
     where a.member_id > ${after} and coalesce(a.paid_day < p.day, true)
       and not m.locked and coalesce(m.excluded_until <= row_clock(), true)
       and exists (select from rebate_days d where d.member_id = a.member_id and d.stake <> d.claimed_stake and d.rate > 0 and d.day <= p.day)
     order by a.member_id limit ${AT_ONCE}`.execute(db);
  return rows;
};

const payMember = async (tx: Tx, { until, min, ...member }: Due): Promise<void> => {
  // The member may have excluded himself since it was found.
  const { rows } = await sql`
    select from members where id = ${member.id} and not locked and coalesce(excluded_until <= row_clock(), true)`.execute(
    tx,
  );
  if (rows.length === 0) return;
  await payRebate(tx, member, { way: 'daily', until, min, idempotencyKey: randomUUID() });
  await sql`update rebate_accounts set paid_day = ${until}::date where member_id = ${member.id}`.execute(tx);
};

/** Starts the job that pays rebates of complete days, on one of the nodes. */
export const startRebateJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'rebates', EVERY_MS, (turn) => payDaily(ctx, turn)),
];
