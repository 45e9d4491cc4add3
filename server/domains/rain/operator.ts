import type { FastifyInstance } from 'fastify';
import { rainOperator } from '../../../contract/rain-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { giveHouseRain } from './house-give.ts';
import { loggedRains } from './operator-reads.ts';

/** Rain of the house, and the rains of everybody. */
export const rainOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, rainOperator.give, inTransaction(ctx)(giveHouseRain));
  route(app, ctx, rainOperator.list, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: await ctx.database.readSnapshot((tx) => loggedRains(tx, merchant)) };
  });
};
