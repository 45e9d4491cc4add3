import type { Domain } from '../../app/domain.ts';
import { everyLeased } from '../../jobs/every-leased.ts';
import { expireDeposits } from './expiry.ts';
import { walletFeeds } from './feed.ts';
import { walletOperatorRoutes } from './operator.ts';
import { walletRoutes } from './routes.ts';

export const wallet: Domain = {
  name: 'wallet',
  dependencies: ['site'],
  routes(app, ctx) {
    walletRoutes(app, ctx);
    walletOperatorRoutes(app, ctx);
  },
  feeds: walletFeeds,
  jobs: (ctx) => [
    everyLeased(ctx, 'deposit-expiry', 60_000, async () => void (await expireDeposits(ctx, ctx.providers))),
  ],
};
