import type { FastifyInstance } from 'fastify';
import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { freezeAgent } from './operator/freeze.ts';
import { newAgent } from './operator/new-agent.ts';
import { setUpline } from './operator/set-upline.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const downlineOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, downlinesOperator.freeze, transaction(freezeAgent));
  route(app, ctx, downlinesOperator.newAgent, ({ fail }, request) => newAgent(ctx, request, fail));
  route(app, ctx, downlinesOperator.setUpline, transaction(setUpline));
};
