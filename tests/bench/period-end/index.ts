import { sql } from 'kysely';
import { countMissions } from '../../../server/domains/missions/jobs.ts';
import { payLeaderboards, rankLeaderboards } from '../../../server/domains/missions/pay-ranks.ts';
import { boardItem, JOB_RUN, missionItem, runMission } from '../../support/missions.ts';
import { median, type Bench, type Row, type Section } from '../bench.ts';
import { openBenchMerchant } from '../postings/house.ts';

const FULL = { members: 100_000, prizes: 1_000, rounds: 3 };
const QUICK = { members: 2_000, prizes: 50, rounds: 1 };
/** For 100,000 members and 1,000 prizes, milliseconds. */
const REACH = { count: 120_000, rank: 30_000, pay: 60_000, again: 5_000 };

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** The end of a leaderboard's period and the progress of a mission, for all members of a merchant. */
export const periodEnd: Bench = {
  name: 'period-end',
  title: 'Missions and leaderboards: a period of 100,000 members ends',
  references: ['tests/bench/period-end/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const { members, prizes, rounds } = quick ? QUICK : FULL;
    const { database, close } = await openBenchMerchant();
    const { db } = database;
    const found: Record<keyof typeof REACH, number[]> = { count: [], rank: [], pay: [], again: [] };
    try {
      await sql`
        insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code)
        select 'parlour', 'm' || n, 'm' || n, '', 'USD', 2, 'm' || n from generate_series(1, ${members}::int) n`.execute(
        db,
      );
      await runMission(database, missionItem());
      const ranges = [{ from: 1, to: prizes, prize: { kind: 'points' as const, points: 50 } }];
      for (let round = 0; round < rounds; round += 1) {
        const code = `race-${round}`;
        await runMission(database, boardItem({ code }, { prizes: ranges, ties: 'each' }));
        await sql`update mission_terms set from_day = '2020-01-01'`.execute(db);
        await sql`
          insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout)
          select 'parlour', id, points_today('parlour') - 1, 'RNG', 1, 100 + id, 100 + id, 0 from members
              on conflict (member_id, day, game_type) do update set valid_stake = d.valid_stake + 1`.execute(db);
        await sql`
          insert into mission_waiting (merchant, member_id, day) select 'parlour', id, points_today('parlour') - 1 from members
              on conflict do nothing`.execute(db);
        await sql`analyze`.execute(db);
        found.count.push(await timed(() => countMissions({ database }, JOB_RUN)));
        found.rank.push(await timed(() => rankLeaderboards({ database }, JOB_RUN)));
        found.pay.push(await timed(() => payLeaderboards({ database }, JOB_RUN)));
        found.again.push(
          await timed(async () => {
            await rankLeaderboards({ database }, JOB_RUN);
            await payLeaderboards({ database }, JOB_RUN);
          }),
        );
        const { rows } = await sql<{ given: number }>`
          select count(*)::int as given from leaderboard_results r join missions m on m.id = r.mission_id
           where m.code = ${code} and r.state = 'given'`.execute(db);
        if (rows[0]?.given !== prizes) throw new Error(`${rows[0]?.given} prizes were given, not ${prizes}.`);
        await sql`update missions set state = 'ended' where code = ${code}`.execute(db);
        say(
          `  round ${round + 1}: ${Object.values(found)
            .map((each) => `${Math.round(each.at(-1)!)} ms`)
            .join(', ')}`,
        );
      }
    } finally {
      await close();
    }
    const row = (name: keyof typeof REACH, what: string): Row => {
      const ms = median(found[name]);
      const maxMs = REACH[name];
      return {
        what,
        ours: `${(ms / 1_000).toFixed(1)} s`,
        reference: '',
        ratio: null,
        reach: `at most ${maxMs / 1_000} s`,
        met: ms <= maxMs,
      };
    };
    return {
      rows: [
        row('count', `${members} members counted, in a mission and a leaderboard`),
        row('rank', 'ranks fixed, with their prizes'),
        row('pay', `${prizes} prizes paid`),
        row('again', 'the same once more, which changes nothing'),
      ],
      curves: [],
      notes: ['Jobs of one node, one transaction at a time, on the product’s own PostgreSQL with fsync on.'],
    };
  },
};
