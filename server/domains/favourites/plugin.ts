import type { Domain } from '../../app/domain.ts';
import { favouritesRoutes } from './routes.ts';

export const favourites: Domain = {
  name: 'favourites',
  dependencies: ['games'],
  routes: favouritesRoutes,
};
