import { sql, type RawBuilder } from 'kysely';
import type { MemberRow } from '../../../server/http/viewer.ts';
import type { Database } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { allProfit, profitPage } from '../../../server/domains/team-reports/profit.ts';
import { teamPeriod } from '../../../server/domains/team-reports/period.ts';
import type { Bench, Row, Section } from '../bench.ts';
import { BRAND, openBenchMerchant } from '../postings/house.ts';
import { compare } from '../records/compare.ts';
import { fillTeam } from '../salary/team.ts';

const FULL = { members: 100_000, betsADay: 3, days: 61, rounds: 15 };
const QUICK = { members: 3_000, betsADay: 3, days: 6, rounds: 3 };
const REACH = { reportMs: 300 };
const FIRST = '2026-09-01';

/**
 * Writes the sums that the product keeps of a team's play and money: each player bets on three types in turn, about ten million bets in a
 * month, and each agent on the path has the sums by direct downline. Returns how many rows of play there are.
 */
const fillSums = async ({ db }: Database, days: number, betsADay: number): Promise<number> => {
  await sql`alter table team_days drop constraint team_days_pkey`.execute(db);
  /** Sums of players by day and type: their own, and the same as part of the agent above. */
  const add = (agent: RawBuilder<unknown>) =>
    sql`
    insert into team_days (merchant, agent_id, child_id, day, game_type, bets, stake, payout)
    select ${BRAND}, ${agent}, m.id, ${FIRST}::date + d, (array['SLOT', 'LIVE', 'SPORTS'])[1 + (m.id + d) % 3],
           ${betsADay}, ${betsADay} * (100 + m.id % 400), ${betsADay} * (90 + m.id % 400)
      from members m, generate_series(0, ${days}::int - 1) as d where m.merchant = ${BRAND} and m.type = 0`.execute(db);
  await add(sql`m.id`);
  await add(sql`m.upline`);
  for (const level of ['agentd', 'agentc', 'agentb'])
    await sql`
      insert into team_days (merchant, agent_id, child_id, day, game_type, bets, stake, payout)
      select t.merchant, m.upline, m.id, t.day, t.game_type, sum(t.bets), sum(t.stake), sum(t.payout)
        from members m join team_days t on t.agent_id = m.id
       where m.username like ${`${level}%`} group by 1, 2, 3, 4, 5`.execute(db);
  await sql`alter table team_days add primary key (agent_id, day, child_id, game_type)`.execute(db);
  await sql`
    insert into team_money_days (merchant, agent_id, child_id, day, kind, movements, amount_in, amount_out)
    select merchant, agent_id, child_id, day, (array['deposit', 'withdrawal', 'bonus'])[1 + agent_id % 3], sum(bets), sum(stake), sum(payout)
      from team_days where child_id <> agent_id group by 1, 2, 3, 4`.execute(db);
  await sql`
    insert into team_activity (merchant, month, member_id, days)
    select merchant, date_trunc('month', day)::date, agent_id, bit_or(1 << (extract(day from day)::int - 1))
      from team_days where child_id = agent_id group by 1, 2, 3`.execute(db);
  await sql`
    insert into first_deposits (member_id, merchant, day)
    select id, merchant, ${FIRST}::date + (id % ${days})::int from members where merchant = ${BRAND} and type = 0`.execute(
    db,
  );
  await sql`vacuum analyze team_days, team_money_days, team_activity, first_deposits, members, team_paths`.execute(db);
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from team_days`.execute(db);
  return rows[0]!.rows;
};

/** AGT-04: the reports of a month for a team of 100,000 with ten million bets. */
export const teamReports: Bench = {
  name: 'team-reports',
  title: 'Reports of a team of 100,000: a month of ten million bets',
  references: ['tests/bench/team-reports/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const { database, merchant, close } = await openBenchMerchant();
    try {
      say(`writing ${size.members.toLocaleString('en')} members`);
      await fillTeam(database, size.members);
      const sums = await fillSums(database, size.days, size.betsADay);
      say(`wrote ${sums.toLocaleString('en')} sums of play by day`);
      const memberOf = (username: string): Promise<MemberRow> =>
        inMerchant(database.db, BRAND)
          .selectFrom('members')
          .selectAll()
          .where('username', '=', username)
          .executeTakeFirstOrThrow();
      const [top, last] = [await memberOf('agenta1'), await memberOf('agentd1')];
      const month = quick ? { from: '2026-09-04', to: '2026-09-06' } : { from: '2026-10-01', to: '2026-10-31' };
      const inSnapshot = (work: Parameters<typeof database.readSnapshot<unknown>>[0]) => database.readSnapshot(work);
      const agents = [
        { name: 'the agent above all', agent: top },
        { name: 'an agent with players only', agent: last },
      ];
      const work = agents.flatMap(({ name, agent }) => [
        {
          what: `figures of a month and of the month before: ${name}`,
          run: () => inSnapshot((tx) => teamPeriod(tx, agent, merchant, month)),
        },
        {
          what: `profit and loss of a month, first page and totals: ${name}`,
          run: () => inSnapshot((tx) => profitPage(tx, agent, merchant, month)),
        },
        {
          what: `deeper members of a month, first page and totals: ${name}`,
          run: () => inSnapshot((tx) => profitPage(tx, agent, merchant, { ...month, deeper: 'yes' })),
        },
        {
          what: `profit and loss of a month, every row: ${name}`,
          run: async () => {
            let read = 0;
            for await (const part of allProfit(database, { ...month, agent, merchant })) read += part.length;
            return read;
          },
        },
      ]);
      const rows: Row[] = [];
      for (const { what, run } of work) {
        rows.push(await compare({ what, reach: REACH.reportMs, ours: run }, size.rounds));
        say(`${what}: ${rows.at(-1)!.ours}`);
      }
      return {
        rows,
        curves: [],
        notes: [
          `Each is the median of whole answers of the server’s function in a snapshot of its own. ${sums.toLocaleString('en')} rows of sums, by agent, direct downline, day and type, stand for ${(size.members * size.days * size.betsADay).toLocaleString('en')} bets of two months.`,
        ],
      };
    } finally {
      await close();
    }
  },
};
