import { sql } from 'kysely';
import { inMerchant } from '../../../server/db/merchant.ts';
import { endAwards } from '../../../server/domains/awards/index.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { PLAYER } from '../../../server/demo/merchant.ts';
import type { Harness } from '../../../studio/conformance/harness.ts';
import { median, type Bench, type Row, type Section } from '../bench.ts';
import { giveAward } from '../../support/campaigns.ts';
import { boardItem, missionItem, runMission } from '../../support/missions.ts';
import { writeRules } from '../../support/points.ts';
import { startBenchSite } from '../support/site.ts';

const FULL = { rounds: 12, bets: 60 };
const QUICK = { rounds: 2, bets: 5 };

const player = sql`(select id from members where merchant = 'parlour' and username = ${PLAYER.username})`;

const readPlayer = ({ db }: Database) =>
  inMerchant(db, 'parlour')
    .selectFrom('members')
    .selectAll()
    .where('username', '=', PLAYER.username)
    .executeTakeFirstOrThrow();

const clear = async (database: Database): Promise<void> => {
  const { db } = database;
  await sql`delete from limits where member_id = ${player}`.execute(db);
  await sql`delete from reality_checks where member_id = ${player}`.execute(db);
  await sql`update merchants set settings = settings - 'singleWallet' where code = 'parlour'`.execute(db);
  await sql`update missions set state = 'paused' where merchant = 'parlour'`.execute(db);
  await sql`delete from point_rules where merchant = 'parlour'`.execute(db);
  const { id } = await readPlayer(database);
  await database.transact((tx) =>
    endAwards(tx, 'parlour', { memberId: id, actor: 'platform', who: 'bench', reason: 'excluded' }),
  );
};
/** Bonus money and a requirement that outlast the bench. */
const addAward = async (database: Database): Promise<unknown> =>
  giveAward(database, await readPlayer(database), { amount: 10_000_000 });
const addMissions = async (database: Database): Promise<void> => {
  await writeRules(database);
  await runMission(database, missionItem());
  await runMission(database, boardItem());
};
/** A limit of each kind and period, by the player and by the operator, none of which is reached. */
const addLimits = async ({ db }: Database): Promise<void> => {
  await sql`
    insert into limits (merchant, member_id, kind, period, owner, amount)
    select 'parlour', ${player}, kind, period, owner, 1000000000
      from (values ('stake', 'bet'), ('loss', 'day'), ('loss', 'week'), ('loss', 'month'), ('wager', 'day'), ('wager', 'week'),
                   ('wager', 'month'), ('time', 'day'), ('time', 'week'), ('time', 'month')) as each (kind, period),
           unnest(array['player', 'operator']) owner`.execute(db);
};
const addRealityCheck = async ({ db }: Database): Promise<void> => {
  await sql`insert into reality_checks (merchant, member_id, every_minutes) values ('parlour', ${player}, 1440)`.execute(
    db,
  );
};
const apart = async ({ db }: Database): Promise<void> => {
  await sql`update merchants set settings = settings || '{"singleWallet": false}' where code = 'parlour'`.execute(db);
};

interface Kind {
  what: string;
  prepare: (database: Database) => Promise<unknown>;
  /** Whether the win of each bet is a part of the time. */
  settled?: boolean;
}
const KINDS: readonly Kind[] = [
  { what: 'a bet with twenty limits in force', prepare: addLimits },
  { what: 'a bet with a reality check', prepare: addRealityCheck },
  { what: 'a bet from a vendor wallet', prepare: apart },
  {
    what: 'a bet with all of them',
    prepare: async (database) => {
      for (const add of [addLimits, addRealityCheck, apart]) await add(database);
    },
  },
  { what: 'a bet and its win with an award', prepare: addAward, settled: true },
  { what: 'a bet and its win with missions, a leaderboard and points', prepare: addMissions, settled: true },
];

/** Milliseconds of each of some bets, one after the other, without the time between them. */
const betsOf = async (stand: Harness, count: number, settled = false): Promise<number[]> => {
  const play = await stand.openSession({ stakes: count });
  const spans: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    await play.nextRound();
    const startedAt = performance.now();
    const bet = await play.staked();
    if (settled) await play.settle(bet, { amount: play.stake });
    spans.push(performance.now() - startedAt);
  }
  return spans;
};

/** What the rules of player protection, vendor wallets and what brings members back cost a bet: signed calls at the vendor API, over HTTP. */
export const bets: Bench = {
  name: 'bets',
  title: 'Bets at the vendor API, with limits, reality checks, vendor wallets, awards and missions',
  references: ['tests/bench/bets/index.ts'],
  async run({ say, quick }): Promise<Section> {
    const { rounds, bets: count } = quick ? QUICK : FULL;
    const site = await startBenchSite();
    const database = openDatabase(site.databaseUrl, { size: 1 });
    try {
      const stand = await site.stand();
      await betsOf(stand, count);
      const taken = KINDS.map(() => ({ ours: [] as number[], plain: [] as number[] }));
      for (let round = 0; round < rounds; round += 1)
        for (const [index, { prepare, settled }] of KINDS.entries()) {
          await clear(database);
          taken[index]!.plain.push(...(await betsOf(stand, count, settled)));
          await prepare(database);
          taken[index]!.ours.push(...(await betsOf(stand, count, settled)));
        }
      const rows = KINDS.map(({ what }, index): Row => {
        const [ours, plain] = [median(taken[index]!.ours), median(taken[index]!.plain)];
        say(`${what}: ${ours.toFixed(2)} ms, without ${plain.toFixed(2)} ms`);
        return {
          what,
          ours: `${ours.toFixed(2)} ms`,
          reference: `${plain.toFixed(2)} ms`,
          ratio: ours / plain,
          reach: 'at most 1.1 times',
          met: ours / plain <= 1.1,
        };
      });
      return {
        rows,
        curves: [],
        notes: [
          `Medians of ${rounds} times ${count} bets of one player, each of a round of its own. The reference is the same player’s bets without them, just before. The statements that a bet sends are the same in all cases (tests/vendor-api/statements.test.ts).`,
        ],
      };
    } finally {
      await database.close();
      await site.close();
    }
  },
};
