import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { BRAND } from '../postings/house.ts';

/** One bet of this number is in the only game of its type, and one is taken back. */
const RARE_EACH = { game: 5_000, takenBack: 500 };
export const DAYS = 60;

/** An agent with direct members and counted bets of theirs: a tenth of the members plays most of them. */
export const fillBets = async (database: Database, members: number, bets: number): Promise<MemberRow> => {
  const { db } = database;
  await sql`insert into vendors (merchant, code, name) values (${BRAND}, 'ACME', 'Acme')`.execute(db);
  await sql`
    insert into games (node_id, merchant, vendor, code, game_type, names, search)
    select n, ${BRAND}, 'ACME', 'game-' || n, (array['RNG', 'LIVE', 'FISH'])[n], '{"EN": "Game"}', '' from generate_series(1, 3::int) n`.execute(
    db,
  );
  const add = (name: string, count: number, type: number, upline: number | null) =>
    sql<MemberRow>`
      insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code, type, upline)
      select ${BRAND}, ${name} || n, ${name}, '', 'USD', 2, ${name} || n, ${type}, ${upline}::bigint
        from generate_series(1, ${count}::int) n returning *`
      .execute(db)
      .then(({ rows }) => rows);
  const agent = (await add('agent', 1, 1, null))[0]!;
  const first = (await add('member', members, 0, agent.id))[0]!.id;
  await database.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      create temporary table played on commit drop as
      select n, gen_random_uuid() as round,
             ${first} + case when n % 2 = 0 then (n * 7919::bigint) % ${members / 10}::int else (n * 104729::bigint) % ${members}::int end as member,
             case when n % ${RARE_EACH.game} = 0 then 3 else 1 + n % 2 end as node,
             case when n % ${RARE_EACH.takenBack} = 0 then -100 else 100 + n % 900 end as stake, n % 1000 as payout,
             now() - interval '1 day' * ${DAYS} + n * (interval '1 day' * ${DAYS} / ${bets + 1}) as at
        from generate_series(1, ${bets}::int) n`.execute(tx);
    await sql`
      insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                          stake, payout, state, opened_at)
      select round, ${BRAND}, 'ACME', n::text, member, gen_random_uuid(), node, 'real', 'USD', 2, abs(stake), payout, 'closed', at
        from played`.execute(tx);
    await sql`
      insert into turnover (merchant, member_id, round_id, stake, payout, bet_at, at, window_at)
      select ${BRAND}, member, round, stake, payout, at, at, salary_window_at(at) from played order by n`.execute(tx);
    await sql`
      insert into team_days (merchant, agent_id, child_id, day, game_type, bets, stake, payout)
      select ${BRAND}, a.agent, p.member, (p.at at time zone 'utc')::date, (array['RNG', 'LIVE', 'FISH'])[p.node], sum(sign(p.stake)),
             sum(p.stake), sum(p.payout)
        from played p cross join lateral (values (${agent.id}::bigint), (p.member)) as a (agent) group by 1, 2, 3, 4, 5`.execute(
      tx,
    );
  });
  await sql`vacuum analyze`.execute(db);
  return agent;
};
