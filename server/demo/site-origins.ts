import type { BaseContext } from '../app/base-context.ts';
import type { MerchantSettings } from '../http/viewer.ts';

/**
 * Returns the configured origins of the merchants' sites. They frame the Studio's games also where the merchant has other
 * origins for games (SYS-04).
 */
export const siteOrigins = async ({ database, config }: BaseContext): Promise<string[]> => {
  const rows = await database.db.selectFrom('merchants').select('settings').execute();
  const ofMerchants = rows.flatMap(({ settings }) => {
    const { mainDomain, domainRoute = [] } = settings as MerchantSettings;
    return mainDomain ? [...domainRoute, `https://${mainDomain}`, `http://${mainDomain}`] : domainRoute;
  });
  return [...new Set([...(config.publicUrl ? [new URL(config.publicUrl).origin] : []), ...ofMerchants])];
};
