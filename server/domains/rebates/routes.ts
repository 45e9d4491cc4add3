import type { FastifyInstance } from 'fastify';
import { rebates } from '../../../contract/rebates.ts';
import { rebatesOperator } from '../../../contract/rebates-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { commonFailure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { findMerchant } from '../../http/viewer.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { checkOpen, claimRebate } from './claim.ts';
import { previewRebate } from './preview.ts';
import { claimLines, claims, ownRebate } from './published.ts';
import { rulesOf, setRules } from './rules.ts';

/** The member's rebate. Each call is refused while the merchant's module is off. */
export const rebateRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, rebates.own, ({ member, merchant, language, fail }) => {
    checkOpen(merchant, fail);
    return database.readSnapshot((tx) => ownRebate(tx, member, language));
  });
  route(app, ctx, rebates.claim, (call) => claimRebate(ctx, call));
  route(app, ctx, rebates.history, ({ member, merchant, fail }, request) => {
    checkOpen(merchant, fail);
    return database.readSnapshot((tx) => claims(tx, member, request));
  });
  route(app, ctx, rebates.lines, async ({ member, merchant, fail }, { claimId }) => {
    checkOpen(merchant, fail);
    const found = await database.readSnapshot((tx) => claimLines(tx, member, claimId));
    if (!found) throw fail('not_found');
    return found;
  });
};

export const rebateOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, rebatesOperator.setRules, inTransaction(ctx)(setRules));
  route(app, ctx, rebatesOperator.rules, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: await rulesOf(database.db, merchant) };
  });
  route(app, ctx, rebatesOperator.preview, async (_call, request) => {
    const merchant = await findMerchant(database.db, request.merchant);
    if (!merchant) throw commonFailure('unknown_merchant');
    return database.readSnapshot((tx) => previewRebate(tx, merchant, request, ctx.now()));
  });
};
