import type { Domain } from '../../domain.ts';
import { transferOperatorRoutes } from './operator.ts';
import { transferRoutes } from './routes.ts';

export const transfers: Domain = {
  name: 'transfers',
  dependencies: ['wallet'],
  routes(app, ctx) {
    transferRoutes(app, ctx);
    transferOperatorRoutes(app, ctx);
  },
};
