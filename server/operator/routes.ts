import type { FastifyInstance } from 'fastify';
import { operator } from '../../contract/operator.ts';
import type { AppContext } from '../context.ts';
import { route } from '../http/route.ts';
import { newEpoch } from '../live/epoch.ts';
import { audit } from './audit.ts';
import { OPERATOR } from './merchant.ts';

/** Registers the operator commands that concern the whole platform. Domains register their own. */
export const operatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const { database } = ctx;
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
