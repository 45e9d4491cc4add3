import type { Domain } from '../../app/domain.ts';
import { pointFeeds } from './feed.ts';
import { countPoints, startPointJobs } from './jobs.ts';
import { POINT_CHECKS } from './ledger-checks.ts';
import { pointOperatorRoutes, pointRoutes } from './routes.ts';

/** Points that play earns, and what they are exchanged for. */
export const points: Domain = {
  name: 'points',
  dependencies: ['wallet', 'campaigns', 'awards', 'withdrawals'],
  routes(app, ctx) {
    pointRoutes(app, ctx);
    pointOperatorRoutes(app, ctx);
  },
  feeds: pointFeeds,
  countPlays: countPoints,
  jobs: startPointJobs,
  ledgerChecks: POINT_CHECKS,
};
