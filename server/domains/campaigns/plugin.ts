import type { Domain } from '../../app/domain.ts';
import { campaignRoutes } from './routes.ts';

/** What a merchant offers: campaigns with versions of their terms, and whom each is open to. */
export const campaigns: Domain = {
  name: 'campaigns',
  dependencies: ['site'],
  routes: campaignRoutes,
};
