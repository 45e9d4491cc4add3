import { randomBytes } from 'node:crypto';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';

/** `in`: the vendor signs its calls to the platform; `out`: the platform signs its calls to the vendor. */
type Direction = 'in' | 'out';

/** Creates another key for a vendor of the merchant. Existing keys stay valid until they are revoked. */
export const drawVendorKey = async (
  tx: Tx,
  merchant: string,
  vendor: string,
  direction: Direction,
): Promise<{ keyId: string; secret: string }> => {
  const keyId = `${vendor.toLowerCase()}-${direction}-${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  await inMerchant(tx, merchant).insertInto('vendor_keys', { vendor, direction, key_id: keyId, secret }).execute();
  return { keyId, secret };
};
