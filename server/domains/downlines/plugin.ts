import type { Domain } from '../../app/domain.ts';
import { downlineOperatorRoutes } from './operator.ts';
import { downlineRoutes } from './routes.ts';

export const downlines: Domain = {
  name: 'downlines',
  dependencies: ['auth', 'pay-contracts', 'rebates'],
  routes(app, ctx) {
    downlineRoutes(app, ctx);
    downlineOperatorRoutes(app, ctx);
  },
};
