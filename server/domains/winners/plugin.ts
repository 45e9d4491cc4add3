import type { Domain } from '../../app/domain.ts';
import { winnerFeeds } from './feed.ts';
import { winnersRoutes } from './routes.ts';

export const winners: Domain = {
  name: 'winners',
  routes: winnersRoutes,
  feeds: winnerFeeds,
};
