import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MerchantTeam, Line, Person, Round } from './merchant-team.ts';
import { firstOf } from '../../shared/first-of.ts';

/** A page with a socket reports once a minute. */
const PAGE_OPEN = sql`interval '150 seconds'`;
/** A member is visible from its commit on, which may be later than its recorded time. */
const COMMITS_WITHIN_MS = 60_000;

const at = (ms: Millis) => sql`to_timestamp(${ms}::float8 / 1000)`;

/** Returns agents and members below one who joined since then; uplines before their downlines. */
export const readTeams = (tx: Tx, merchant: string, sinceMs: Millis): Promise<Person[]> =>
  sql<Person>`
    select m.id, m.upline, m.username as account, m.is_agent as "isAgent", in_ms(m.created_at) as "joinedMs"
      from members m
     where m.merchant = ${merchant} and (m.upline is not null or m.is_agent)
       and m.created_at >= ${at(sinceMs - COMMITS_WITHIN_MS)}
     order by case when exists (select from former_uplines f where f.merchant = ${merchant})
                   then (select count(*) from team_paths p where p.descendant = m.id and p.until_at = 'infinity') end, m.id`
    .execute(tx)
    .then(({ rows }) => rows);

/** Identifies the newest change of an upline, after which teams are read anew. */
export const readMoves = async (tx: Tx, merchant: string): Promise<number> => {
  const { rows } = await sql<{ moves: number }>`
    select coalesce(max(id), 0)::bigint as moves from former_uplines where merchant = ${merchant}`.execute(tx);
  return firstOf(rows).moves;
};

/** Returns the members of this merchant's teams with an open page. */
export const readPresent = async (db: Db | Tx, merchant: string): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`
    select distinct s.member_id as id from sessions s
     where s.merchant = ${merchant} and s.ended_at is null and s.last_seen_at > clock_timestamp() - ${PAGE_OPEN}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Adds everything that was counted since the day began. */
export const restoreDay = async (tx: Tx, merchant: string, team: MerchantTeam, nowMs: Millis): Promise<void> => {
  const counted = sql`merchant = ${merchant} and window_at is not null and at >= ${at(team.dayStartMs)}`;
  // Uses the index on windows: a line's window never begins before its time's window.
  const today = sql`(select * from turnover where ${counted} and window_at >= salary_window_at(${at(team.dayStartMs)})) as today`;
  const days = await sql<{ member: number; stake: number; playedAtMs: Millis }>`
    select member_id as member, sum(stake)::bigint as stake, in_ms(max(at)) as "playedAtMs" from ${today} group by 1`.execute(
    tx,
  );
  const minutes = await sql<{ member: number; minuteMs: Millis; stake: number }>`
    select member_id as member, in_ms(date_trunc('minute', at)) as "minuteMs", sum(stake)::bigint as stake
      from ${today} where at >= ${at(nowMs)} - interval '1 hour' group by 1, 2`.execute(tx);
  const big = await sql<Line>`
    select member, round, stake, payout, "atMs" from (
      select *, row_number() over (partition by upline order by stake desc) as by_stake,
             row_number() over (partition by upline order by payout desc) as by_payout
        from (select member_id as member, round_id as round, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
                     in_ms(min(at)) as "atMs" from ${today} group by 1, 2) played
        join members m on m.id = played.member
       where m.upline is not null) ranked
     where by_stake <= 20 or by_payout <= 20
     order by "atMs"`.execute(tx);
  team.restore(days.rows, minutes.rows, big.rows);
};

/** Returns the current state of these rounds. */
export const readRounds = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, Round>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Round & { id: string }>`
    select r.id, coalesce(g.names, '{}') as game, r.stake, r.payout
      from rounds r left join games g on g.merchant = r.merchant and g.node_id = r.node_id
     where r.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...round }) => [id, round]));
};
