import { proposalsOperator } from '../../../contract/proposals-operator.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { approveProposal, waitingProposals, withdrawProposal } from './proposals.ts';

/** Four eyes: what one member of staff proposes, another one approves (decision 0019). */
export const proposals: Domain = {
  name: 'proposals',
  dependencies: ['wallet', 'withdrawals'],
  routes(app, ctx) {
    const transaction = inTransaction(ctx);
    route(app, ctx, proposalsOperator.approve, transaction(approveProposal));
    route(app, ctx, proposalsOperator.withdraw, transaction(withdrawProposal));
    route(app, ctx, proposalsOperator.list, async (_call, request) => {
      await requireMerchant(ctx, request.merchant);
      return waitingProposals(ctx.database.db, request);
    });
  },
};
