import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import type { LeasedRun } from '../../jobs/every-leased.ts';
import { lockWallet } from '../wallet/index.ts';
import { giveMissionPrize, lockProgress, type ProgressKey } from './claim.ts';

/** Prizes of one turn. */
const AT_ONCE = 200;

interface Due extends ProgressKey {
  merchant: string;
  currency: string;
  exponent: number;
}

/** Gives the prizes of missions that need no claim. One that was refused, such as by a spent budget, is left to a claim. */
export const giveReached = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  const { rows } = await sql<Due>`
    select p.merchant, p.mission_id as "missionId", p.member_id as "memberId", p.from_day as "from", m.currency, m.exponent
      from mission_progress p
      join members m on m.id = p.member_id
     where p.state = 'reached' and p.at_once and p.refusal is null and p.lapses_at > row_clock()
     order by p.reached_at limit ${AT_ONCE}`.execute(database.db);
  await eachInTurn(rows, signal, (due) =>
    database.transact(async (tx) => {
      const { merchant, missionId, memberId, from } = due;
      await guard(tx);
      await lockWallet(tx, due);
      const progress = await lockProgress(tx, merchant, due);
      if (progress?.state !== 'reached') return;
      const given = await giveMissionPrize(tx, merchant, due, progress.terms);
      if (!('refusal' in given)) return;
      await inMerchant(tx, merchant)
        .updateTable('mission_progress')
        .set({ refusal: given.refusal })
        .where('mission_id', '=', missionId)
        .where('member_id', '=', memberId)
        .where('from_day', '=', from)
        .execute();
      await sql`select missions_tell(${merchant}, array[${memberId}]::bigint[])`.execute(tx);
    }),
  );
};
