import type { FastifyInstance } from 'fastify';
import { notices } from '../../../contract/notices.ts';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/route.ts';
import { noticePage } from './queries.ts';

/** Routes for the merchant's notices. New ones arrive over the socket. */
export const noticesRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, notices.list, ({ merchant }, query) =>
    ctx.database.readSnapshot((tx) => noticePage(tx, merchant.code, query)),
  );
};
