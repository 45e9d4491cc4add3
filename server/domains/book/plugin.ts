import type { Domain } from '../../app/domain.ts';
import { bookFeeds } from './feed.ts';
import { bookRoutes } from './routes.ts';

export const book: Domain = {
  name: 'book',
  dependencies: ['games', 'site', 'vendor'],
  routes: bookRoutes,
  feeds: bookFeeds,
};
