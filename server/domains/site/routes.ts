import type { FastifyInstance } from 'fastify';
import { report } from '../../../contract/report.ts';
import { site } from '../../../contract/site.ts';
import type { House } from '../../house.ts';
import { route } from '../../http/route.ts';
import { siteInfo, statusOf } from './info.ts';
import { bannersOf, helpOf, promotionsOf } from './queries.ts';

/** What the site shows to anybody, and the key to seal bodies with. */
export const siteRoutes = (app: FastifyInstance, house: House): void => {
  const { db } = house.database;
  route(app, house, site.status, ({ merchant }) => statusOf(merchant));
  route(app, house, site.info, (call) => siteInfo(house, call));
  route(app, house, site.sealingKey, async () => ({ ...(await app.sealing.current()), atMs: house.now() }));
  route(app, house, report.failure, ({ log, merchant }, failure) => {
    app.metrics.pageFailed(failure);
    log.warn({ merchant: merchant.code, failure }, 'a page failed');
    return {};
  });
  route(app, house, site.banners, async ({ merchant }, { groupName, language }) => ({
    list: await bannersOf(db, merchant.code, groupName, language),
  }));
  route(app, house, site.promotions, async ({ merchant }, { language }) => ({
    list: await promotionsOf(db, merchant.code, language),
  }));
  route(app, house, site.help, async ({ merchant }, { language }) => ({
    list: await helpOf(db, merchant.code, language),
  }));
};
