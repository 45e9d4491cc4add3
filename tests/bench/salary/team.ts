import { sql } from 'kysely';
import type { PayKind, PayTerms } from '../../../contract/pay-terms.ts';
import type { Database } from '../../../server/db/database.ts';
import { BRAND } from '../postings/house.ts';

/** Agents per level, from the top; each agent below the first has an upline in the level above. */
const LEVELS = [1, 9, 90, 900] as const;
const TERMS: PayTerms = {
  tiers: [
    { turnover: 100, active: 1, loss: null, rate: 10_000 },
    { turnover: 10_000, active: 5, loss: null, rate: 20_000 },
  ],
  activeFrom: 100,
  minimumActive: 0,
  cap: null,
  mode: 'fixed',
};

export interface Team {
  /** The agent above all others. */
  top: number;
  agents: number;
}

/**
 * A merchant's team: 1,000 agents over four levels, each with a contract of a kind and a wallet, and players under them, up to
 * this total.
 */
export const fillTeam = async ({ db }: Database, members: number, kind: PayKind = 'realtime'): Promise<Team> => {
  const add = (names: string, type: number, count: number, under: string | null) =>
    sql`
    insert into members (merchant, username, nickname, password_hash, currency, exponent, type, upline, referral_code)
    select ${BRAND}, ${names} || n, ${names} || n, '', 'USD', 2, ${type}, above.ids[1 + n % cardinality(above.ids)], ${names} || n
      from generate_series(1, ${count}::int) as n,
           (select coalesce(array_agg(id order by id), array[null::bigint]) as ids from members where username ~ ${`^${under ?? 'nobody'}\\d+$`}) above`.execute(
      db,
    );
  for (const [level, count] of LEVELS.entries())
    await add(`agent${'abcd'[level]}`, 1, count, level === 0 ? null : `agent${'abcd'[level - 1]}`);
  const agents = LEVELS.reduce<number>((sum, count) => sum + count, 0);
  await add('player', 0, members - agents, 'agentd');
  await sql`
    insert into pay_contracts (merchant, kind, upline, downline, version, terms, state, requested_at, answered_at, from_at)
    select merchant, ${kind}, upline, id, 1, ${JSON.stringify(TERMS)}::jsonb, 'active', '2000-01-01', '2000-01-01', '2000-01-01' from members where type = 1`.execute(
    db,
  );
  await sql`
    insert into accounts (merchant, ledger, kind, owner, currency, exponent)
    select merchant, 'real', 'wallet', 'member:' || id, 'USD', 2 from members where type = 1`.execute(db);
  await sql`vacuum analyze members, team_paths, pay_contracts, accounts`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from members where username = 'agenta1'`.execute(db);
  return { top: rows[0]!.id, agents };
};

/** Adds settled bets of the team's players in the current window, as the trigger on rounds appends them. */
export const appendBets = async ({ db }: Database, count: number): Promise<void> => {
  await sql`
    insert into turnover (merchant, member_id, round_id, stake, payout, bet_at)
    select ${BRAND}, players.ids[1 + (random() * (cardinality(players.ids) - 1))::int], gen_random_uuid(), 20 + (random() * 480)::int, 0, clock_timestamp()
      from generate_series(1, ${count}::int), (select array_agg(id) as ids from members where type = 0) players`.execute(
    db,
  );
};
