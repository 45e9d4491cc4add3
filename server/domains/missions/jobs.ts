import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import type { Tx } from '../../db/database.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { emitStates } from '../../live/emit.ts';
import type { PlayConsumer } from '../../plays/jobs.ts';
import { readBoards } from './feed.ts';
import { giveReached } from './give-reached.ts';
import { payLeaderboards, rankLeaderboards } from './pay-ranks.ts';

/** Play counts within this, the turn of the days of play, and the time of the work. */
const COUNT_EVERY_MS = 500;
/** Ranks are announced at most this often. */
const BOARDS_EVERY_MS = 2_000;
/** Members of one transaction. */
const AT_ONCE = 500;

type Job = Pick<LeasedRun, 'signal' | 'guard'>;
type Ctx = Pick<BaseContext, 'database'>;

/** Notes the members whose play of a day changed. */
export const noteMissions: PlayConsumer = async (tx, changes) => {
  await sql`
    insert into mission_waiting (merchant, member_id, day)
    select distinct merchant, "memberId", day
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) c (merchant text, "memberId" bigint, day date)
     order by 2, 3
        on conflict do nothing`.execute(tx);
};

interface Noted {
  merchant: string;
  members: number[];
  days: string[];
}

const countBatch = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<Noted>`
    with gone as (
      delete from mission_waiting w using (
        select member_id, day from mission_waiting order by 1, 2 limit ${AT_ONCE} for update skip locked) first
       where w.member_id = first.member_id and w.day = first.day returning w.*)
    select merchant, to_jsonb(array_agg(member_id order by member_id, day)) as members,
           to_jsonb(array_agg(day order by member_id, day)) as days
      from gone group by 1 order by 1`.execute(tx);
  for (const { merchant, members, days } of rows) {
    const noted = sql`${merchant}, ${members}::bigint[], ${days}::date[]`;
    await sql`select missions_tell(${merchant}, missions_count(${noted}))`.execute(tx);
    await sql`select leaderboards_count(${noted})`.execute(tx);
  }
  return rows.reduce((sum, { members }) => sum + members.length, 0);
};

/** Counts the members that wait, in missions and leaderboards. */
export const countMissions = async ({ database }: Ctx, { signal, guard }: Job): Promise<void> => {
  for (let counted = AT_ONCE; counted === AT_ONCE && !signal.aborted;)
    counted = await database.transact(async (tx) => {
      await guard(tx);
      return countBatch(tx);
    });
};

/** Ends what was not claimed in time, of some members at a time. */
export const lapseMissions = async ({ database }: Ctx, { signal, guard }: Job): Promise<void> => {
  for (let lapsed = AT_ONCE; lapsed === AT_ONCE && !signal.aborted;)
    lapsed = await database.transact(async (tx) => {
      await guard(tx);
      const { rows } = await sql<{ merchant: string; members: number[]; count: number }>`
        with gone as (
          update mission_progress p set state = 'lapsed'
            from (select mission_id, member_id, from_day from mission_progress
                   where state = 'reached' and lapses_at <= row_clock() order by member_id limit ${AT_ONCE} for update skip locked) due
           where (p.mission_id, p.member_id, p.from_day) = (due.mission_id, due.member_id, due.from_day)
          returning p.merchant, p.member_id)
        select merchant, to_jsonb(array_agg(distinct member_id)) as members, count(*)::int as count
          from gone group by 1`.execute(tx);
      for (const { merchant, members } of rows)
        await sql`select missions_tell(${merchant}, ${members}::bigint[])`.execute(tx);
      return rows.reduce((sum, { count }) => sum + count, 0);
    });
};

/** Announces the ranks that changed. */
export const tellBoards = async ({ database }: Ctx, { guard }: Job): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from missions where board_changed`.execute(database.db);
  if (rows.length === 0) return;
  await database.transact(async (tx) => {
    await guard(tx);
    const changed = await sql<{ merchant: string; keys: string[] }>`
      with renewed as (update missions set board_changed = false, board_version = board_version + 1
                     where board_changed returning merchant, id)
      select merchant, to_jsonb(array_agg('board:' || id)) as keys from renewed group by 1`.execute(tx);
    for (const { merchant, keys } of changed.rows) {
      const boards = await readBoards(tx, merchant, keys);
      const room = `public:${merchant}` as const;
      await emitStates<'leaderboard'>(
        tx,
        merchant,
        boards.map((board) => ({ feed: 'leaderboard' as const, room, ...board })),
      );
    }
  });
};

/** Starts the jobs of missions, each on one of the nodes. */
export const startMissionJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'missions', COUNT_EVERY_MS, async (turn) => {
    await countMissions(ctx, turn);
    await giveReached(ctx, turn);
    await lapseMissions(ctx, turn);
  }),
  everyLeased(ctx, 'leaderboards', BOARDS_EVERY_MS, async (turn) => {
    await tellBoards(ctx, turn);
    await rankLeaderboards(ctx, turn);
    await payLeaderboards(ctx, turn);
  }),
];
