import type { Domain } from '../../app/domain.ts';
import { gamesOperatorRoutes } from './operator.ts';
import { startPopularity } from './popularity.ts';
import { gamesRoutes } from './routes.ts';

export const games: Domain = {
  name: 'games',
  dependencies: ['site', 'vendor'],
  routes(app, ctx) {
    gamesOperatorRoutes(app, ctx);
    gamesRoutes(app, ctx);
  },
  jobs: (ctx) => [startPopularity(ctx)],
};
