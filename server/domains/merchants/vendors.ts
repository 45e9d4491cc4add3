import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { merchants } from '../../../contract/merchants.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { drawVendorKey } from '../vendor-api/index.ts';

interface Vendor {
  code: string;
  name: string;
  base_url: string | null;
  position: number;
}

/** Writes a vendor of a merchant; what exists is changed. */
export const writeVendor = async (tx: Tx, merchant: string, vendor: Vendor): Promise<void> => {
  await inMerchant(tx, merchant)
    .insertInto('vendors', vendor)
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'code']).doUpdateSet({
        name: sql<string>`excluded.name`,
        position: sql<number>`excluded.position`,
        base_url: sql<string>`excluded.base_url`,
      }),
    )
    .execute();
};

/** Draws a key of each direction for a vendor that never had any. Their secrets are known here alone. */
export const drawFirstKeys = async (
  tx: Tx,
  merchant: string,
  vendor: string,
): Promise<ResponseOf<typeof merchants.setVendor>['keys']> => {
  const keys = inMerchant(tx, merchant).selectFrom('vendor_keys').select('key_id').where('vendor', '=', vendor);
  if (await keys.executeTakeFirst()) return null;
  const drawn = await drawVendorKey(tx, merchant, vendor, 'in');
  return { in: drawn, out: await drawVendorKey(tx, merchant, vendor, 'out') };
};

/** Makes or changes a vendor. */
export const setVendor = async (
  tx: Tx,
  { merchant, vendor, name, baseUrl, position, reason }: RequestOf<typeof merchants.setVendor>,
): Promise<ResponseOf<typeof merchants.setVendor>> => {
  await lockMerchant(tx, merchant);
  const known = inMerchant(tx, merchant).selectFrom('vendors').select(['name', 'base_url', 'position']);
  const before = await known.where('code', '=', vendor).executeTakeFirst();
  const after = { name, base_url: baseUrl, position };
  await writeVendor(tx, merchant, { code: vendor, ...after });
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'vendor',
    reason,
    before: before ? { vendor, ...before } : null,
    after: { vendor, ...after },
  });
  return { keys: await drawFirstKeys(tx, merchant, vendor) };
};
