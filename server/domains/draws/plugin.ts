import type { Domain } from '../../app/domain.ts';
import { drawFeeds } from './feed.ts';
import { countDraws, startDrawJobs } from './jobs.ts';
import { DRAW_CHECKS } from './ledger-checks.ts';
import { drawOperatorRoutes, drawRoutes } from './routes.ts';

/** Wheels, raffles and sign-in calendars. */
export const draws: Domain = {
  name: 'draws',
  dependencies: ['site', 'wallet', 'awards', 'points'],
  routes(app, ctx) {
    drawRoutes(app, ctx);
    drawOperatorRoutes(app, ctx);
  },
  feeds: drawFeeds,
  countPlays: countDraws,
  jobs: startDrawJobs,
  ledgerChecks: DRAW_CHECKS,
};
