import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import { records } from '../../../contract/records.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { openClock } from '../../../server/demo/history/clock.ts';
import { inStudio } from '../../../server/demo/history/studio.ts';
import { PLAYER } from '../../../server/demo/merchant.ts';
import { readStudioTitles } from '../../../server/demo/studio-titles.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { checkValidStakes } from '../../../server/demo/valid-stakes.ts';
import { STATES } from '../../../server/domains/withdrawals/states.ts';
import { rollUpHotAccounts } from '../../../server/ledger/roll-up.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { playBet } from '../../../studio/engines/instant/play.ts';
import { writePast } from '../../../studio/engines/instant/past-rounds.ts';
import { callServer } from '../../support/calls.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const published: string[] = [];
const seedHistory = () =>
  seedDemo(test.ctx, { history: { databaseUrl: test.databaseUrl, say: (line) => void published.push(line) } });

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ config: { merchant: 'demo', demo: true } });
  await leavePast();
  await seedHistory();
}, 300_000);
afterAll(() => test.close());

/** Writes what a start leaves that ends after the Studio's transaction and before the platform's: its members have other ids. */
const leavePast = async (): Promise<void> => {
  const [title] = (await readStudioTitles()).all.values();
  const player = { merchant: 'demo', player: '999999', currency: 'USD', exponent: 2 };
  const session = {
    id: randomUUID(),
    title: title!,
    platformSession: randomUUID(),
    player: player.player,
    startedAtMs: 0,
  };
  const round = {
    ...{ id: 'R-left', clientRoundId: randomUUID(), sessionId: session.id, game: title!.id },
    ...{ player: player.player, nonce: 0, tableNumber: null, places: null },
    ...{ bet: {}, stake: 100, win: 0, notAtRisk: 0, outcome: {}, betAtMs: 1, settledAtMs: 2 },
  };
  await inStudio(test.databaseUrl, (studio) => writePast(studio, [player], [session], [round], []));
};

const rowsOf = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(test.database.db)).rows;
const one = async <T>(query: RawBuilder<T>): Promise<T> => (await rowsOf(query))[0]!;

describe('[MEM-03] the demo starts with 30 days of history', () => {
  it('says so at the terminal', () => {
    expect(published).toEqual(['Making 30 days of demo history …']);
  });

  it('has 60 members beside the named accounts, 10,000 bets and 300 payments', async () => {
    const counted = await one(sql<{ members: number; players: number; bets: number; payments: number }>`
      select (select count(*) from members where merchant = 'demo' and username !~ '^(player|agent)[0-9]$') as members,
             (select count(distinct member_id) from rounds where merchant = 'demo') as players,
             (select count(*) from rounds where merchant = 'demo' and state = 'closed') as bets,
             (select count(*) from deposits where merchant = 'demo') + (select count(*) from withdrawals where merchant = 'demo') as payments`);
    expect(counted.members).toBeGreaterThanOrEqual(60);
    expect(counted.players).toBeGreaterThanOrEqual(60);
    expect(counted.bets).toBeGreaterThanOrEqual(10_000);
    expect(counted.payments).toBeGreaterThanOrEqual(300);
  });

  it('is played at more than 20 games of several vendors, with what was bet on in words', async () => {
    const played = await one(sql<{ games: number; vendors: number; max: number; worded: number }>`
      select count(distinct node_id) as games, count(distinct vendor) as vendors,
             (select max(count) from (select count(*) from rounds group by node_id) each)::float / count(*) as max,
             (select count(*) from vendor_txs where answer ? 'details') as worded
        from rounds where merchant = 'demo'`);
    expect(played.games).toBeGreaterThan(20);
    expect(played.vendors).toBeGreaterThan(4);
    expect(played.max).toBeLessThan(0.5);
    expect(played.worded).toBeGreaterThan(1_000);
  });

  it('[WAL-05] has deposits and withdrawals in every state that their tables know', async () => {
    const deposits = await rowsOf(sql<{ state: string }>`select distinct state from deposits`);
    expect(deposits.map(({ state }) => state).sort()).toEqual(
      ['cancelled', 'expired', 'paid', 'pending', 'refused', 'review'].sort(),
    );
    const withdrawals = await rowsOf(sql<{ state: string }>`select distinct state from withdrawals`);
    expect(withdrawals.map(({ state }) => state).sort()).toEqual(Object.keys(STATES).sort());
    const events = await rowsOf(sql<{ state: string }>`select distinct state from withdrawal_events`);
    expect(events).toHaveLength(13);
    const parts = await rowsOf(sql<{ state: string }>`select distinct state from withdrawal_parts`);
    expect(parts.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['waiting', 'received', 'not_received', 'forced_received']),
    );
  });

  it('has bets, deposits and movements on each of the 30 days', async () => {
    const days = await rowsOf(sql<{ day: string; bets: number; moved: number }>`
      select d::date::text as day,
             (select count(*) from rounds where opened_at >= d and opened_at < d + interval '1 day') as bets,
             (select count(*) from ledger_transactions where at >= d and at < d + interval '1 day') as moved
        from generate_series(date_trunc('day', now() at time zone 'utc') at time zone 'utc' - interval '30 days',
                             date_trunc('day', now() at time zone 'utc') at time zone 'utc' - interval '1 day', interval '1 day') d`);
    expect(days).toHaveLength(30);
    expect(days.filter(({ bets, moved }) => bets < 50 || moved < 100)).toEqual([]);
  });

  it('gives the named player a good share of it', async () => {
    const own = await one(sql<{ bets: number; deposits: number; withdrawals: number; days: number }>`
      select (select count(*) from rounds r where r.member_id = m.id) as bets,
             (select count(*) from deposits d where d.member_id = m.id) as deposits,
             (select count(*) from withdrawals w where w.member_id = m.id) as withdrawals,
             (select count(distinct opened_at::date) from rounds r where r.member_id = m.id) as days
        from members m where merchant = 'demo' and username = ${PLAYER.username}`);
    expect(own.bets).toBeGreaterThan(700);
    expect(own.deposits).toBeGreaterThan(10);
    expect(own.withdrawals).toBeGreaterThan(3);
    expect(own.days).toBeGreaterThan(20);
  });

  it('spreads the bets of each team over the day, and is busiest in the evening', async () => {
    const days = await rowsOf(sql<{ hours: number }>`
      select count(distinct extract(hour from r.opened_at)) as hours
        from rounds r join members m on m.id = r.member_id where r.merchant = 'demo' and m.upline is not null
       group by r.opened_at::date`);
    expect(days.filter(({ hours }) => hours < 2).length).toBeLessThanOrEqual(2);
    const teams = await rowsOf(sql<{ hours: number; bets: number }>`
      select count(distinct extract(hour from r.opened_at)) as hours, count(*) as bets
        from rounds r join members m on m.id = r.member_id where r.merchant = 'demo' and m.upline is not null
       group by m.upline`);
    expect(teams.filter(({ hours, bets }) => bets > 300 && hours < 12)).toEqual([]);
    const { evening, night } = await one(sql<{ evening: number; night: number }>`
      select count(*) filter (where extract(hour from opened_at) between 17 and 22) as evening,
             count(*) filter (where extract(hour from opened_at) between 1 and 6) as night
        from rounds where merchant = 'demo'`);
    expect(evening).toBeGreaterThan(2 * night);
  });

  it('has bets of many families and types, of the named player too', async () => {
    const { titleOf } = await readStudioTitles();
    const played = await rowsOf(sql<{ node: number; own: boolean }>`
      select distinct r.node_id as node, m.username = ${PLAYER.username} as own
        from rounds r join members m on m.id = r.member_id where r.merchant = 'demo'`);
    const titles = (own: boolean) =>
      played.filter((each) => each.own === own).map(({ node }) => titleOf({ nodeId: String(node) })!);
    const families = (own: boolean) => new Set(titles(own).map(({ family }) => family.name));
    const types = (own: boolean) => new Set(titles(own).map(({ type }) => type));
    expect(families(true).size).toBeGreaterThan(5);
    expect(types(true).size).toBeGreaterThan(1);
    expect(families(false).size).toBeGreaterThan(12);
    expect([...types(false)]).toEqual(expect.arrayContaining(['RNG', 'LIVE', 'ELOTT', 'COCKFIGHT']));
  });

  it('explains the money of its players by their payments and bets: nobody was given any', async () => {
    const given = await rowsOf(sql<{ username: string; kind: string }>`
      select distinct m.username, t.kind from entries e
        join ledger_transactions t on t.id = e.ledger_transaction_id
        join accounts a on a.id = e.account_id and a.kind = 'wallet' join members m on m.id = a.member_id
       where m.merchant = 'demo' and t.kind = 'bonus' and exists (select from rounds r where r.member_id = m.id)`);
    expect(given).toEqual([]);
    const { balance } = await one(sql<{ balance: number }>`
      select a.balance from accounts a join members m on m.id = a.member_id
       where a.kind = 'wallet' and a.ledger = 'real' and m.merchant = 'demo' and m.username = ${PLAYER.username}`);
    expect(balance).toBeGreaterThan(10_000);
  });

  it('shows it to the player as any other record, the newest first', async () => {
    const { username, password } = PLAYER;
    const form = { username, password, type: 'username' };
    const login = await callServer(test.url, auth.login, form);
    const { token } = (login.body as { value: { token: string } }).value;
    const answer = await callServer(test.url, records.transactions, {}, { token });
    const { list } = (answer.body as { value: ResponseOf<typeof records.transactions> }).value;
    const times = list.map(({ atMs }) => atMs);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(list.length).toBeGreaterThan(10);
  });

  it('pays the agents for it, and tells the winners board', async () => {
    const paid = await one(sql<{ bills: number; days: number; agents: number; late: number }>`
      select count(*) as bills, count(distinct window_at::date) as days, count(distinct agent_id) as agents,
             count(*) filter (where at not between window_end and window_end + interval '10 minutes') as late
        from bills where amount > 0 and kind = 'realtime'`);
    expect(paid.bills).toBeGreaterThan(50);
    expect(paid.days).toBeGreaterThan(20);
    expect(paid.agents).toBeGreaterThan(1);
    expect(paid.late).toBe(0);
    const kinds = await rowsOf(
      sql<{ kind: string; agents: number; states: string[]; onTime: boolean }>`
        select kind, count(distinct agent_id) as agents, array_agg(distinct state order by state) as states,
               bool_and(at between window_end and window_end + interval '131 minutes') as "onTime"
          from bills group by kind order by kind`,
    );
    expect(kinds.map(({ kind, agents, onTime }) => [kind, agents, onTime])).toEqual([
      ['day', 4, true],
      ['dividend', 4, true],
      ['hour', 4, true],
      ['realtime', 4, true],
    ]);
    for (const { kind, states } of kinds)
      if (kind !== 'dividend') expect(states).toEqual(expect.arrayContaining(['issued', 'not_reached']));
    const decided = await rowsOf(
      sql<{ state: string; reason: boolean }>`
        select distinct state, bool_and(decision <> '') as reason from bills where decided_at is not null group by state order by state`,
    );
    expect(decided).toEqual([
      { state: 'issued', reason: true },
      { state: 'refused', reason: true },
    ]);
    const waiting = await one(sql<{ count: number; oldest: boolean }>`
      select count(*) as count, min(at) > now() - interval '11 days' as oldest from bills where state = 'unapproved'`);
    expect(waiting).toEqual({ count: expect.toSatisfy((count) => count > 0) as number, oldest: true });
    const ending = await one(
      sql<{ count: number }>`select count(*) as count from pay_contracts where state = 'ending'`,
    );
    expect(ending.count).toBe(1);
    const board = await one(sql<{ wins: number }>`select count(*) as wins from outbox where feed = 'winners'`);
    expect(board.wins).toBeGreaterThan(10);
  });
});

describe('what the history has written', () => {
  it('agrees with the ledger: every check is clean, every balance is the sum of its entries', async () => {
    await rollUpHotAccounts(test);
    const report = await checkLedger(test.database);
    expect(report.clean, JSON.stringify(report, null, 1).slice(0, 3_000)).toBe(true);
    const wrong = await rowsOf(sql`
      select a.id from accounts a left join entries e on e.account_id = a.id
       group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`);
    expect(wrong).toEqual([]);
  });

  it('[WAL-02] counts of each round what its game says, by a sample of ledger:check', async () => {
    const clean = await test.database.readSnapshot(checkValidStakes);
    expect(clean).toMatchObject({ counted: 2_000, wrong: [] });
    const wrong = test.database.transact(async (tx) => {
      await sql`update rounds set valid_stake = stake - 1 where (merchant, vendor_round_id) in
        (select a.merchant, r.id from studio.round r join studio.player_account a on a.id = r.player_account
          order by r.number desc limit 1)`.execute(tx);
      throw new Error((await checkValidStakes(tx))!.wrong.join());
    });
    await expect(wrong).rejects.toThrow(/^round .* counts with \d+, its game says \d+$/);
  });

  it('has no time in the future, and none before a member joined', async () => {
    const late = await one(sql<{ late: number }>`
      select (select count(*) from ledger_transactions where at > now()) + (select count(*) from rounds where closed_at > now())
           + (select count(*) from deposits where greatest(created_at, updated_at) > now())
           + (select count(*) from withdrawals where greatest(created_at, updated_at) > now())
           + (select count(*) from withdrawal_events where at > clock_timestamp()) + (select count(*) from members where created_at > now())
           + (select count(*) from sessions where started_at > now()) + (select count(*) from bills where at > now()) as late`);
    expect(late.late).toBe(0);
    const early = await rowsOf(sql`
      select t.id from ledger_transactions t join entries e on e.ledger_transaction_id = t.id
        join accounts a on a.id = e.account_id and a.kind = 'wallet' join members m on m.id = a.member_id
       where t.at < m.created_at - interval '1 second'`);
    expect(early).toEqual([]);
  });

  it('writes each wallet and each timeline in the order of time', async () => {
    const entries = await rowsOf(sql`
      select * from (select e.account_id, t.at < lag(t.at) over (partition by e.account_id order by e.version) as back
                       from entries e join ledger_transactions t on t.id = e.ledger_transaction_id
                       join accounts a on a.id = e.account_id and a.kind = 'wallet') ordered where back limit 5`);
    expect(entries).toEqual([]);
    const events = await rowsOf(sql`
      select * from (select withdrawal_id, at < lag(at) over (partition by withdrawal_id order by id) as back
                       from withdrawal_events) ordered where back limit 5`);
    expect(events).toEqual([]);
    const odd = await rowsOf(sql`
      select w.id from withdrawals w
       where (select array_agg(state order by id) from withdrawal_events e where e.withdrawal_id = w.id) [1] <> 'requested'
          or (select max(at) from withdrawal_events e where e.withdrawal_id = w.id) < w.updated_at`);
    expect(odd).toEqual([]);
  });

  it('numbers the Studio’s rounds in the order of time', async () => {
    const back = await rowsOf(sql`
      select * from (select number, created_at < lag(created_at) over (order by number) as back from studio.round) ordered
       where back limit 5`);
    expect(back).toEqual([]);
  });

  it('adds nothing at a second start', async () => {
    const counts = () =>
      one(sql`select (select count(*) from members) as members, (select count(*) from rounds) as rounds,
        (select count(*) from ledger_transactions) as transactions, (select count(*) from withdrawal_events) as events,
        (select count(*) from outbox) as outbox, (select count(*) from studio.round) as played`);
    const before = await counts();
    await seedHistory();
    expect(await counts()).toEqual(before);
    expect(published).toHaveLength(1);
  });
});

describe('the clock of the history', () => {
  it('is gone after the start, and no row remembers it', async () => {
    const left = await rowsOf(sql`
      select n.nspname, p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'demo_clock' or (p.proname in ('now', 'clock_timestamp') and n.nspname <> 'pg_catalog')`);
    expect(left).toEqual([]);
    const { schemas } = await one(
      sql<{ schemas: number }>`select count(*) as schemas from pg_namespace where nspname = 'demo_clock'`,
    );
    expect(schemas).toBe(0);
  });

  it('is seen by its own transaction only, and ends with it', async () => {
    const own = await createTestDatabase();
    const database = openDatabase(own.url, { size: 1 });
    const past = Date.UTC(2020, 0, 1);
    const times = sql<{ row: Date; now: Date }>`select row_time() as row, clock_timestamp() as now`;
    const within = await database.transact(async (tx) => {
      const clock = await openClock(tx);
      await clock.set(past);
      const elsewhere = await one(times);
      const { rows } = await times.execute(tx);
      await clock.close();
      return { here: rows[0]!, elsewhere };
    });
    expect(within.here.row.getTime()).toBe(past);
    expect(within.here.now.getTime()).toBe(past);
    expect(within.elsewhere.row.getTime()).toBeGreaterThan(Date.now() - 60_000);
    // The same connection, in its next transaction.
    const { rows } = await times.execute(database.db);
    expect(rows[0]!.row.getTime()).toBeGreaterThan(Date.now() - 60_000);
    // Its setting alone moves nothing: no function reads it any more.
    const set = await database.transact(async (tx) => {
      await sql`select set_config('demo_clock.at', '2020-01-01', true)`.execute(tx);
      return (await times.execute(tx)).rows[0]!;
    });
    expect(set.row.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await database.close();
    await own.drop();
  });

  it('is named by no file outside the seeding, nor is the search path', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const files = ['server', 'contract', 'studio'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|sql|mjs)$/.test(name))
        .map((name) => path.join(folder, name)),
    );
    const naming = files.filter((file) =>
      /demo_clock|history\/clock|openClock/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(naming.filter((file) => !file.startsWith(path.join('server', 'demo', path.sep)))).toEqual([]);
  });
});

describe('the Studio’s side of it', () => {
  it('has the same bets and wins: a reconciliation finds no difference', async () => {
    const differing = await rowsOf(sql`
      select v.tx_id from vendor_txs v full join studio.tx t on t.tx_id = v.tx_id
       where v.tx_id is null or t.tx_id is null or v.kind <> t.kind or v.amount <> t.amount or v.vendor_round_id <> t.round_id limit 5`);
    expect(differing).toEqual([]);
  });

  it('has the rounds of its tables one after another, and each table goes on', async () => {
    const tables = await rowsOf(sql<{ rounds: number; last: number; due: number; back: boolean }>`
      select count(*) as rounds, max(number) as last, count(due_at) as due, bool_or(opens_at < before) as back
        from (select *, lag(next_at) over (partition by merchant, game order by number) as before from studio.table_round) t
       group by merchant, game`);
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter(({ rounds, last, due, back }) => rounds !== last || due !== 1 || back)).toEqual([]);
  });

  it('can repeat every bet at a table from the round’s seed', async () => {
    const bets = await rowsOf(sql<{ game: string; bet: unknown; win: number; seed: string; number: number }>`
      select r.game, r.bet, r.win, t.server_seed as seed, t.number from studio.round r
        join studio.table_round t on t.id = r.table_round_id order by md5(r.id) limit 200`);
    expect(bets).toHaveLength(200);
    const { all } = await readStudioTitles();
    for (const { game, bet, win, seed, number } of bets) {
      const seeds = { serverSeed: seed, clientSeed: game, nonce: number };
      expect((await playBet(all.get(game)!, bet, seeds)).step.payout).toBe(win);
    }
  });

  it('has nothing of a start that ended before the platform’s commit', async () => {
    const left = await rowsOf(sql`
      select p.player from studio.player_account p
       where not exists (select from members m where m.merchant = p.merchant and m.id::text = p.player)`);
    expect(left).toEqual([]);
    const { rounds } = await one(
      sql<{ rounds: number }>`select count(*) as rounds from studio.round where id = 'R-left'`,
    );
    expect(rounds).toBe(0);
  });
});
