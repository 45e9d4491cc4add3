import { sql } from 'kysely';
import { betPage } from '../../../server/domains/team-reports/bets.ts';
import type { Bench, Row, Section } from '../bench.ts';
import { openBenchMerchant } from '../postings/house.ts';
import { compare } from '../records/compare.ts';
import { DAYS, fillBets } from './fill.ts';
import { anyFailure } from '../../../server/http/failure.ts';

const FULL = { members: 1_000, bets: 1_000_000, rounds: 15 };
const QUICK = { members: 200, bets: 50_000, rounds: 3 };
const REACH = { firstMs: 200, laterMs: 100 };

const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** AGT-04: the bets of an agent's direct members, row by row. */
export const teamRecords: Bench = {
  name: 'team-records',
  title: 'Team bets: 1,000 direct members with 1,000,000 bets',
  references: ['tests/bench/team-records/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const { database, merchant, close } = await openBenchMerchant();
    try {
      say(`writing ${size.bets.toLocaleString('en')} bets`);
      const agent = await fillBets(database, size.members, size.bets);
      const { rows: middle } = await sql<{ id: string; member: number }>`
        select id::text, member_id as member from turnover where stake > 0 order by id offset ${size.bets / 2} limit 1`.execute(
        database.db,
      );
      const { id: before, member } = middle[0]!;
      const days = { agent, merchant, from: dayOf(DAYS - 1), to: dayOf(0) };
      const page = (selection: object, request: Parameters<typeof betPage>[3]) => () =>
        database.readSnapshot((tx) => betPage(tx, { ...days, ...selection }, 'EN', request, anyFailure));
      const work = [
        { what: `first page of ${DAYS} days with totals`, run: page({}, {}) },
        { what: 'a page in the middle', run: page({}, { before }), later: true },
        { what: 'one rare game type, with totals', run: page({ part: 'FISH' }, {}) },
        { what: 'what was taken back, with totals', run: page({}, { change: 'taken_back' }) },
        { what: 'one member, with totals', run: page({ memberId: member }, {}) },
        { what: 'one member by stake, with totals', run: page({ memberId: member }, { sort: 'stake' }) },
      ];
      const rows: Row[] = [];
      for (const { what, run, later } of work) {
        rows.push(await compare({ what, reach: later ? REACH.laterMs : REACH.firstMs, ours: run }, size.rounds));
        say(`${what}: ${rows.at(-1)!.ours}`);
      }
      return {
        rows,
        curves: [],
        notes: ['Each is the median of whole answers of the server’s function in a snapshot of its own.'],
      };
    } finally {
      await close();
    }
  },
};
