import type { Domain } from '../../app/domain.ts';
import { everyLeased } from '../../jobs/every-leased.ts';
import { expireDeposits } from './expiry.ts';
import { depositRoutes } from './routes.ts';

export const deposits: Domain = {
  name: 'deposits',
  dependencies: ['site', 'wallet', 'awards'],
  routes: depositRoutes,
  jobs: (ctx) => [
    everyLeased(ctx, 'deposit-expiry', 60_000, async () => void (await expireDeposits(ctx, ctx.providers))),
  ],
};
