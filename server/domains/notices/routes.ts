import type { FastifyInstance } from 'fastify';
import { notices } from '../../../contract/notices.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { agentNotices } from '../../../contract/agent-notices.ts';
import { agentNoticePage, noticePage } from './queries.ts';
import { markAllRead } from './read.ts';

/** Routes for the merchant's notices. New ones, and new unread counts, arrive over the socket. */
export const noticesRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, notices.list, ({ merchant }, query) =>
    ctx.database.readSnapshot((tx) => noticePage(tx, merchant.code, query)),
  );
  route(app, ctx, agentNotices.list, ({ member }, { pageNo }) =>
    ctx.database.readSnapshot((tx) => agentNoticePage(tx, member, pageNo)),
  );
  route(app, ctx, agentNotices.readAll, async ({ member }, { upToId }) => {
    await ctx.database.transact((tx) => markAllRead(tx, member, upToId));
    return {};
  });
};
