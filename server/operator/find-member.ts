import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { commonFailure } from '../http/failure.ts';
import type { MemberRow } from '../http/viewer.ts';

/** Finds the member by name in any letter case. Throws `not_found`. */
export const findMember = async (
  tx: Tx,
  { merchant, account }: { merchant: string; account: string },
  /** Locks the row for a change. */
  { locked = false } = {},
): Promise<MemberRow> => {
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .selectAll()
    .where('username', '=', account.toLowerCase())
    .$if(locked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!member) throw commonFailure('not_found');
  return member;
};
