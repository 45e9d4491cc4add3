import type { FastifyInstance } from 'fastify';
import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { campaignStatuses, putCampaign, setCampaignState } from './campaigns.ts';
import { applyingAwards, decideAward } from './decide.ts';

export const awardOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, campaignsOperator.put, transaction(putCampaign));
  route(app, ctx, campaignsOperator.setState, transaction(setCampaignState));
  route(app, ctx, campaignsOperator.decide, transaction(decideAward));
  route(app, ctx, campaignsOperator.list, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: await campaignStatuses(ctx.database.db, merchant) };
  });
  route(app, ctx, campaignsOperator.applying, async (_call, request) => {
    await requireMerchant(ctx, request.merchant);
    return applyingAwards(ctx.database.db, request);
  });
};
