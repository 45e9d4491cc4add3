import { inMerchant } from '../db/merchant.ts';
import type { Db, Tx } from '../db/database.ts';
import { drawVendorKey } from '../domains/vendor/draw-key.ts';

export interface VendorKeys {
  /** By which the vendor signs its calls to us. */
  in: { keyId: string; secret: string };
  /** By which we sign ours to the vendor. */
  out: { keyId: string; secret: string };
}

/** Draws a vendor's keys where it has none: secrets of this installation alone. */
export const seedVendorKeys = async (tx: Tx, merchant: string, vendor: string): Promise<void> => {
  const brand = inMerchant(tx, merchant);
  for (const direction of ['in', 'out'] as const) {
    const known = await brand
      .selectFrom('vendor_keys')
      .select('key_id')
      .where('vendor', '=', vendor)
      .where('direction', '=', direction)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!known) await drawVendorKey(tx, merchant, vendor, direction);
  }
};

/** The keys of a vendor that lives in this house. */
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
  // Its own is the oldest: what an operator draws besides is for others, and may be revoked. We sign with our newest (platform-client.ts).
  return { in: await key('in', 'asc'), out: await key('out', 'desc') };
};
