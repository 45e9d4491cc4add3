import { sql } from 'kysely';
import type { RequestOf } from '../../../../contract/define.ts';
import type { operator } from '../../../../contract/operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import { drawVendorKey } from '../draw-key.ts';
import { commonFailure } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

/**
 * Generates a key with which a vendor signs its calls. The secret is shown only now; the audit contains only the key's id.
 */
export const newVendorKey = async (
  tx: Tx,
  { merchant, vendor, reason }: RequestOf<typeof operator.newVendorKey>,
): Promise<{ keyId: string; secret: string }> => {
  await lockMerchant(tx, merchant);
  const known = await inMerchant(tx, merchant)
    .selectFrom('vendors')
    .select('code')
    .where('code', '=', vendor)
    .executeTakeFirst();
  if (!known) throw commonFailure('not_found');
  const key = await drawVendorKey(tx, merchant, vendor, 'in');
  const after = { vendor, keyId: key.keyId };
  await audit(tx, { merchant, actor: staffActor(), action: 'vendor_key_new', reason, before: null, after });
  return key;
};

/** Revokes a vendor's key. Calls signed with it are refused from then on. */
export const revokeVendorKey = async (
  tx: Tx,
  { merchant, keyId, reason }: RequestOf<typeof operator.revokeVendorKey>,
): Promise<Record<string, never>> => {
  await lockMerchant(tx, merchant);
  const revoked = await inMerchant(tx, merchant)
    .updateTable('vendor_keys')
    .set({ revoked_at: sql<Date>`clock_timestamp()` })
    .where('key_id', '=', keyId)
    .where('direction', '=', 'in')
    .where('revoked_at', 'is', null)
    .returning('vendor')
    .executeTakeFirst();
  if (!revoked) throw commonFailure('not_found');
  const before = { vendor: revoked.vendor, keyId };
  await audit(tx, { merchant, actor: staffActor(), action: 'vendor_key_revoke', reason, before, after: null });
  return {};
};
