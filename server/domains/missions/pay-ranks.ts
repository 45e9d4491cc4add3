import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { MissionTerms, type OnlyLeaderboard } from '../../../contract/mission-terms.ts';
import { Prize } from '../../../contract/prizes.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import type { LeasedRun } from '../../jobs/every-leased.ts';
import { givePrize } from '../prizes/index.ts';
import { lastPrizePlace, rankPrize } from './rank-prizes.ts';

type Job = Pick<LeasedRun, 'signal' | 'guard'>;
type Ctx = Pick<BaseContext, 'database'>;

interface OverPeriod {
  merchant: string;
  missionId: number;
  from: string;
  terms: unknown;
}

/** What a prize of a rank is for: once for each period. */
const rankOccasion = ({ missionId, from }: Pick<OverPeriod, 'missionId' | 'from'>): string =>
  `leaderboard:${missionId}:${from}`;

/**
 * Fixes the ranks of periods that are over, with their prizes: after the hours in which late settles still count, when no bet of the
 * period waits to be counted. A paused leaderboard waits until it runs or is ended.
 */
export const rankLeaderboards = async ({ database }: Ctx, { signal, guard }: Job): Promise<void> => {
  const { rows } = await sql<OverPeriod>`
    select p.merchant, p.mission_id as "missionId", p.from_day as "from", t.terms
      from leaderboard_periods p
      join missions m on m.id = p.mission_id and m.state in ('running', 'ended')
      join merchants b on b.code = p.merchant
      join mission_terms t on t.mission_id = p.mission_id and t.version = p.terms_version
     where p.state = 'open'
       and day_begin(least(p.to_day, m.ends_on) + 1, b.brand) + (t.terms ->> 'settleHours')::int * interval '1 hour' <= row_clock()
       and not exists (select from mission_waiting w where w.merchant = p.merchant and w.day between p.from_day and p.to_day)
       and not exists (select from play_waiting w join rounds r on r.id = w.round_id
                        where w.merchant = p.merchant and merchant_day(r.opened_at, b.brand) between p.from_day and p.to_day)
     order by 2, 3`.execute(database.db);
  await eachInTurn(rows, signal, (period) =>
    database.transact(async (tx) => {
      await guard(tx);
      await rankPeriod(tx, period);
    }),
  );
};

const rankPeriod = async (tx: Tx, { missionId, from, terms }: OverPeriod): Promise<void> => {
  const { rows } = await sql<{ done: boolean }>`select leaderboard_rank(${missionId}, ${from}) as done`.execute(tx);
  if (rows[0]?.done) await setPrizes(tx, { missionId, from }, MissionTerms.parse(terms) as OnlyLeaderboard);
};

/** Writes the prize of each rank to its members. */
const setPrizes = async (
  tx: Tx,
  { missionId, from }: Pick<OverPeriod, 'missionId' | 'from'>,
  terms: OnlyLeaderboard,
): Promise<void> => {
  const { rows } = await sql<{ rank: number; tied: number }>`
    select distinct rank, tied from leaderboard_results
     where mission_id = ${missionId} and from_day = ${from} and rank <= ${lastPrizePlace(terms)}`.execute(tx);
  const prizes = rows.flatMap(({ rank, tied }) => {
    const prize = rankPrize(terms, rank, tied);
    return prize ? [{ rank, prize }] : [];
  });
  await sql`
    update leaderboard_results r set prize = p.prize, state = 'due'
      from jsonb_to_recordset(${JSON.stringify(prizes)}::jsonb) p (rank int, prize jsonb)
     where r.mission_id = ${missionId} and r.from_day = ${from} and r.rank = p.rank`.execute(tx);
};

/** Prizes of one transaction. */
const AT_ONCE = 100;

interface DuePrize {
  memberId: number;
  prize: unknown;
}

/** Pays the prizes of ranked periods, in batches; a rerun goes on where the last run stopped, and pays nothing again. */
export const payLeaderboards = async ({ database }: Ctx, { signal, guard }: Job): Promise<void> => {
  const { rows } = await sql<Omit<OverPeriod, 'terms'>>`
    select merchant, mission_id as "missionId", from_day as "from" from leaderboard_periods where state = 'ranked'
     order by 2, 3`.execute(database.db);
  await eachInTurn(rows, signal, async (period) => {
    for (let paid = AT_ONCE; paid === AT_ONCE && !signal.aborted;)
      paid = await database.transact(async (tx) => {
        await guard(tx);
        return payBatch(tx, period);
      });
  });
};

const payBatch = async (tx: Tx, { merchant, missionId, from }: Omit<OverPeriod, 'terms'>): Promise<number> => {
  const { rows } = await sql<DuePrize>`
    select member_id as "memberId", prize from leaderboard_results
     where mission_id = ${missionId} and from_day = ${from} and state = 'due'
     order by member_id limit ${AT_ONCE} for update`.execute(tx);
  for (const { memberId, prize } of rows) {
    const given = await givePrize(tx, {
      ...{ merchant, memberId, prize: Prize.parse(prize) },
      occasion: rankOccasion({ missionId, from }),
    });
    await inMerchant(tx, merchant)
      .updateTable('leaderboard_results')
      .set(
        'refusal' in given
          ? { state: 'refused', refusal: given.refusal }
          : { state: 'given', award_id: given.awardId, given_at: sql<Date>`row_clock()` },
      )
      .where('mission_id', '=', missionId)
      .where('from_day', '=', from)
      .where('member_id', '=', memberId)
      .execute();
  }
  if (rows.length < AT_ONCE)
    await inMerchant(tx, merchant)
      .updateTable('leaderboard_periods')
      .set({ state: 'paid', paid_at: sql<Date>`row_clock()` })
      .where('mission_id', '=', missionId)
      .where('from_day', '=', from)
      .where('state', '=', 'ranked')
      .execute();
  return rows.length;
};
