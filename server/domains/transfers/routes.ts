import type { FastifyInstance } from 'fastify';
import { transfers } from '../../../contract/transfers.ts';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/route.ts';
import { sendToUpline } from './send-to-upline.ts';
import { uplineOverview } from './upline.ts';

/** Routes of transfers to the upline. */
export const transferRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, transfers.upline, (call) => database.readSnapshot((tx) => uplineOverview(tx, call)));
  route(app, ctx, transfers.toUpline, (call, request) => sendToUpline(ctx, call, request));
};
