import type { FirebaseChannel } from '../../../../contract/firebase-token.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { MemberRow } from '../../../http/viewer.ts';

/** A person as identified by Firebase. */
export interface FirebaseLink {
  project: string;
  uid: string;
  channel: FirebaseChannel;
}

/** Links this person to the member. Returns whether the link is new. */
export const linkPerson = async (
  tx: Tx,
  { id, merchant }: Pick<MemberRow, 'id' | 'merchant'>,
  { project, uid, channel }: FirebaseLink,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await inMerchant(tx, merchant)
    .insertInto('firebase_identities', { project, uid, channel, member_id: id })
    .onConflict((conflict) => conflict.columns(['merchant', 'project', 'uid']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
