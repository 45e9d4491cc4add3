import { moduleTree } from '../../../contract/modules.ts';
import { fieldRules } from '../../../contract/register-fields.ts';
import type { SiteInfo } from '../../../contract/site.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { Call } from '../../http/route.ts';
import { statusOf } from '../../http/viewer.ts';
import { epochOf, poolsOf } from './queries.ts';

/** Returns the site configuration (SYS-04) with what the first page also needs. */
export const siteInfo = async (ctx: BaseContext, { merchant, ip }: Call): Promise<SiteInfo> => {
  const { db } = ctx.database;
  const { settings, status } = merchant;
  const [jackpots, epoch] = await Promise.all([poolsOf(db, merchant.code), epochOf(db)]);
  return {
    brand: merchant.brand,
    flags: merchant.flags,
    customerService: settings.customerService ?? null,
    domainRoute: settings.domainRoute ?? [],
    resources: settings.resources ?? [],
    whitelabel: moduleTree(merchant.modules),
    registerValidators: fieldRules(settings.registerFields),
    mainDomain: settings.mainDomain ?? '',
    singleWallet: settings.singleWallet ?? true,
    analytics: { gtagId: settings.gtagId ?? null },
    imageCDNs: settings.imageCDNs ?? [],
    launchGameCDNs: settings.launchGameCDNs ?? [],
    location: { ip },
    maintenance: status === 1,
    regionRestriction: status === 2,
    status: statusOf(merchant),
    statusSeq: merchant.status_version,
    version: ctx.version,
    epoch,
    jackpots,
    serverTimeMs: ctx.now(),
  };
};
