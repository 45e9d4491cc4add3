import type { Domain } from '../../app/domain.ts';
import { everyLeased } from '../../jobs/every-leased.ts';
import { withdrawalFeeds } from './feed.ts';
import { followPaid } from './follow-paid.ts';
import { payOut } from './pay-out.ts';
import { receiveOverdueParts } from './parts.ts';
import { withdrawalOperatorRoutes } from './operator.ts';
import { withdrawalRoutes } from './routes.ts';

export const withdrawals: Domain = {
  name: 'withdrawals',
  dependencies: ['auth', 'awards', 'games', 'wallet', 'support'],
  routes(app, ctx) {
    withdrawalRoutes(app, ctx);
    withdrawalOperatorRoutes(app, ctx);
  },
  feeds: withdrawalFeeds,
  jobs: (ctx) => [
    everyLeased(ctx, 'payouts', 1_000, async () => void (await payOut(ctx, ctx.payoutProviders))),
    everyLeased(ctx, 'payouts-followed', 60_000, async () => void (await followPaid(ctx, ctx.payoutProviders))),
    everyLeased(ctx, 'payout-parts', 60_000, async () => void (await receiveOverdueParts(ctx))),
  ],
};
