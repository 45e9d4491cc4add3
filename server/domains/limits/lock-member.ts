import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';

/**
 * Locks the member's wallets and then the member, as everywhere. A bet holds the wallets and a deposit's order the member, so
 * each of them commits before this transaction or sees what it changed.
 */
export const lockMember = async (tx: Tx, { merchant, id }: MemberRow): Promise<void> => {
  await sql`select vendor_lock(${merchant}, array[${id}]::bigint[])`.execute(tx);
  await inMerchant(tx, merchant).selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};
