import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';

/** Returns the origins of a merchant's external vendors, whose games its pages may frame. A built-in vendor has only a path. */
export const vendorOrigins = async (db: Db, merchant: string): Promise<string[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('vendors')
    .select('base_url')
    .where('enabled', '=', true)
    .where('base_url', 'is not', null)
    .execute();
  const origins = rows.flatMap(({ base_url: address }) => {
    if (!address || !URL.canParse(address)) return [];
    const { protocol, origin } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
  });
  return [...new Set(origins)];
};
