import type { Domain } from '../../app/domain.ts';
import { startInboxJobs } from './jobs.ts';
import { inboxOperatorRoutes } from './operator.ts';
import { inboxRoutes } from './routes.ts';

/** Internal messages between agents and their direct members, and of the merchant to one member or many. */
export const inbox: Domain = {
  name: 'inbox',
  dependencies: ['notices', 'site'],
  routes(app, ctx) {
    inboxRoutes(app, ctx);
    inboxOperatorRoutes(app, ctx);
  },
  jobs: startInboxJobs,
};
