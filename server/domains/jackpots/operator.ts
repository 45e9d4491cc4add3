import type { FastifyInstance } from 'fastify';
import { operator } from '../../../contract/operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { fundJackpot } from './operator/fund.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const jackpotOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, operator.fundJackpot, inTransaction(ctx)(fundJackpot));
};
