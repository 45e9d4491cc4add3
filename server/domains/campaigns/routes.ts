import type { FastifyInstance } from 'fastify';
import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { campaignStatuses, putCampaign, setCampaignState } from './campaigns.ts';

export const campaignRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, campaignsOperator.put, transaction(putCampaign));
  route(app, ctx, campaignsOperator.setState, transaction(setCampaignState));
  route(app, ctx, campaignsOperator.list, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: await campaignStatuses(ctx.database.db, merchant) };
  });
};
