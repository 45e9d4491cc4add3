import type { FastifyInstance } from 'fastify';
import { operator } from '../../contract/operator.ts';
import { staff } from '../../contract/staff.ts';
import type { AppContext } from '../app/context.ts';
import { route } from '../http/route.ts';
import { newEpoch } from '../live/epoch.ts';
import { audit } from './audit.ts';
import { inTransaction, requireMerchant } from './in-transaction.ts';
import { readAudit } from './read-audit.ts';
import { readIncidents } from './read-incidents.ts';
import { verifyAudit } from './verify-audit.ts';
import { staffActor } from './actor.ts';
import { createStaff, listStaff, revokeStaff, setStaffRoles } from './staff/staff.ts';

/** Registers the operator commands that concern the whole platform. Domains register their own. */
export const operatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
  const transaction = inTransaction(ctx);
  route(app, ctx, staff.list, (_call, request) => listStaff(database.db, request));
  route(app, ctx, staff.create, transaction(createStaff));
  route(app, ctx, staff.setRoles, transaction(setStaffRoles));
  route(app, ctx, staff.revoke, transaction(revokeStaff));
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
          actor: staffActor(),
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
