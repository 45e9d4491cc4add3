import type { Domain } from '../../domain.ts';
import { recordsRoutes } from './routes.ts';

export const records: Domain = {
  name: 'records',
  dependencies: ['games', 'vendor'],
  routes: recordsRoutes,
};
