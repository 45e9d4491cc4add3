import type { FastifyInstance } from 'fastify';
import { merchants } from '../../../contract/merchants.ts';
import { operator } from '../../../contract/operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { fundJackpot } from './operator/fund.ts';
import { newPool } from './operator/new-pool.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const jackpotOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, operator.fundJackpot, transaction(fundJackpot));
  route(app, ctx, merchants.newPool, transaction(newPool));
};
