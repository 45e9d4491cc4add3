import { sql } from 'kysely';
import { VENDOR_NONCE_MS } from '../../../contract/vendor.ts';
import { everyMerchant } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { everyLeased, type LeasedJob } from '../../jobs/every-leased.ts';
import { reconcileAll } from './reconcile.ts';

const HOUR_MS = 3_600_000;
const SWEEP_EVERY_MS = 60_000;
/** A fixture is forgotten so long after its end, or after its vendor told of it last. */
const ENDED_DAYS = 1;
const SILENT_DAYS = 2;

/** Starts the vendor API's background jobs on one of the nodes. */
export const startVendorJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'vendor-nonces', SWEEP_EVERY_MS, () => forgetNonces(ctx)),
  everyLeased(ctx, 'vendor-odds', HOUR_MS, () => forgetFixtures(ctx)),
  // Checked each hour and run once a day, so that a restart neither skips nor repeats it.
  everyLeased(ctx, 'vendor-reconciliation', HOUR_MS, async () => {
    if (await isDue(ctx)) await reconcileAll(ctx);
  }),
];

/** Keeps nonces longer than a signature is valid, so that none can be reused. */
const forgetNonces = async ({ database }: BaseContext): Promise<void> => {
  await database.db
    .deleteFrom('vendor_nonces')
    .where('at', '<', sql<Date>`clock_timestamp() - ${VENDOR_NONCE_MS} * interval '1 millisecond'`)
    .execute();
};

/** Forgets the states of old fixtures, and their places in lists. */
const forgetFixtures = async ({ database }: BaseContext): Promise<void> => {
  await sql`select fixtures_forget(${ENDED_DAYS} * interval '1 day', ${SILENT_DAYS} * interval '1 day')`.execute(
    database.db,
  );
};

const isDue = async ({ database }: BaseContext): Promise<boolean> =>
  !(await everyMerchant(database.db)
    .selectFrom('vendor_reconciliations')
    .select('id')
    .where('at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .executeTakeFirst());
