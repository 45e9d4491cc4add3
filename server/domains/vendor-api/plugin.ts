import type { Domain } from '../../app/domain.ts';
import { vendorCommands } from './commands.ts';
import { vendorFeeds } from './feed.ts';
import { startVendorJobs } from './jobs.ts';
import { vendorOperatorRoutes } from './operator.ts';
import { vendorRoutes } from './routes.ts';

export const vendor: Domain = {
  name: 'vendor',
  dependencies: ['auth', 'jackpots', 'wallet'],
  async routes(app, ctx) {
    vendorOperatorRoutes(app, ctx);
    await vendorRoutes(app, ctx);
  },
  feeds: vendorFeeds,
  commands: vendorCommands,
  jobs: startVendorJobs,
};
