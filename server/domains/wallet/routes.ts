import type { FastifyInstance } from 'fastify';
import { correctionsOperator } from '../../../contract/corrections-operator.ts';
import { operator } from '../../../contract/operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { balanceOf } from './balance.ts';
import { correct } from './operator/correct.ts';
import { shortfalls } from './operator/shortfalls.ts';
import { writeOff } from './operator/write-off.ts';

/** Routes for the balance, and the operator's commands on what members owe. */
export const walletRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, wallet.balance, ({ member }) => database.readSnapshot((tx) => balanceOf(tx, member)));
  route(app, ctx, operator.writeOff, inTransaction(ctx)(writeOff));
  route(app, ctx, correctionsOperator.correct, inTransaction(ctx)(correct));
  route(app, ctx, operator.shortfalls, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return shortfalls(database.db, merchant);
  });
};
