import { downlines } from '../../../contract/downlines.ts';
import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { rateBounds, setDirectRate } from './direct-member.ts';
import { rebateFeeds } from './feed.ts';
import { countRebates, startRebateJobs } from './jobs.ts';
import { REBATE_CHECKS } from './ledger-checks.ts';
import { setRebateBounds } from './operator/set-bounds.ts';
import { setRebateRate } from './operator/set-rate.ts';
import { rebateOperatorRoutes, rebateRoutes } from './routes.ts';

/** Rebates of play (MEM-01), and the rates of accounts that uplines set (AGT-05). */
export const rebates: Domain = {
  name: 'rebates',
  dependencies: ['wallet'],
  routes(app, ctx) {
    const { database } = ctx;
    const transaction = inTransaction(ctx);
    route(app, ctx, downlines.rateBounds, (call, { memberId }) =>
      database.readSnapshot((tx) => rateBounds(tx, call, memberId)),
    );
    route(app, ctx, downlines.setRate, (call, request) => database.transact((tx) => setDirectRate(tx, call, request)));
    route(app, ctx, downlinesOperator.setRebateRate, transaction(setRebateRate));
    route(app, ctx, downlinesOperator.setRebateBounds, transaction(setRebateBounds));
    rebateRoutes(app, ctx);
    rebateOperatorRoutes(app, ctx);
  },
  feeds: rebateFeeds,
  countPlays: countRebates,
  jobs: startRebateJobs,
  ledgerChecks: REBATE_CHECKS,
};
