import { sql } from 'kysely';

/**
 * SQL condition: a row of `pools` can be won, because a game that may be opened feeds it. Other pools are hidden and release
 * nothing.
 */
export const isPlayablePool = sql<boolean>`exists (
  select from games g join vendors v on v.merchant = g.merchant and v.code = g.vendor
   where g.merchant = pools.merchant and g.pool_id = pools.id and g.playable and g.enabled and v.enabled)`;
