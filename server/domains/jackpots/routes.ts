import type { FastifyInstance } from 'fastify';
import { jackpots } from '../../../contract/jackpots.ts';
import { route } from '../../http/route.ts';
import type { AppContext } from '../../app/context.ts';
import { jackpotAccounts } from './queries.ts';

/** Public routes of the pools (PP-28). */
export const jackpotRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, jackpots.list, async ({ merchant, language }) => ({
    list: await ctx.database.readSnapshot((tx) => jackpotAccounts(tx, merchant.code, language)),
  }));
};
