import type { Domain } from '../../domain.ts';
import { transferRoutes } from './routes.ts';

export const transfers: Domain = {
  name: 'transfers',
  dependencies: ['wallet'],
  routes: transferRoutes,
};
