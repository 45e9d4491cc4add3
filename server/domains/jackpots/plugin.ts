import type { Domain } from '../../app/domain.ts';
import { jackpotFeeds } from './feed.ts';
import { startJackpotJobs } from './jobs.ts';
import { POOL_CHECKS } from './ledger-checks.ts';
import { jackpotOperatorRoutes } from './operator.ts';
import { jackpotRoutes } from './routes.ts';

export const jackpots: Domain = {
  name: 'jackpots',
  routes(app, ctx) {
    jackpotRoutes(app, ctx);
    jackpotOperatorRoutes(app, ctx);
  },
  feeds: jackpotFeeds,
  jobs: startJackpotJobs,
  ledgerChecks: POOL_CHECKS,
};
