import { sql } from 'kysely';

/** Whether a row of `pools` can be won: a game that may be opened now feeds it. Others are shown nowhere and release nothing. */
export const isPlayablePool = sql<boolean>`exists (
  select from games g join vendors v on v.merchant = g.merchant and v.code = g.vendor
   where g.merchant = pools.merchant and g.pool_id = pools.id and g.playable and g.enabled and v.enabled)`;
