import type { FastifyInstance } from 'fastify';
import { operator } from '../../../contract/operator.ts';
import { support } from '../../../contract/support.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { setModule, setResource, setSetting } from './operator/settings.ts';
import { setFlag, setStatus } from './operator/status.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const siteOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, operator.setStatus, transaction(setStatus));
  route(app, ctx, operator.setFlag, transaction(setFlag));
  route(app, ctx, support.setModule, transaction(setModule));
  route(app, ctx, support.setSetting, transaction(setSetting));
  route(app, ctx, support.setResource, transaction(setResource));
};
