import type { FastifyInstance } from 'fastify';
import { records } from '../../../contract/records.ts';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/route.ts';
import { replayOf } from './replay.ts';
import { betPage, transactionPage } from './queries.ts';

/** Routes for a member's own records: every movement of the wallet, every round. */
export const recordsRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx.database;
  route(app, ctx, records.transactions, ({ member }, query) => transactionPage(db, member, query));
  route(app, ctx, records.bets, ({ member, language }, { before }) => betPage(db, member, language, before));
  route(app, ctx, records.replay, ({ member, language }, { roundId }) => replayOf(ctx, member, language, roundId));
};
