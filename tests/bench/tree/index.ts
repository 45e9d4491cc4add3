import { sql } from 'kysely';
import type { DownlineOrder } from '../../../contract/downlines.ts';
import { searchTeam } from '../../../server/domains/downlines/search.ts';
import { teamLevel } from '../../../server/domains/downlines/tree.ts';
import type { MemberRow, SessionRow } from '../../../server/http/viewer.ts';
import type { MemberCall } from '../../../server/http/route.ts';
import type { Database } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { Bench, Row, Section } from '../bench.ts';
import { BRAND, openBenchMerchant } from '../postings/house.ts';
import { compare } from '../records/compare.ts';
import { fillTeam } from '../salary/team.ts';
import { anyFailure } from '../../../server/http/failure.ts';

const FULL = { members: 100_000, wide: 50_000, rounds: 15 };
const QUICK = { members: 3_000, wide: 1_000, rounds: 3 };
const REACH = { levelMs: 50, searchMs: 100 };

/** An agent with many direct members, and a small team beside them. */
const fillWide = async ({ db }: Database, wide: number): Promise<void> => {
  const agent = (name: string) => sql`
    insert into members (merchant, username, nickname, password_hash, currency, exponent, type, referral_code)
    values (${BRAND}, ${name}, ${name}, '', 'USD', 2, 1, ${name})`;
  await agent('wideagent').execute(db);
  await agent('smallagent').execute(db);
  const under = (name: string, upline: string, count: number) => sql`
    insert into members (merchant, username, nickname, password_hash, currency, exponent, upline, referral_code)
    select ${BRAND}, ${name} || n, ${name} || n, '', 'USD', 2, (select id from members where username = ${upline}), ${name} || n
      from generate_series(1, ${count}::int) as n`;
  await under('broad', 'wideagent', wide).execute(db);
  await under('zfew', 'smallagent', 20).execute(db);
  await sql`
    insert into accounts (merchant, ledger, kind, owner, currency, exponent)
    select merchant, 'real', 'wallet', 'member:' || id, 'USD', 2 from members
    on conflict do nothing`.execute(db);
  await sql`vacuum analyze members, team_paths, accounts`.execute(db);
};

/** AGT-05: one level of a team of 100,000 with its totals, and a search by name. */
export const tree: Bench = {
  name: 'tree',
  title: 'The tree of a team of 100,000: levels and search',
  references: ['tests/bench/tree/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const size = quick ? QUICK : FULL;
    const { database, merchant, log, close } = await openBenchMerchant();
    try {
      say(`writing ${(size.members + size.wide).toLocaleString('en')} members`);
      await fillTeam(database, size.members);
      await fillWide(database, size.wide);
      const callOf = async (username: string): Promise<MemberCall> => {
        const member: MemberRow = await inMerchant(database.db, BRAND)
          .selectFrom('members')
          .selectAll()
          .where('username', '=', username)
          .executeTakeFirstOrThrow();
        const session = {} as SessionRow;
        return { merchant, member, session, ip: '', userAgent: '', language: 'EN', log, fail: anyFailure };
      };
      const [top, wide, small] = [await callOf('agenta1'), await callOf('wideagent'), await callOf('smallagent')];
      const level = (call: MemberCall, request: { under?: number; order?: DownlineOrder; page?: number } = {}) =>
        database.readSnapshot((tx) => teamLevel(tx, call, request));
      const search = (call: MemberCall, name: string) => database.readSnapshot((tx) => searchTeam(tx, call, { name }));

      const deep = (await level(top)).list[0]!.memberId;
      const middle = Math.floor(size.wide / 40);
      const work: { what: string; reach: number; run: () => Promise<unknown> }[] = [
        {
          what: `the first level of a team of ${size.members.toLocaleString('en')}`,
          reach: REACH.levelMs,
          run: () => level(top),
        },
        { what: 'a level further down', reach: REACH.levelMs, run: () => level(top, { under: deep }) },
        ...(['agents', 'account', 'joined'] as const).map((order) => ({
          what: `a page in the middle of ${size.wide.toLocaleString('en')} direct members, order “${order}”`,
          reach: REACH.levelMs,
          run: () => level(wide, { order, page: middle }),
        })),
        { what: 'the last page of them', reach: REACH.levelMs, run: () => level(wide, { page: 2 * middle }) },
        { what: 'search: one name of the whole team', reach: REACH.searchMs, run: () => search(top, 'player1234') },
        {
          what: 'search: a letter with which nearly all names begin',
          reach: REACH.searchMs,
          run: () => search(top, 'p'),
        },
        { what: 'search: names of others only, in a small team', reach: REACH.searchMs, run: () => search(small, 'p') },
        { what: 'search: no such name', reach: REACH.searchMs, run: () => search(top, 'nobodyhasthis') },
      ];
      const rows: Row[] = [];
      for (const { what, reach, run } of work) {
        rows.push(await compare({ what, reach: reach, ours: run }, size.rounds));
        say(`${what}: ${rows.at(-1)!.ours}`);
      }
      return {
        rows,
        curves: [],
        notes: [
          'Each is the median of whole answers of the server’s function in a snapshot of its own: the page with its totals and the way down, for direct members with balances, last visits and contracts.',
        ],
      };
    } finally {
      await close();
    }
  },
};
