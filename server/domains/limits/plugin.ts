import type { Domain } from '../../app/domain.ts';
import { limitsOperatorRoutes } from './operator.ts';
import { limitsRoutes } from './routes.ts';

export const limits: Domain = {
  name: 'limits',
  dependencies: ['wallet', 'awards', 'deposits'],
  routes(app, ctx) {
    limitsRoutes(app, ctx);
    limitsOperatorRoutes(app, ctx);
  },
};
