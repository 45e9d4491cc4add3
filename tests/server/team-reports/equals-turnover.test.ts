import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countTurnover, readCursor } from '../../../server/domains/salary/count.ts';
import type { Tx } from '../../../server/db/database.ts';
import { betPage } from '../../../server/domains/team-reports/bets.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { findMerchant } from '../../../server/http/viewer.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { openSalaryWorld, type SalaryWorld } from '../salary/world.ts';
import { anyFailure } from '../../../server/http/failure.ts';

const BETS = 60_000;
const MEMBERS = 90;
const OFFSET_MINUTES = 330;

let world: SalaryWorld;

/** Five levels of agents, players below each, and 60,000 bets of 6 days, one in ten of them taken back a day later. */
beforeAll(async () => {
  world = await openSalaryWorld({ forMs: 60_000 });
  const { db } = world.database;
  await sql`update merchants set brand = brand || '{"timeZone": "Asia/Kolkata"}'`.execute(db);
  await addVendor(world.database, 'ACME');
  for (const [node, type] of ['RNG', 'LIVE', 'FISH'].entries()) await addGame(world.database, node + 1, { type });
  let upline = await world.join('level0', undefined, 1);
  const agents = [upline.id];
  for (let level = 1; level < 5; level += 1) {
    upline = await world.join(`level${level}`, upline, 2);
    agents.push(upline.id);
  }
  const { password_hash: hash } = await inMerchant(db, 'parlour')
    .selectFrom('members')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  await sql`
    insert into members (merchant, username, nickname, password_hash, upline, currency, exponent, referral_code)
    select 'parlour', 'player' || n, 'Player', ${hash}, (${agents}::bigint[])[1 + n % 5], 'USD', 2, 'R' || n
      from generate_series(1, ${MEMBERS}) n`.execute(db);
  await world.turn();
  await world.database.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with bets as (
        select gen_random_uuid() as id, m.id as member, 1 + n % 4 as node, 1 + (n::bigint * 7919) % 5000 as stake, (n::bigint * 104729) % 6000 as payout,
               n % 10 = 0 as voided, date_trunc('day', now()) - (n % 8640) * interval '1 minute' as at
          from generate_series(1, ${BETS}) n join members m on m.username = 'player' || (1 + n % ${MEMBERS})
      ), played as (
        insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                            stake, payout, state, opened_at)
        select id, 'parlour', 'ACME', id, member, gen_random_uuid(), node, 'real', 'USD', 2, stake, payout,
               case when voided then 'rolled_back' else 'closed' end, at from bets
      ), noted as (
        insert into play_waiting (merchant, member_id, round_id, rounds, stake, valid_stake, payout)
        select 'parlour', member, id, 1, stake, stake, payout from bets where not voided
      )
      insert into turnover (merchant, member_id, round_id, stake, payout, bet_at, at)
      select 'parlour', member, id, stake, payout, at, at from bets
      union all
      select 'parlour', member, id, -stake, -payout, at, at + interval '30 hours' from bets where voided`.execute(tx);
  });
  // The planner has no statistics of a database that was just filled.
  await sql`analyze`.execute(db);
}, 120_000);
afterAll(() => world.close());

it(
  '[AGT-04] the days of every agent equal the turnover of everybody below, day by day and type by type',
  { timeout: 120_000 },
  async () => {
    const { db } = world.database;
    const startedAt = performance.now();
    for (let counted = 1; counted > 0;)
      counted = await world.database.transact(async (tx) => {
        const { closedUntilMs } = await readCursor(tx, 'parlour', 'share');
        return (await countTurnover(tx, 'parlour', closedUntilMs)).length;
      });
    console.info(`compared with ${BETS} bets, counted in ${Math.round(performance.now() - startedAt)} ms`);
    await sql`analyze`.execute(db);
    // Each agent's people by their uplines, not by the closure table.
    const { rows } = await sql<{ wrong: number; days: number }>`
    with recursive line as (
      select id as member, id as agent, id as child from members
      union all
      select line.member, m.upline, line.agent from line join members m on m.id = line.agent where m.upline is not null
    ), told as (
      select line.agent as agent_id, case when line.agent = line.member then line.agent else line.child end as child_id,
             ((t.at at time zone 'utc') + ${OFFSET_MINUTES} * interval '1 minute')::date as day,
             coalesce((select g.game_type from games g where g.node_id = r.node_id), 'OTHER') as game_type,
             sum(sign(t.stake)) as bets, sum(t.stake) as stake, sum(t.payout) as payout
        from turnover t join rounds r on r.id = t.round_id join line on line.member = t.member_id group by 1, 2, 3, 4
    )
    select count(*) filter (where (d.bets, d.stake, d.payout) is distinct from (told.bets, told.stake, told.payout)) as wrong,
           count(*) as days
      from team_days d full join told using (agent_id, child_id, day, game_type)`.execute(db);
    expect(rows[0]!.wrong).toBe(0);
    expect(rows[0]!.days).toBeGreaterThan(2_500);
    expect(await world.faults()).toEqual([]);
  },
);

it('[AGT-04] a page of bets, and its totals, read the rows of that page by indexes, and no other bet', async () => {
  const { db } = world.database;
  await sql`vacuum analyze team_days, turnover`.execute(db);
  const agent = await inMerchant(db, 'parlour')
    .selectFrom('members')
    .selectAll()
    .where('username', '=', 'level0')
    .executeTakeFirstOrThrow();
  const merchant = (await findMerchant(db, 'parlour'))!;
  const days = await sql<{ from: string; to: string }>`
    select to_char(min(day), 'YYYY-MM-DD') as from, to_char(max(day), 'YYYY-MM-DD') as to from team_days`.execute(db);
  const selection = { ...days.rows[0]!, agent, merchant };
  const readSoFar = async (tx: Tx) => {
    const { rows } = await sql<{ scanned: number; fetched: number }>`
      select sum(seq_tup_read)::bigint as scanned, sum(idx_tup_fetch)::bigint as fetched from pg_stat_xact_user_tables
       where relname in ('turnover', 'rounds')`.execute(tx);
    return rows[0]!;
  };
  for (const request of [{}, { sort: 'oldest' }, { change: 'settled', part: 'FISH' }] as const)
    await world.database.transact(async (tx) => {
      const before = await readSoFar(tx);
      const { list, totals } = await betPage(tx, { ...selection, ...request }, 'EN', request, anyFailure);
      const after = await readSoFar(tx);
      expect([list.length, totals!.bets === 0]).toEqual([20, false]);
      expect(after.scanned - before.scanned, JSON.stringify(request)).toBe(0);
      // The agent's direct members made 12,000 bets in 7 days. None was taken back: such rows are added up for the totals.
      expect(after.fetched - before.fetched, JSON.stringify(request)).toBeLessThan(5_000);
    });
});

it('ledger:check finds a day that a row was left out of', async () => {
  await world.undone(async (tx) => {
    await sql`update team_days set stake = stake + 1
               where ctid in (select d.ctid from team_days d join members m on m.id = d.agent_id and m.is_agent limit 1)`.execute(
      tx,
    );
    expect(await world.faults(tx)).toEqual(['team reports: the days of an agent equal the turnover of its team']);
  });
});
