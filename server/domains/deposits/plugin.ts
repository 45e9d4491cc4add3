import type { Domain } from '../../app/domain.ts';
import { everyLeased } from '../../jobs/every-leased.ts';
import { requestOutcomes } from './outcomes.ts';
import { depositRoutes } from './routes.ts';

export const deposits: Domain = {
  name: 'deposits',
  dependencies: ['site', 'wallet', 'awards'],
  routes: depositRoutes,
  jobs: (ctx) => [everyLeased(ctx, 'deposit-outcomes', 60_000, () => requestOutcomes(ctx, ctx.providers))],
};
