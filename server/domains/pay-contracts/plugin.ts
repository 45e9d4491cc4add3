import type { Domain } from '../../app/domain.ts';
import { contractFeeds } from './feed.ts';
import { contractOperatorRoutes } from './operator.ts';
import { contractsRoutes } from './routes.ts';

export const payContracts: Domain = {
  name: 'pay-contracts',
  routes(app, ctx) {
    contractsRoutes(app, ctx);
    contractOperatorRoutes(app, ctx);
  },
  feeds: contractFeeds,
};
