import type { Domain } from '../../app/domain.ts';
import { lotteriesRoutes } from './routes.ts';

export const lotteries: Domain = {
  name: 'lotteries',
  dependencies: ['games', 'vendor'],
  routes: lotteriesRoutes,
};
