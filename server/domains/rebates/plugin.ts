import { downlines } from '../../../contract/downlines.ts';
import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { rateBounds, setDirectRate } from './direct-member.ts';
import { setRebateBounds } from './operator/set-bounds.ts';
import { setRebateRate } from './operator/set-rate.ts';

/** Rebate rates of members (AGT-05). They are kept and shown; nothing is paid by them yet. */
export const rebates: Domain = {
  name: 'rebates',
  routes(app, ctx) {
    const { database } = ctx;
    const transaction = inTransaction(ctx);
    route(app, ctx, downlines.rateBounds, (call, { memberId }) =>
      database.readSnapshot((tx) => rateBounds(tx, call, memberId)),
    );
    route(app, ctx, downlines.setRate, (call, request) => database.transact((tx) => setDirectRate(tx, call, request)));
    route(app, ctx, downlinesOperator.setRebateRate, transaction(setRebateRate));
    route(app, ctx, downlinesOperator.setRebateBounds, transaction(setRebateBounds));
  },
};
