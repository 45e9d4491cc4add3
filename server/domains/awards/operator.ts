import type { FastifyInstance } from 'fastify';
import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { applyingAwards, decideAward } from './decide.ts';

export const awardOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, campaignsOperator.decide, inTransaction(ctx)(decideAward));
  route(app, ctx, campaignsOperator.applying, async (_call, request) => {
    await requireMerchant(ctx, request.merchant);
    return applyingAwards(ctx.database.db, request);
  });
};
