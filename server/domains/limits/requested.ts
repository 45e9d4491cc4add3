import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';

/** Records that the member was asked whether to set a limit, or set one (PP-13). The first time counts. */
export const recordRequested = async (tx: Tx, { merchant, id }: MemberRow): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('members')
    .set({ limits_prompted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('limits_prompted_at', 'is', null)
    .execute();
};
