import type { Domain } from '../../domain.ts';
import { startPopularity } from './popularity.ts';
import { gamesRoutes } from './routes.ts';

export const games: Domain = {
  name: 'games',
  dependencies: ['site', 'vendor'],
  routes: gamesRoutes,
  jobs: (ctx) => [startPopularity(ctx)],
};
