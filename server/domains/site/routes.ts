import type { FastifyInstance } from 'fastify';
import { report } from '../../../contract/report.ts';
import { site } from '../../../contract/site.ts';
import type { AppContext } from '../../app/context.ts';
import { pageFault } from '../../faults/faults.ts';
import { sourceOf } from '../../faults/page-place.ts';
import { route } from '../../http/route.ts';
import { statusOf } from '../../http/viewer.ts';
import { siteInfo } from './info.ts';
import { bannersOf, helpOf, promotionsOf } from './queries.ts';

/** Routes for the site's public information, and the key for sealed bodies. */
export const siteRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  route(app, ctx, site.status, ({ merchant }) => statusOf(merchant));
  route(app, ctx, site.info, (call) => siteInfo(ctx, call));
  route(app, ctx, site.domainRoutes, ({ merchant }) => ({ list: merchant.settings.domainRoute ?? [] }));
  route(app, ctx, site.sealingKey, async () => ({ ...(await ctx.sealing.current()), atMs: ctx.now() }));
  route(app, ctx, report.failure, ({ log, merchant }, failure) => {
    ctx.metrics.pageFailed(failure);
    const source = failure.file && sourceOf(failure.file);
    log.warn({ merchant: merchant.code, failure, ...(source && { source }) }, 'a page failed');
    const fault = pageFault(merchant.code, failure, source || undefined);
    if (fault) ctx.faults?.report(fault);
    return {};
  });
  route(app, ctx, site.banners, async ({ merchant }, { groupName, language }) => ({
    list: await bannersOf(db, merchant.code, groupName, language),
  }));
  route(app, ctx, site.promotions, async ({ merchant }, { language }) => ({
    list: await promotionsOf(db, merchant.code, language),
  }));
  route(app, ctx, site.help, async ({ merchant }, { language }) => ({
    list: await helpOf(db, merchant.code, language),
  }));
};
