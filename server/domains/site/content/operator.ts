import type { FastifyInstance } from 'fastify';
import { contentOperator } from '../../../../contract/content-operator.ts';
import type { AppContext } from '../../../app/context.ts';
import type { Db } from '../../../db/database.ts';
import { route } from '../../../http/route.ts';
import { inTransaction, requireMerchant } from '../../../operator/in-transaction.ts';
import { putBanners, readBanners, removeBanner } from './banners.ts';
import { putPicture } from './pictures.ts';
import type { ContentProblem } from './problems.ts';
import { putPromotions, readPromotions, removePromotion } from './promotions.ts';
import { putTopics, readTopics, removeTopic } from './topics.ts';

/** Operator commands for banners, promotions, help topics and pictures. Each is one transaction with an audit row. */
export const contentOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const transaction = inTransaction(ctx);
  const listed =
    <T>(read: (db: Db, merchant: string) => Promise<T[]>) =>
    async (_call: unknown, { merchant }: { merchant: string }): Promise<{ list: T[] }> => {
      await requireMerchant(ctx, merchant);
      return { list: await read(database.db, merchant) };
    };

  route(app, ctx, contentOperator.banners, listed(readBanners));
  route(app, ctx, contentOperator.putBanners, async ({ fail }, request) => {
    const missing = await missingPictures(app, request);
    return database.transact((tx) => putBanners(tx, request, fail, missing));
  });
  route(app, ctx, contentOperator.removeBanner, transaction(removeBanner));

  route(app, ctx, contentOperator.promotions, listed(readPromotions));
  route(app, ctx, contentOperator.putPromotions, async ({ fail }, request) => {
    const picturesMissing = await missingPictures(app, request);
    return database.transact((tx) => putPromotions(tx, request, fail, { picturesMissing, nowMs: ctx.now() }));
  });
  route(app, ctx, contentOperator.removePromotion, transaction(removePromotion));

  route(app, ctx, contentOperator.topics, listed(readTopics));
  route(app, ctx, contentOperator.putTopics, transaction(putTopics));
  route(app, ctx, contentOperator.removeTopic, transaction(removeTopic));

  route(app, ctx, contentOperator.putPicture, async (call, request) => {
    await requireMerchant(ctx, request.merchant);
    return putPicture(ctx, call, request);
  });
};

/** Problems of items whose picture this server does not answer: uploaded pictures, drawings and files of the site alike. */
const missingPictures = async (
  app: FastifyInstance,
  { merchant, list }: { merchant: string; list: readonly { picture: string }[] },
): Promise<ContentProblem[]> => {
  const problems = await Promise.all(
    list.map(async ({ picture }, index): Promise<ContentProblem[]> => {
      const url = picture.replace('{side}', 'start');
      const { statusCode, headers } = await app.inject({ method: 'GET', url, headers: { 'x-merchant': merchant } });
      const isPicture = statusCode === 200 && String(headers['content-type']).startsWith('image/');
      return isPicture ? [] : [{ index, field: 'picture', problem: 'no_picture' }];
    }),
  );
  return problems.flat();
};
