import type { FastifyInstance } from 'fastify';
import { operator } from '../../../contract/operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { killSwitch } from './operator/kill-switch.ts';
import { newVendorKey, revokeVendorKey } from './operator/vendor-key.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const vendorOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, operator.newVendorKey, transaction(newVendorKey));
  route(app, ctx, operator.revokeVendorKey, transaction(revokeVendorKey));
  route(app, ctx, operator.killSwitch, async (_call, request) => {
    await ctx.database.transact((tx) => killSwitch(tx, request));
    return {};
  });
};
