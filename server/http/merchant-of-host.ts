import { everyMerchant, type Db } from '../db/database.ts';
import { withEveryMerchant } from '../db/scope.ts';

/** Returns the code of the merchant at a host; undefined if it is none's. It runs before the merchant is known. */
export const merchantOfHost = async (db: Db, host: string): Promise<string | undefined> => {
  const domain = await withEveryMerchant(() =>
    everyMerchant(db)
      .selectFrom('domains')
      .select('merchant')
      .where('host', '=', host.toLowerCase())
      .executeTakeFirst(),
  );
  return domain?.merchant;
};
