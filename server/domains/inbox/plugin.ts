import type { Domain } from '../../domain.ts';
import { inboxOperatorRoutes } from './operator.ts';
import { inboxRoutes } from './routes.ts';

/** Internal messages between agents and their direct members, and of the merchant to a member. */
export const inbox: Domain = {
  name: 'inbox',
  dependencies: ['notices', 'site'],
  routes(app, ctx) {
    inboxRoutes(app, ctx);
    inboxOperatorRoutes(app, ctx);
  },
};
