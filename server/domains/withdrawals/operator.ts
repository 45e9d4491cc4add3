import type { FastifyInstance } from 'fastify';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { paymentMethodsOperator } from '../../../contract/payment-methods-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { withdrawalMethods } from './operator/methods.ts';
import { newWithdrawalMethod } from './operator/new-method.ts';
import { unconfirmedAccounts } from './operator/unconfirmed-accounts.ts';
import { decideWithdrawal, queue, resolvePart } from './operator/withdrawals.ts';

/** Operator commands on withdrawals. Each is one transaction with an audit row. */
export const withdrawalOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, withdrawalOperator.decide, transaction(decideWithdrawal));
  route(app, ctx, withdrawalOperator.resolvePart, transaction(resolvePart));
  route(app, ctx, paymentMethodsOperator.setWithdrawalMethod, transaction(withdrawalMethods.set));
  route(app, ctx, paymentMethodsOperator.newWithdrawalMethod, transaction(newWithdrawalMethod(ctx.payoutProviders)));
  route(app, ctx, paymentMethodsOperator.withdrawalMethods, (_call, { merchant }) =>
    withdrawalMethods.list(ctx.database.db, merchant),
  );
  route(app, ctx, withdrawalOperator.unconfirmedAccounts, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return unconfirmedAccounts(ctx.database.db, merchant);
  });
  route(app, ctx, withdrawalOperator.queue, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return queue(ctx.database.db, merchant);
  });
};
