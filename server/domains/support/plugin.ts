import type { Domain } from '../../app/domain.ts';
import { supportOperatorRoutes } from './operator.ts';
import { pictureRetention } from './pictures.ts';
import { serviceRoutes } from './routes.ts';

export const support: Domain = {
  name: 'support',
  dependencies: ['site'],
  routes(app, ctx) {
    serviceRoutes(app, ctx);
    supportOperatorRoutes(app, ctx);
  },
  retentions: [pictureRetention],
};
