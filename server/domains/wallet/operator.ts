import type { FastifyInstance } from 'fastify';
import { operator } from '../../../contract/operator.ts';
import { paymentMethodsOperator } from '../../../contract/payment-methods-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { decideDeposit, waitingDeposits } from './operator/deposits.ts';
import { depositMethods } from './operator/methods.ts';
import { shortfalls, writeOff } from './operator/shortfalls.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const walletOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  const { db } = ctx.database;
  route(app, ctx, operator.decideDeposit, transaction(decideDeposit));
  route(app, ctx, operator.waitingDeposits, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return waitingDeposits(db, merchant);
  });
  route(app, ctx, paymentMethodsOperator.setDepositMethod, transaction(depositMethods.set));
  route(app, ctx, paymentMethodsOperator.depositMethods, (_call, { merchant }) => depositMethods.list(db, merchant));
  route(app, ctx, operator.writeOff, transaction(writeOff));
  route(app, ctx, operator.shortfalls, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return shortfalls(db, merchant);
  });
};
