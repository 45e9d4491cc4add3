import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import type { Tx } from '../../db/database.ts';
import { everyLeased, type LeasedJob } from '../../jobs/every-leased.ts';

/** The longest time until a round counts in the order of lists. */
const EVERY_MS = 30_000;
/** A round is counted once it is this old: transactions that began earlier have ended by then. */
const SETTLED = sql`interval '15 seconds'`;
/** The most played tenth of each type of game is hot, within these bounds. */
const HOT = { oneOf: 10, min: 3, max: 24 };

/** Keeps the order and the hot games of every list by what is really played, on one of the nodes. */
export const startPopularity = (ctx: BaseContext): LeasedJob =>
  everyLeased(ctx, 'game-popularity', EVERY_MS, ({ guard, signal }) => countPlay(ctx, guard, signal));

/** Counts each merchant's new rounds, and marks its hot games. `guard` runs first in each transaction. */
export const countPlay = async (
  { database }: Pick<BaseContext, 'database'>,
  guard: (tx: Tx) => Promise<void> = async () => {},
  signal?: AbortSignal,
): Promise<void> => {
  const { rows } = await sql<{ code: string }>`select code from merchants order by code`.execute(database.db);
  for (const { code } of rows) {
    if (signal?.aborted) return;
    await database.transact(async (tx) => {
      await guard(tx);
      await addRounds(tx, code);
      await markHot(tx, code);
    });
  }
};

/** Play for demo money and rounds that were rolled back do not count. */
const addRounds = async (tx: Tx, merchant: string): Promise<void> => {
  // Weights are taken relative to today: those of a date would overflow.
  await sql`
    with span as (
      select since, greatest(since, now() - ${SETTLED}) as until, extract(epoch from now())::float8 / 86400 as today
        from (select coalesce((select until from play_counts where merchant = ${merchant}), '-infinity') as since) known),
         marked as (
      insert into play_counts (merchant, until) select ${merchant}, until from span
      on conflict (merchant) do update set until = excluded.until),
         rounds_of as (
      select node_id, sum(power(2::float8, greatest(extract(epoch from opened_at)::float8 / 86400 - (select today from span), -1000))) as weight
        from rounds
       where merchant = ${merchant} and ledger = 'real' and state <> 'rolled_back'
         and opened_at >= (select since from span) and opened_at < (select until from span)
       group by node_id)
    update games
       set played = today + ln(power(2::float8, greatest(played - today, -1000)) + weight) / ln(2::float8)
      from rounds_of, span
     where games.merchant = ${merchant} and games.node_id = rounds_of.node_id`.execute(tx);
};

/** Games that were never played follow by the merchant's own order. What the operator set stays. */
const markHot = async (tx: Tx, merchant: string): Promise<void> => {
  await sql`
    with ranked as (
      select node_id, hot_set, row_number() over of_type as place, count(*) over (partition by game_type) as games
        from games where merchant = ${merchant} and playable and enabled
      window of_type as (partition by game_type order by played desc, popularity desc, node_id)),
         chosen as (
      select node_id, coalesce(hot_set, place <= least(greatest(games / ${HOT.oneOf}, ${HOT.min}), ${HOT.max})) as hot from ranked)
    update games g set hot = chosen.hot from chosen
     where g.merchant = ${merchant} and g.node_id = chosen.node_id and g.hot <> chosen.hot`.execute(tx);
};
