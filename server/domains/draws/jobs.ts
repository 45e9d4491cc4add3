import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { everyMerchant, type Db } from '../../db/database.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import type { PlayConsumer } from '../../plays/jobs.ts';
import { findDraw, lockDraws, ofKind } from './draw-row.ts';
import { drawsChanged } from './feed.ts';
import { raffleRow, type Raffle } from './raffle.ts';
import { drawRaffle, fixList, fixRandomness, giveWinner } from './raffle-draw.ts';

/** A raffle is drawn after its time, this and the time of the work. */
const EVERY_MS = 1_000;
const AT_ONCE = 500;

/** Counts tickets of raffles, and tells members whose stake of the day opens a wheel. */
export const countDraws: PlayConsumer = async (tx, changes) => {
  for (const merchant of [...new Set(changes.map((change) => change.merchant))].sort()) {
    const own = changes.filter((change) => change.merchant === merchant);
    await lockDraws(tx, merchant, 'member');
    const ids = [...new Set(own.map(({ memberId }) => memberId))];
    const { rows } = await sql<{ id: number }>`
      with ticketed as (select unnest(raffles_count(${merchant}, ${ids}::bigint[])) as id),
      today as (select points_today(${merchant}) as day),
      needed as (
        select distinct (t.terms ->> 'stake')::bigint as stake
          from draws d join draw_terms t on t.draw_id = d.id and t.version = d.terms_version
         where d.merchant = ${merchant} and d.kind = 'wheel' and d.state = 'running' and (t.terms ->> 'stake')::bigint > 0
      ), moved as (
        select c."memberId" as id, sum(c."validStake") as by
          from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) c ("memberId" bigint, day date, "validStake" bigint), today
         where c.day = today.day group by 1
      ), reached as (
        select m.id from moved m, today, needed n,
               lateral (select sum(valid_stake) as now from play_days where member_id = m.id and day = today.day) s
         where (s.now >= n.stake) <> (s.now - m.by >= n.stake)
      )
      select id from ticketed union select id from reached order by 1`.execute(tx);
    await drawsChanged(
      tx,
      merchant,
      rows.map(({ id }) => id),
    );
  }
};

type Context = Pick<BaseContext, 'database'>;
type Turn = Pick<LeasedRun, 'signal' | 'guard'>;

const dueRaffles = async (db: Db): Promise<Raffle[]> => {
  const rows = await everyMerchant(db)
    .selectFrom('draws')
    .select(['merchant', 'code'])
    .where('kind', '=', 'raffle')
    .where('state', '=', 'running')
    .where(sql<boolean>`to_day < points_today(merchant)`)
    .orderBy('id')
    .execute();
  const found = await Promise.all(rows.map(({ merchant, code }) => findDraw(db, merchant, code)));
  return found.flatMap((row) => ofKind(row, 'raffle') ?? []);
};

/** Fixes the lists of raffles that are over, draws those whose time has come, and gives their prizes. A rerun changes nothing. */
export const runRaffles = async ({ database }: Context, { signal, guard }: Turn): Promise<void> => {
  const raffles = await dueRaffles(database.db);
  await eachInTurn(
    [
      ...raffles.map((raffle) => () => advance({ database }, raffle, { signal, guard })),
      () => giveWinners({ database }, { signal, guard }),
    ],
    signal,
    (step) => step(),
  );
};

const advance = async ({ database }: Context, raffle: Raffle, { signal, guard }: Turn): Promise<void> => {
  const isDue = async (name: 'listsAt' | 'drawsAt') => {
    const { [name]: at } = await raffleRow(database.db, raffle);
    const { rows } = await sql<{ due: boolean }>`select ${at}::timestamptz <= row_clock() as due`.execute(database.db);
    return rows[0]!.due;
  };
  if (!(await isDue('listsAt'))) return;
  await database.transact(async (tx) => {
    await guard(tx);
    await fixList(tx, raffle);
  });
  if (!(await isDue('drawsAt'))) return;
  if (raffle.terms.publicSource === null)
    await database.transact(async (tx) => {
      await guard(tx);
      await fixRandomness(tx, raffle);
    });
  await drawRaffle({ database, guard, signal }, raffle);
};

/** Gives the prizes of drawn raffles. One that fails does not stop the others. */
export const giveWinners = async ({ database }: Context, { signal, guard }: Turn): Promise<void> => {
  const due = await everyMerchant(database.db)
    .selectFrom('raffle_winners')
    .select(['merchant', 'draw_id as drawId', 'place'])
    .where('decided_at', 'is', null)
    .orderBy('draw_id')
    .orderBy('place')
    .limit(AT_ONCE)
    .execute();
  await eachInTurn(due, signal, (winner) =>
    database.transact(async (tx) => {
      await guard(tx);
      await giveWinner(tx, winner);
    }),
  );
};

/** Starts the job that draws raffles, on one of the nodes. */
export const startDrawJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'raffles', EVERY_MS, (turn) => runRaffles(ctx, turn)),
];
