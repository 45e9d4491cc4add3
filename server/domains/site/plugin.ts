import type { Domain } from '../../app/domain.ts';
import { contentOperatorRoutes } from './content/operator.ts';
import { pictureRoute } from './content/picture-route.ts';
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
    contentOperatorRoutes(app, ctx);
    pictureRoute(app, ctx);
    manifestRoute(app, ctx);
  },
  feeds: siteFeeds,
};
