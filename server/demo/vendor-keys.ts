import { inMerchant } from '../db/merchant.ts';
import type { Db } from '../db/database.ts';

export interface VendorKeys {
  /** The vendor signs its calls to the platform with it. */
  in: { keyId: string; secret: string };
  /** The platform signs its calls to the vendor with it. */
  out: { keyId: string; secret: string };
}

/** Returns the vendors for which a merchant has keys. */
export const vendorsWithKeys = async (db: Db, merchant: string): Promise<string[]> => {
  const keys = inMerchant(db, merchant).selectFrom('vendor_keys').select('vendor').distinct();
  return (await keys.where('revoked_at', 'is', null).execute()).map(({ vendor }) => vendor);
};

/** Returns the keys of a built-in vendor. */
export const vendorKeysOf = async (db: Db, merchant: string, vendor: string): Promise<VendorKeys> => {
  const key = async (direction: 'in' | 'out', age: 'asc' | 'desc') => {
    const { key_id: keyId, secret } = await inMerchant(db, merchant)
      .selectFrom('vendor_keys')
      .select(['key_id', 'secret'])
      .where('vendor', '=', vendor)
      .where('direction', '=', direction)
      .where('revoked_at', 'is', null)
      .orderBy('created_at', age)
      .executeTakeFirstOrThrow();
    return { keyId, secret };
  };
  // The vendor uses the oldest key: operators create later ones for others and may revoke them. The platform signs with the
  // newest (platform-client.ts).
  return { in: await key('in', 'asc'), out: await key('out', 'desc') };
};
