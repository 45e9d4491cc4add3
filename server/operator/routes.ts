import type { FastifyInstance } from 'fastify';
import { operator } from '../../contract/operator.ts';
import type { AppContext } from '../app/context.ts';
import { route } from '../http/route.ts';
import { newEpoch } from '../live/epoch.ts';
import { audit } from './audit.ts';
import { requireMerchant } from './in-transaction.ts';
import { readAudit } from './read-audit.ts';
import { readIncidents } from './read-incidents.ts';
import { verifyAudit } from './verify-audit.ts';
import { OPERATOR } from './merchant.ts';

/** Registers the operator commands that concern the whole platform. Domains register their own. */
export const operatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  route(app, ctx, operator.readAudit, async (_call, request) => {
    await requireMerchant(ctx, request.merchant);
    return database.readSnapshot((tx) => readAudit(tx, request));
  });
  route(app, ctx, operator.incidents, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    return readIncidents(database.db, merchant);
  });
  route(app, ctx, operator.verifyAudit, async (_call, { merchant }) => {
    await requireMerchant(ctx, merchant);
    const { entries, broken = null } = await verifyAudit(database, merchant);
    return { entries, broken };
  });
  route(app, ctx, operator.restored, async () => {
    const epoch = await newEpoch(ctx);
    await database.transact(async (tx) => {
      for (const { code } of await tx.selectFrom('merchants').select('code').orderBy('code').execute())
        await audit(tx, {
          merchant: code,
          actor: OPERATOR,
          action: 'restored',
          reason: '',
          before: null,
          after: { epoch },
        });
    });
    // Clients of this node learn it at once, those of other nodes by their next heartbeat.
    await app.sendHeartbeat?.();
    return { epoch };
  });
};
