import type { Domain } from '../../app/domain.ts';
import { awardFeeds } from './feed.ts';
import { startAwardJobs } from './jobs.ts';
import { AWARD_CHECKS } from './ledger-checks.ts';
import { awardOperatorRoutes } from './operator.ts';
import { awardRoutes } from './routes.ts';

/** Members' awards of campaigns: bonus money and its requirement. */
export const awards: Domain = {
  name: 'awards',
  dependencies: ['site', 'wallet', 'campaigns'],
  routes(app, ctx) {
    awardRoutes(app, ctx);
    awardOperatorRoutes(app, ctx);
  },
  feeds: awardFeeds,
  jobs: startAwardJobs,
  ledgerChecks: AWARD_CHECKS,
};
