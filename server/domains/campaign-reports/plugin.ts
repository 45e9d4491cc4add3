import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { Domain } from '../../app/domain.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { effectOf } from './effect.ts';
import { previewMember } from './preview-member.ts';

/** What campaigns would give a member, and what they have brought. */
export const campaignReports: Domain = {
  name: 'campaign-reports',
  dependencies: ['awards', 'timed-awards'],
  routes(app, ctx) {
    const transaction = inTransaction(ctx);
    route(
      app,
      ctx,
      campaignsOperator.preview,
      transaction((tx, request) => previewMember(tx, request, ctx.now())),
    );
    route(app, ctx, campaignsOperator.effect, async (_call, request) => {
      await requireMerchant(ctx, request.merchant);
      return ctx.database.transact((tx) => effectOf(tx, request));
    });
  },
};
