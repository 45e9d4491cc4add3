import type { FastifyInstance } from 'fastify';
import { points } from '../../../contract/points.ts';
import { pointsOperator } from '../../../contract/points-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { convert } from './convert.ts';
import { decideExchange, waitingExchanges } from './decide.ts';
import { productsOf, productStatus, putProduct } from './products.ts';
import { config, exchanges, pointBalance, products, transactions } from './published.ts';
import { redeem } from './redeem.ts';
import { rulesOf, setRules } from './rules.ts';

export const pointRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  route(app, ctx, points.balance, ({ member }) => pointBalance(db, member));
  route(app, ctx, points.reward, ({ member, language }) => products(db, member.merchant, language));
  route(app, ctx, points.redeem, (call, request) => redeem(ctx, call, request));
  route(app, ctx, points.redeemList, ({ member, language }, request) => exchanges(db, member, request, language));
  route(app, ctx, points.config, ({ member }) => config(db, member.merchant));
  route(app, ctx, points.transactionDetail, ({ member }, request) => transactions(db, member, request));
  route(app, ctx, points.convert, (call, request) => convert(ctx, call, request));
};

export const pointOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database, encryption } = ctx;
  const transaction = inTransaction(ctx);
  route(app, ctx, pointsOperator.setRules, transaction(setRules));
  route(app, ctx, pointsOperator.putProduct, transaction(putProduct));
  route(app, ctx, pointsOperator.decide, ({ fail }, request) =>
    database.transact((tx) => decideExchange(tx, encryption, request, fail)),
  );
  route(app, ctx, pointsOperator.rules, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: await rulesOf(database.db, merchant) };
  });
  route(app, ctx, pointsOperator.products, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return { list: (await productsOf(database.db, merchant)).map(productStatus) };
  });
  route(app, ctx, pointsOperator.exchanges, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return database.readSnapshot((tx) => waitingExchanges(tx, merchant, encryption));
  });
};
