import type { Domain } from '../../domain.ts';
import { lotteriesRoutes } from './routes.ts';

export const lotteries: Domain = {
  name: 'lotteries',
  dependencies: ['games', 'vendor'],
  routes: lotteriesRoutes,
};
