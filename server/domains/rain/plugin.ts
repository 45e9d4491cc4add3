import type { Domain } from '../../app/domain.ts';
import { startRainJobs } from './jobs.ts';
import { RAIN_CHECKS } from './ledger-checks.ts';
import { rainOperatorRoutes } from './operator.ts';
import { rainRoutes } from './routes.ts';

/** Rain in the chat: a sum in shares of random size for those present (MEM-08). */
export const rain: Domain = {
  name: 'rain',
  dependencies: ['chat', 'wallet'],
  routes(app, ctx) {
    rainRoutes(app, ctx);
    rainOperatorRoutes(app, ctx);
  },
  jobs: startRainJobs,
  ledgerChecks: RAIN_CHECKS,
};
