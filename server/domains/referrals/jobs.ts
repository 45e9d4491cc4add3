import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { everyMerchant, type Tx } from '../../db/database.ts';
import { eachInTurn } from '../../jobs/each-in-turn.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import type { PlayConsumer } from '../../plays/jobs.ts';
import { giveForReferral } from './give.ts';

/** What an invited member reached is given within this and the time of the work. */
const EVERY_MS = 500;
const AT_ONCE = 200;

/** Notes the referrals that play may have brought further. */
export const countReferrals: PlayConsumer = async (tx, changes) => {
  await sql`select referrals_count(${JSON.stringify(changes)}::jsonb)`.execute(tx);
};

/** Looks at all referrals that wait for it. */
export const giveReferralAwards = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select referral_id as id from referral_waiting group by 1 order by min(id) limit ${AT_ONCE}`.execute(database.db);
  await eachInTurn(rows, signal, ({ id }) =>
    database.transact(async (tx) => {
      await guard(tx);
      await lookAt(tx, id);
    }),
  );
};

const lookAt = async (tx: Tx, id: number): Promise<void> => {
  // Before anything is read: what happens from now on notes the referral again.
  await sql`delete from referral_waiting where referral_id = ${id}`.execute(tx);
  const referral = await everyMerchant(tx).selectFrom('referrals').selectAll().where('id', '=', id).executeTakeFirst();
  if (referral) await giveForReferral(tx, referral);
};

/** Starts the job that gives awards for referrals, on one of the nodes. */
export const startReferralJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'referrals', EVERY_MS, (turn) => giveReferralAwards(ctx, turn)),
];
