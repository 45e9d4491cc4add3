import type { Domain } from '../../app/domain.ts';
import { siteFeeds } from './feed.ts';
import { manifestRoute } from './manifest.ts';
import { siteOperatorRoutes } from './operator.ts';
import { siteRoutes } from './routes.ts';

export const site: Domain = {
  name: 'site',
  dependencies: ['jackpots'],
  routes(app, ctx) {
    siteRoutes(app, ctx);
    siteOperatorRoutes(app, ctx);
    manifestRoute(app, ctx);
  },
  feeds: siteFeeds,
};
