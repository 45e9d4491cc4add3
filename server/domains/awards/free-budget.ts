import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { AwardRow } from './change-state.ts';

/** Takes an award that never paid out of its campaign's budget. */
export const freeBudget = async (tx: Tx, { merchant, campaign_id, amount }: AwardRow): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('campaigns')
    .set({ awarded: sql<number>`awarded - ${amount}`, awards: sql<number>`awards - 1` })
    .where('id', '=', campaign_id)
    .execute();
};
