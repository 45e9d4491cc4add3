import type { Domain } from '../../app/domain.ts';
import { walletFeeds } from './feed.ts';
import { walletRoutes } from './routes.ts';

export const wallet: Domain = {
  name: 'wallet',
  dependencies: ['site'],
  routes: walletRoutes,
  feeds: walletFeeds,
};
