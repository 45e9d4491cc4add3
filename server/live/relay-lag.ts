import { sql } from 'kysely';
import { everyMerchant } from '../db/database.ts';
import { withEveryMerchant } from '../db/scope.ts';
import type { BaseContext } from '../app/base-context.ts';

/** Age in milliseconds of the oldest envelope that waits for the relay; 0 if there is none. */
export const relayLag = async ({ database }: Pick<BaseContext, 'database'>): Promise<number> => {
  const { lag } = await withEveryMerchant(() =>
    everyMerchant(database.db)
      .selectFrom('outbox')
      .select(sql<number>`coalesce(round(extract(epoch from clock_timestamp() - min(at)) * 1000), 0)::int`.as('lag'))
      .executeTakeFirstOrThrow(),
  );
  return Math.max(0, lag);
};
